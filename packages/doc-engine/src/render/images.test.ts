import { describe, expect, test } from 'vitest'
import { compileTemplate } from '../compile.ts'
import { BLANK_LINE } from '../fields/scope.ts'
import { image, list, partOf, render, scope, value } from '../testing/render-body.ts'
import { paragraph, relationships, wordFile } from '../testing/word-file.ts'
import { readZip } from '../zip/read.ts'

const png = (tail: number) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from([tail])])
const picture = (tail: number) => ({ png: png(tail), widthMm: 20, heightMm: 10 })
const dictionary = [image('код'), value('имя'), list('люди', [image('код')])]

describe('рисунки', () => {
  const made = render({ body: paragraph('Код: {код}.') }, dictionary, { код: picture(1) })

  test('рисунок встаёт на место тега в своём размере', () => {
    expect(made.text).toBe('Код: .')
    expect(made.xml).toContain('<wp:extent cx="720000" cy="360000"/>')
    expect(made.xml).toContain('Код: </w:t><w:drawing>')
    expect(made.xml).toContain('</w:drawing><w:t xml:space="preserve">.</w:t>')
  })

  test('файл рисунка, связь и тип содержимого добавлены', () => {
    const names = readZip(made.bytes).map(({ name }) => name)
    expect(names).toContain('word/media/ot-image1.png')
    expect(partOf(made.bytes, '[Content_Types].xml')).toContain('Extension="png"')
    const id = /r:embed="([^"]+)"/.exec(made.xml)?.[1] ?? ''
    expect(partOf(made.bytes, 'word/_rels/document.xml.rels')).toContain(`Id="${id}"`)
  })

  test('один рисунок хранится один раз, в колонтитуле своя связь', () => {
    const file = { body: paragraph('{код}{код}'), header: paragraph('{код}') }
    const { bytes, xml } = render(file, dictionary, { код: picture(1) })
    expect(readZip(bytes).filter(({ name }) => name.endsWith('.png'))).toHaveLength(1)
    expect(partOf(bytes, 'word/_rels/header.xml.rels')).toContain('/word/media/ot-image1.png')
    const numbers = [...(xml + partOf(bytes, 'word/header.xml')).matchAll(/docPr id="(\d+)"/g)].map(
      (found) => found[1],
    )
    expect(new Set(numbers).size).toBe(3)
  })

  test('у каждой строки списка свой рисунок', () => {
    const { bytes } = render({ body: paragraph('{#люди}{код}{/люди}') }, dictionary, {
      люди: [{ код: picture(1) }, { код: picture(2) }],
    })
    const media = readZip(bytes).filter(({ name }) => name.endsWith('.png'))
    expect(media.map(({ bytes: content }) => content.at(-1))).toEqual([1, 2])
  })

  test('имена связей не сталкиваются с прежними', () => {
    const rels = relationships([['rIdImage1', 'http://x/theme', 'theme.xml']])
    const { xml } = render(
      { body: paragraph('{код}'), files: { 'word/_rels/document.xml.rels': rels } },
      dictionary,
      {
        код: picture(1),
      },
    )
    expect(xml).toContain('r:embed="rIdImageN1"')
  })

  test('часть с пустым списком связей', () => {
    const rels = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>'
    const file = { body: paragraph('{код}'), files: { 'word/_rels/document.xml.rels': rels } }
    const { bytes } = render(file, dictionary, { код: picture(1) })
    expect(partOf(bytes, 'word/_rels/document.xml.rels')).toMatch(/<Relationship Id.*<\/Relationships>$/)
  })

  test('рисунка нет — линия, и об этом сказано; условие о нём работает', () => {
    const { text, missing } = render({ body: paragraph('{код}{#код}есть{/}{^код}нет{/}') }, dictionary)
    expect([text, missing]).toEqual([`${BLANK_LINE}нет`, ['код']])
  })

  test('не PNG — ошибка вызывающего', () => {
    const template = compileTemplate(wordFile({ body: paragraph('{код}') }), dictionary)
    const facts = scope({ код: { png: new Uint8Array(9), widthMm: 1, heightMm: 1 } })
    expect(() => template.render(facts)).toThrow('PNG')
  })
})
