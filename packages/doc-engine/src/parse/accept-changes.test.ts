import { describe, expect, test } from 'vitest'
import { compileTemplate } from '../compile.ts'
import { bodyOf, partOf, render, scope, value } from '../testing/render-body.ts'
import { paragraph, run, table, wordFile } from '../testing/word-file.ts'

const dictionary = [value('имя')]
const facts = { имя: 'Ли' }
const BY = 'w:id="1" w:author="юрист" w:date="2026-01-01T00:00:00Z"'
const inserted = (xml: string) => `<w:ins ${BY}>${xml}</w:ins>`
const deleted = (text: string) => `<w:del ${BY}><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const endingDeleted = (content: string) =>
  `<w:p><w:pPr><w:jc w:val="both"/><w:rPr><w:del ${BY}/></w:rPr></w:pPr>${content}</w:p>`
const row = (properties: string, text: string) =>
  `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(text)}</w:tc></w:tr>`

const bodyAfter = (body: string) => bodyOf(render({ body }, dictionary, facts).xml)

describe('бумага из шаблона с исправлениями', () => {
  test.each([
    [
      'вставленное остаётся, удалённого нет',
      `<w:p>${run('а')}${inserted(run('б'))}${deleted('в')}</w:p>`,
      'аб',
    ],
    ['вставленное и снова удалённое', `<w:p>${run('а')}${inserted(deleted('б'))}</w:p>`, 'а'],
    [
      'перенесённое — только на новом месте',
      `<w:p><w:moveFromRangeStart w:id="1"/><w:moveFrom ${BY}>${run('а')}</w:moveFrom><w:moveFromRangeEnd w:id="1"/></w:p>` +
        `<w:p><w:moveToRangeStart w:id="2"/><w:moveTo ${BY}>${run('а')}</w:moveTo><w:moveToRangeEnd w:id="2"/></w:p>`,
      '\nа',
    ],
    ['удалённый абзац исчезает целиком', endingDeleted(deleted('лишнее')) + paragraph('а'), 'а'],
    [
      'несколько удалённых подряд',
      endingDeleted(deleted('1')) + endingDeleted(deleted('2')) + paragraph('а'),
      'а',
    ],
    [
      'удалён только конец абзаца',
      endingDeleted(run('а, ')) + endingDeleted(run('б, ')) + paragraph('в'),
      'а, б, в',
    ],
    ['конец удалён перед пустым абзацем', `${endingDeleted(run('а'))}<w:p/>${paragraph('б')}`, 'а\nб'],
    ['пустой удалённый перед таблицей', endingDeleted(deleted('x')) + table([paragraph('а')]), 'а'],
    ['удалённый последний абзац ячейки остаётся', table([endingDeleted(run('а'))]), 'а'],
    [
      'удалённая строка таблицы',
      `<w:tbl><w:tblPr/>${row('', 'а')}${row(`<w:del ${BY}/>`, 'б')}${row(`<w:ins ${BY}/>`, 'в')}</w:tbl>`,
      'а\nв',
    ],
    ['таблица, из которой удалено всё', `<w:tbl>${row(`<w:del ${BY}/>`, 'б')}</w:tbl>${paragraph('а')}`, 'а'],
    [
      'тег, собранный из вставок',
      `<w:p>${run('{и')}${inserted(run('м'))}${deleted('ен')}${run('я}')}</w:p>`,
      'Ли',
    ],
    ['тег, удалённый исправлением', `<w:p>${run('а')}${deleted('{нет_такого}')}</w:p>`, 'а'],
  ])('%s', (_name, body, text) => {
    const made = render({ body }, dictionary, facts)
    expect(made.text).toBe(text)
    expect(made.xml).not.toMatch(/<w:(?:ins|del|delText|moveFrom\w*|moveTo\w*)[\s/>]/)
  })

  test('прежнее оформление не остаётся, нынешнее остаётся', () => {
    const properties = '<w:b/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange>'
    const body = `<w:p><w:pPr><w:jc w:val="both"/><w:pPrChange w:id="2"><w:pPr/></w:pPrChange></w:pPr>${run('а', properties)}</w:p>`
    expect(bodyAfter(body)).toBe(`<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${run('а', '<w:b/>')}</w:p>`)
  })

  test('оформление соединённых абзацев — первого из них', () => {
    expect(bodyAfter(endingDeleted(run('а')) + paragraph('{имя}'))).toBe(
      `<w:p><w:pPr><w:jc w:val="both"/><w:rPr></w:rPr></w:pPr>${run('а')}${run('Ли')}</w:p>`,
    )
  })

  test('конец раздела страницы не удаляется', () => {
    const body = `<w:p><w:pPr><w:rPr><w:del ${BY}/></w:rPr><w:sectPr/></w:pPr>${run('а')}</w:p>${paragraph('б')}`
    expect(render({ body }, dictionary, facts).text).toBe('а\nб')
    expect(bodyAfter(body)).toContain('<w:sectPr/></w:pPr>')
  })

  test('примечаний в бумаге нет: ни пометок, ни текста', () => {
    const body = `<w:p><w:commentRangeStart w:id="0"/>${run('{имя}')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`
    const comments =
      '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
      `<w:comment w:id="0">${paragraph('Проверить {это}')}</w:comment></w:comments>`
    const file = wordFile({
      body,
      files: {
        'word/comments.xml': comments,
        '[Content_Types].xml': withComments(),
      },
    })
    const { bytes } = compileTemplate(file, dictionary).render(scope(facts))
    expect(partOf(bytes, 'word/document.xml')).not.toContain('comment')
    expect(partOf(bytes, 'word/comments.xml')).not.toContain('Проверить')
  })

  test('колонтитул без меток с исправлением тоже очищается', () => {
    const made = render(
      { body: paragraph('а'), header: `<w:p>${deleted('старое')}${run('новое')}</w:p>` },
      dictionary,
    )
    expect(partOf(made.bytes, 'word/header.xml')).not.toContain('старое')
  })

  test('сколько исправлений и примечаний было, сказано', () => {
    const body = `<w:p>${inserted(run('а'))}${deleted('б')}</w:p>`
    expect(compileTemplate(wordFile({ body }), dictionary).review).toEqual({ corrections: 2, comments: 0 })
    expect(compileTemplate(wordFile({ body: paragraph('а') }), dictionary).review).toEqual({
      corrections: 0,
      comments: 0,
    })
  })
})

function withComments(): string {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/>` +
    `<Override PartName="/word/comments.xml" ContentType="${word}.comments+xml"/></Types>`
  )
}
