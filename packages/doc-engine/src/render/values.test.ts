import { describe, expect, test } from 'vitest'
import { BLANK_LINE } from '../fields/scope.ts'
import { bodyOf, render, value } from '../testing/render-body.ts'
import { paragraph } from '../testing/word-file.ts'

const dictionary = [value('имя'), value('текст')]
const file = { body: paragraph('[{текст}]') }
const textOf = (text: string) => render(file, dictionary, { текст: text }).text
const xmlOf = (text: string) => bodyOf(render(file, dictionary, { текст: text }).xml)

describe('значения в тексте', () => {
  test.each([
    ['пробелы по краям', '  два  ', '[  два  ]'],
    ['знаки разметки', 'A & B <i> "x" >', '[A & B <i> "x" >]'],
    ['готовая сущность остаётся текстом', '&amp;', '[&amp;]'],
    ['скобки в значении не становятся тегом', '{имя}', '[{имя}]'],
    ['перевод строки', 'один\nдва', '[один\nдва]'],
    ['перевод строки Windows', 'один\r\nдва', '[один\nдва]'],
    ['одинокий возврат каретки', 'один\rдва', '[один\nдва]'],
    ['табуляция', 'один\tдва', '[один\tдва]'],
    ['управляющие знаки пропадают', 'а\u0000б\u0007в\u000bг\u001f', '[абвг]'],
    ['знаки, которых нет в XML', 'а\ufffeб\uffff', '[аб]'],
    ['эмодзи', 'каска 👷‍♀️🦺', '[каска 👷‍♀️🦺]'],
    ['половина суррогатной пары', 'а\ud83dб\ude00в', '[абв]'],
    ['не латиница и не кириллица', 'Ünal 日本 €', '[Ünal 日本 €]'],
    ['пустая строка', '', '[]'],
    ['шаблоны замены не действуют', '$& $1 $$', '[$& $1 $$]'],
  ])('%s', (_name, text, expected) => {
    expect(textOf(text)).toBe(expected)
  })

  test('короткое и длинное значение пишутся одинаково', () => {
    const sample = 'Ж€z👷'
    expect(textOf(sample.repeat(500))).toBe(`[${sample.repeat(500)}]`)
  })

  test('разметка экранируется, перенос и табуляция — элементы Word', () => {
    expect(xmlOf('<a>\n&"\t')).toBe(
      '<w:p><w:r><w:t xml:space="preserve">[&lt;a&gt;</w:t><w:br/><w:t xml:space="preserve">' +
        '&amp;&quot;</w:t><w:tab/><w:t xml:space="preserve">]</w:t></w:r></w:p>',
    )
  })

  test('дефис, на котором не переносят, — элемент Word и в длинном значении', () => {
    expect(xmlOf('Чиж\u2011Мстиславский')).toContain(
      '>[Чиж</w:t><w:noBreakHyphen/><w:t xml:space="preserve">',
    )
    const long = 'Чиж\u2011Мстиславский '.repeat(20)
    expect(textOf(long)).toBe(`[${long}]`)
  })

  test('текст в мегабайт', () => {
    const text = 'Охрана труда & здоровье\n'.repeat(44_000)
    expect(text.length).toBeGreaterThan(2 ** 20)
    expect(textOf(text)).toBe(`[${text}]`)
  })

  test('логическое значение пишется словом', () => {
    const body = paragraph('{имя}/{текст}')
    expect(render({ body }, dictionary, { имя: true, текст: false }).text).toBe('да/нет')
  })

  test('пробелы вокруг тега сохраняются и там, где Word их не просил хранить', () => {
    const body = '<w:p><w:r><w:t>Кому: {имя}</w:t></w:r></w:p>'
    expect(bodyOf(render({ body }, dictionary, { имя: 'Ли ' }).xml)).toBe(
      '<w:p><w:r><w:t xml:space="preserve">Кому: Ли </w:t></w:r></w:p>',
    )
  })

  test('чего нет, то линия для заполнения от руки, и об этом сказано один раз', () => {
    const body = paragraph('{имя}') + paragraph('{имя} {текст}')
    const { text, missing } = render({ body }, dictionary, { имя: null })
    expect(text).toBe(`${BLANK_LINE}\n${BLANK_LINE} ${BLANK_LINE}`)
    expect(missing).toEqual(['имя', 'текст'])
  })

  test('список на месте значения — ошибка вызывающего, а не «[object Object]» в документе', () => {
    expect(() => render(file, dictionary, { текст: [] })).toThrow('текст')
  })
})
