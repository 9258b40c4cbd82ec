import { describe, expect, test } from 'vitest'
import { templateCache } from './cache.ts'
import { compileTemplate } from './compile.ts'
import { list, partOf, scope, value } from './testing/render-body.ts'
import { paragraph, wordFile } from './testing/word-file.ts'
import { documentText } from './text/document-text.ts'
import { readZip } from './zip/read.ts'

const dictionary = [value('имя'), value('город'), list('люди', [value('имя')])]
const facts = scope({ имя: 'Ли', люди: [{ имя: 'Ким' }] })
const body = paragraph('{имя} {#люди}{номер}{имя}{город}{/}') + paragraph('{имя}')
const filler = (paragraphs: number) =>
  Array.from({ length: paragraphs }, (_, index) =>
    paragraph(`${index}. Пункт инструкции по охране труда`),
  ).join('')

describe('готовый документ', () => {
  test('одни и те же данные дают одни и те же байты', () => {
    const file = wordFile({ body, header: paragraph('{имя}') })
    const first = compileTemplate(file, dictionary)
    const second = compileTemplate(Uint8Array.from(file), dictionary)
    expect(second.hash).toBe(first.hash)
    const bytes = first.render(facts).bytes
    first.render(scope({ имя: 'другой' }))
    expect(first.render(facts).bytes.equals(bytes)).toBe(true)
    expect(second.render(facts).bytes.equals(bytes)).toBe(true)
  })

  test('прежний документ не меняется от того, что сделан следующий', () => {
    const template = compileTemplate(wordFile({ body }), dictionary)
    const first = template.render(facts)
    const copy = Buffer.from(first.bytes)
    template.render(scope({ имя: 'Цой'.repeat(1000) }))
    expect(first.bytes.equals(copy)).toBe(true)
  })

  test('уровень сжатия меняет размер, но не текст', () => {
    const varied = Array.from({ length: 300 }, (_, index) => paragraph(`{имя} ${index * 7919} ${index % 17}`))
    const template = compileTemplate(wordFile({ body: varied.join('') }), dictionary)
    const [fast, small] = [template.render(facts, { level: 1 }), template.render(facts, { level: 9 })]
    expect(small.bytes.length).toBeLessThan(fast.bytes.length)
    expect(documentText(small.bytes)).toBe(documentText(fast.bytes))
  })

  test.each([
    ['в начале и в конце', filler(100) + paragraph('{имя}') + filler(100)],
    ['в середине', paragraph('{имя}') + filler(300) + paragraph('{имя}') + filler(1) + paragraph('{имя}')],
    ['в самом конце короткий тег', `${filler(300)}<w:p><w:r><w:t>{имя}</w:t></w:r></w:p>`],
    [
      'перед разделом, от которого ничего не осталось',
      `${filler(300)}${paragraph('{^люди}')}${filler(200)}${paragraph('{/}')}`,
    ],
  ])('длинный неизменный текст %s выходит целиком', (_name, long) => {
    const { bytes } = compileTemplate(wordFile({ body: long }), dictionary).render(facts)
    const expected = documentText(wordFile({ body: long.replace(/<w:p>[^П]*?\{\^.*\{\/\}.*?<\/w:p>/, '') }))
    expect(documentText(bytes)).toBe(expected.replaceAll('{имя}', 'Ли'))
  })

  test('части без тегов копируются байт в байт, список типов стоит первым', () => {
    const styles = '<w:styles xmlns:w="x">{имя}</w:styles>'
    const { bytes } = compileTemplate(
      wordFile({ body, files: { 'word/styles.xml': styles } }),
      dictionary,
    ).render(facts)
    expect(partOf(bytes, 'word/styles.xml')).toBe(styles)
    expect(readZip(bytes)[0]?.name).toBe('[Content_Types].xml')
  })

  test('шаблон без тегов выходит как был', () => {
    const file = wordFile({ body: paragraph('Просто {} текст') })
    const template = compileTemplate(file, dictionary)
    expect(template.tags).toEqual([])
    expect(documentText(template.render(new Map()).bytes)).toBe('Просто {} текст')
  })

  test('использованные поля названы полными путями в порядке появления', () => {
    expect(compileTemplate(wordFile({ body }), dictionary).tags).toEqual([
      'имя',
      'люди',
      'люди.номер',
      'люди.имя',
      'город',
    ])
  })

  test('поле строки берётся у строки, а если у неё такого нет — снаружи', () => {
    const own = scope({ имя: 'внешнее', город: 'Пермь', люди: [{ имя: 'своё' }, {}, { имя: null }] })
    const made = compileTemplate(wordFile({ body: paragraph('{#люди}{имя},{/}') }), dictionary).render(own)
    expect(documentText(made.bytes)).toBe('своё,внешнее,____________,')
    expect(made.missing).toEqual(['люди.имя'])
  })

  test('документ, который вырос за всякие пределы, не делается', () => {
    const template = compileTemplate(wordFile({ body: paragraph('{#люди}{имя}{/}') }), dictionary)
    const people = Array.from({ length: 600 }, () => ({ имя: 'ж'.repeat(2 ** 18) }))
    expect(() => template.render(scope({ люди: people }))).toThrow('слишком большим')
    expect(documentText(template.render(facts).bytes)).toBe('Ким')
  })
})

describe('хранилище разобранных шаблонов', () => {
  test('один файл и один справочник разбираются один раз', () => {
    const cache = templateCache()
    const file = wordFile({ body })
    const { hash } = compileTemplate(file, dictionary)
    expect(cache.find(hash, dictionary)).toBeNull()
    const compiled = cache.compile(file, dictionary)
    expect(cache.compile(Uint8Array.from(file), dictionary)).toBe(compiled)
    expect(cache.find(hash, dictionary)).toBe(compiled)
    expect(cache.find(hash, [...dictionary])).toBeNull()
  })

  test('вытесняется тот, которым дольше не пользовались, а больший предела остаётся один', () => {
    const files = ['а', 'б', 'в'].map((text) => wordFile({ body: paragraph(`${text} {имя}`) }))
    const [a, b, c] = files
    if (a === undefined || b === undefined || c === undefined) throw new Error('Three files were asked for')
    const { size } = compileTemplate(a, dictionary)
    const cache = templateCache(size * 2.5)
    const [firstA, firstB] = [cache.compile(a, dictionary), cache.compile(b, dictionary)]
    cache.compile(a, dictionary)
    cache.compile(c, dictionary)
    expect(cache.find(firstA.hash, dictionary)).toBe(firstA)
    expect(cache.find(firstB.hash, dictionary)).toBeNull()
    const small = templateCache(1)
    expect(small.compile(a, dictionary)).toBe(small.compile(a, dictionary))
    small.compile(b, dictionary)
    expect(small.find(firstA.hash, dictionary)).toBeNull()
  })
})
