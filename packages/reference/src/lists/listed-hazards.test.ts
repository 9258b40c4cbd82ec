import { HAZARD_KINDS } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { findListedDanger, HAZARD_KIND_FACTS, LISTED_HAZARDS } from '../index.ts'

const dangers = LISTED_HAZARDS.flatMap((hazard) => hazard.dangers.map((danger) => ({ hazard, danger })))

describe('примерный перечень опасностей приказа № 776н', () => {
  test('28 опасностей по порядку, события пронумерованы внутри своей', () => {
    expect(LISTED_HAZARDS.map(({ number }) => number)).toEqual(Array.from({ length: 28 }, (_, at) => at + 1))
    for (const { number, dangers: own } of LISTED_HAZARDS) {
      expect(own.map(({ code }) => code)).toEqual(own.map((_, at) => `${number}.${at + 1}`))
    }
  })

  test('у каждого события есть источник, текст и меры, ничего не склеено', () => {
    for (const { danger } of dangers) {
      const texts = [danger.source, danger.danger, ...danger.measures]
      for (const text of texts) {
        expect(text).not.toMatch(/["]|\s{2}|^\s|\s$|https?:|[а-яё] Организация обучения/)
        expect(text).not.toBe('')
      }
      expect(danger.measures.length).toBeGreaterThan(0)
      expect(new Set(danger.measures).size).toBe(danger.measures.length)
    }
  })

  test.each([
    [
      '2.2',
      'Травма или заболевание вследствие отсутствия защиты от вредных (травмирующих) факторов, от которых защищают СИЗ',
    ],
    ['10.1', 'Травмы, ожоги вследствие пожара или взрыва'],
    ['11.1', 'Развитие гипоксии или удушья из-за недостатка кислорода в замкнутых технологических емкостях'],
    ['21.2', 'Воздействие общей вибрации на тело работника'],
    ['23.1', 'Повреждение костно-мышечного аппарата работника при физических перегрузках'],
    ['24.3', 'Психоэмоциональные перегрузки'],
    ['27.7', 'Поражение электрическим током'],
    ['28.1', 'Психофизическая нагрузка'],
  ])('событие %s — %s', (code, danger) => {
    expect(findListedDanger(code)?.danger).toBe(danger)
  })

  test('одинаковые события под одним номером различает источник', () => {
    expect(findListedDanger('4.1')?.source).toBe('Выполнение работ вблизи водоемов')
    expect(findListedDanger('4.2')?.source).toBe(
      'Деятельность на палубе и за бортом судов, нефтяных платформ',
    )
    expect(findListedDanger('27.5')?.source).toBe('Шаговое напряжение')
  })

  test('события, которого в перечне нет, не находится', () => {
    expect(findListedDanger('29.1')).toBeNull()
  })
})

test('каждый вид опасности профессий ведёт к событиям перечня', () => {
  for (const kind of HAZARD_KINDS) {
    const { title, dangers: codes } = HAZARD_KIND_FACTS[kind]
    expect(title).not.toBe('')
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes) expect(findListedDanger(code)?.code).toBe(code)
  }
})
