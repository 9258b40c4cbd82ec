import { describe, expect, test } from 'vitest'
import { words } from '../testing/kind-bodies.ts'
import { type HeadLines, template } from '../testing/template-text.ts'
import { checkTemplate } from './check-sources.ts'

const INPUTS =
  '[{ key: работы, label: Работы, type: lines }, { key: кто, label: Кто, type: employee }, { key: люди, label: Люди, type: employees }]'

function complaints(text: string, inputs = INPUTS): string {
  const head: HeadLines = { kind: 'card', title: 'Карточка', subject: 'Карточка', inputs }
  return checkTemplate(template(head, `${words(15)}\n\n${text}`), '2026-11-28')
    .map(({ message }) => message)
    .filter((message) => !message.includes('задан, но в тексте'))
    .join('\n')
}

const table = (rows: string, end = '!выбор работы', head = '№') =>
  `| ${head} | Работа |\n| 20 | 80 |\n${rows}\n${end}`
const TWO = '| 1 | Высота |\n| 2 | Колодцы |'

describe('выбор строк', () => {
  test.each([
    ['строки не пронумерованы', table('| 1 | Высота |\n| — | Колодцы |'), 'номер строки «—» не идёт'],
    ['номер повторяется', table('| 1 | Высота |\n| 1 | Колодцы |'), 'номер строки «1» не идёт'],
    ['вопрос другого вида', table(TWO, '!выбор кто'), '!выбор кто: нет вопроса вида lines'],
    ['первая графа — не номер', table(TWO, '!выбор работы', 'Код'), 'первая графа таблицы — №'],
    ['таблица не названа', table(TWO, ''), 'под таблицей нет !выбор работы'],
    ['одна строка', table('| 1 | Высота |'), 'в ней меньше двух строк'],
  ])('%s', (_name, text, message) => {
    expect(complaints(text)).toContain(message)
  })

  test('строки пронумерованы, вопрос назван', () => {
    expect(complaints(table(TWO))).toBe('')
  })

  test.each([['весь список работников', '{#работники}{номер} | {фио.именительный}{/работники}']])(
    '%s',
    (_name, row) => {
      expect(complaints(table(`| ${row} |`))).toBe('')
    },
  )

  test.each([
    ['список из ответа: люди выбраны в самом ответе', '| {#люди}{номер} | {фио.именительный}{/люди} |'],
    [
      'рядом со списком написанная строка',
      '| {#работники}{номер} | {фио.именительный}{/работники} |\n| 2 | Колодцы |',
    ],
  ])('%s', (_name, rows) => {
    expect(complaints(table(rows))).toContain('в таблице одна строка — список записей или работников')
  })

  test('!выбор без таблицы', () => {
    expect(() => complaints('Текст.\n\n!выбор работы')).toThrow('!выбор ставится сразу под таблицей')
  })
})

describe('лишние строки не называют словами', () => {
  test.each([
    'Лишние строки вычёркивают, недостающие дописывают.',
    'Работы, которых в организации нет, вычёркивают.',
    'Утвердить перечень, исключив из него строки {кто.фио.именительный}.',
  ])('«%s»', (text) => {
    expect(complaints(`${table(TWO)}\n\n${text}`)).toContain('Лишние строки не вычёркивают')
  })
})

test('строка списка среди пронумерованных — без номера', () => {
  const rows = '| 1 | {кто.фио.именительный} |\n| {#люди} | {фио.именительный}{/люди} |'
  expect(complaints(`${table(rows, '')}\n\n${table(TWO)}`)).toContain('у строк списка нет номера')
})

describe('подпись после списка', () => {
  const list = '| № | Кто |\n| 20 | 80 |\n| {#люди}{номер} | {фио.именительный}{/люди} |'

  test('может уйти на новую страницу одна', () => {
    expect(complaints(`${table(TWO)}\n\n${list}\n\n!подпись кто`)).toContain('уйти на новую страницу одна')
  })

  test('стоит под строкой, которая называет бумагу', () => {
    expect(complaints(`${table(TWO)}\n\n${list}\n\nСоставитель карточки:\n\n!подпись кто`)).toBe('')
  })
})
