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
