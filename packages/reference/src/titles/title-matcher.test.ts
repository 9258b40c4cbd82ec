import { describe, expect, test } from 'vitest'
import { POSITIONS } from '../lists/positions.ts'
import { staffTitles } from './testing/staff-titles.ts'
import { titleMatcher } from './title-matcher.ts'

const { sureOf, proposalsOf } = titleMatcher(POSITIONS)
const TITLES = staffTitles()
/** Of the titles of staff lists so many lead to the right position by the first proposal. */
const RIGHT_AT_LEAST = 0.95

describe('названия штатных списков', () => {
  test('верна первая предложенная должность', () => {
    const wrong = TITLES.filter(({ title, positions, isAsked }) =>
      isAsked ? sureOf(title) !== null : !positions.includes(proposalsOf(title)[0]?.name ?? ''),
    )
    const share = 1 - wrong.length / TITLES.length
    expect(share, wrong.map(({ title }) => title).join('; ')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST)
  })

  test('без вопроса — ни одной неверной', () => {
    const wrong = TITLES.flatMap(({ title, positions, isAsked }) => {
      const sure = sureOf(title)
      return sure === null || (!isAsked && positions.includes(sure.name)) ? [] : [`${title}: ${sure.name}`]
    })
    expect(wrong).toEqual([])
  })

  test('без вопроса узнаются девять из десяти', () => {
    const sure = TITLES.filter(({ title }) => sureOf(title) !== null)
    expect(sure.length / TITLES.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('список на 120 названий', () => {
  const LISTS = 8
  const lists = Array.from({ length: LISTS }, (_, list) => TITLES.filter((_, at) => at % LISTS === list))
  /** A question whose first proposal is not the answer: the position is looked for by hand. */
  const byHand = lists.map(
    (titles) =>
      titles.filter(
        ({ title, positions, isAsked }) =>
          sureOf(title) === null && (isAsked || !positions.includes(proposalsOf(title)[0]?.name ?? '')),
      ).length,
  )

  test('в среднем выбирают руками не больше пяти должностей, в худшем списке — шесть', () => {
    expect(lists.map(({ length }) => length)).toEqual([120, 120, 120, 120, 119, 119, 119, 119])
    expect(byHand.reduce((sum, one) => sum + one) / LISTS).toBeLessThanOrEqual(5)
    expect(Math.max(...byHand)).toBeLessThanOrEqual(6)
  })
})

describe('о чём надо спросить', () => {
  test.each([
    ['Оператор', 'слишком общее'],
    ['Кассир, продавец, грузчик', 'три работы'],
    ['Токарь-фрезеровщик', 'две профессии'],
    ['Уборщщик', 'опечатка'],
    ['Космонавт-испытатель', 'такого нет'],
  ])('%s: %s', (title) => {
    expect(sureOf(title)).toBeNull()
  })

  test('опечатка не мешает предложить', () => {
    expect(proposalsOf('Уборщщик')[0]?.name).toBe('Уборщик')
    expect(proposalsOf('электомонтер')[0]?.name).toBe('Электромонтёр')
  })
})

describe('что скобки и ранг не меняют, а что меняют', () => {
  test.each([
    ['Кладовщик (холодильник)', 'Кладовщик'],
    ['Водитель (погрузчик)', 'Водитель погрузчика'],
    ['Ученик электромонтера', 'Электромонтёр'],
    ['Старший мастер', 'Старший мастер'],
    ['Бригадир сварщиков', 'Сварщик'],
    ['Водитель кат. С, Е', 'Водитель грузового автомобиля'],
    ['Водитель категории D', 'Водитель автобуса'],
    ['Слесарь КИП', 'Слесарь по контрольно-измерительным приборам и автоматике'],
  ])('%s — %s', (title, name) => {
    expect(sureOf(title)?.name).toBe(name)
  })
})
