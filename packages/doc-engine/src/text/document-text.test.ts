import { expect, test } from 'vitest'
import { paragraph, run, table, wordFile } from '../testing/word-file.ts'
import { documentText } from './document-text.ts'

test.each([
  ['абзацы построчно', paragraph('раз') + paragraph() + paragraph('два', ' три'), 'раз\n\nдва три'],
  ['ячейки построчно', table([paragraph('а'), paragraph('б')]), 'а\nб'],
  ['табуляция и перенос', '<w:p><w:r><w:t>а</w:t><w:tab/><w:t>б</w:t><w:br/></w:r></w:p>', 'а\tб\n'],
  ['сущности', paragraph('&lt;&#169;&gt;'), '<©>'],
  ['рисунок невидим', `<w:p>${run('а')}<w:r><w:drawing/></w:r>${run('б')}</w:p>`, 'аб'],
  ['удалённое исправлением', `<w:p>${run('а')}<w:del><w:r><w:delText>б</w:delText></w:r></w:del></w:p>`, 'а'],
])('%s', (_name, body, expected) => {
  expect(documentText(wordFile({ body }))).toBe(expected)
})

const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
  <w:abstractNum w:abstractNumId="7">
    <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2."/></w:lvl>
    <w:lvl w:ilvl="2"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>
  </w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>
</w:numbering>`

const item = (list: number, level: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`

test.each([
  ['по порядку', [item(1, 0, 'а'), item(1, 0, 'б')], ['1. а', '2. б']],
  [
    'по уровням, нижний начинается заново',
    [item(1, 0, 'а'), item(1, 1, 'б'), item(1, 1, 'в'), item(1, 0, 'г'), item(1, 1, 'д')],
    ['1. а', '1.1. б', '1.2. в', '2. г', '2.1. д'],
  ],
  [
    'у каждого списка свой счёт, текст между пунктами не мешает',
    [item(1, 0, 'а'), item(2, 0, 'б'), paragraph('в'), item(1, 0, 'г')],
    ['1. а', '1. б', 'в', '2. г'],
  ],
  [
    'списки одного описания, если не начаты заново, считают вместе',
    [item(2, 0, 'а'), item(3, 0, 'б')],
    ['1. а', '2. б'],
  ],
  ['значок списка — не слово', [item(1, 2, 'а')], ['а']],
  ['списка нет — номера нет', [item(9, 0, 'а'), item(0, 0, 'б')], ['а', 'б']],
])('номера Word: %s', (_name, items, lines) => {
  const files = { 'word/numbering.xml': NUMBERING }
  expect(documentText(wordFile({ body: items.join(''), files }))).toBe(lines.join('\n'))
})
