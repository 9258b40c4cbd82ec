import type { EventAnswer } from '@ot/contract'
import { expect, test } from 'vitest'
import { sampleBriefing, samplePpe } from '../pages/testing/sample-rows.ts'
import { type MarkedEvents, markedText, toMarkText, unmarkedText } from './marked-text.ts'

const nameOf = ({ employeeId }: EventAnswer) => (employeeId === 11 ? 'Громов П. И.' : 'Ёлкина А. Ю.')
const said = (events: MarkedEvents) => markedText(events, nameOf).replaceAll('\u00a0', ' ')
const others = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleBriefing(index + 2, { employeeId: index + 12 }))
const INTRODUCTORY = { name: 'Вводный инструктаж' }

test.each<[string, MarkedEvents]>([
  ['Отмечено: Громов П. И. — повторный инструктаж', [sampleBriefing(1, {})]],
  ['Отмечено у 2 работников: повторный инструктаж', [sampleBriefing(1, {}), ...others(1)]],
  ['Отмечено у 12 работников: повторный инструктаж', [sampleBriefing(1, {}), ...others(11)]],
  ['Отмечено у 21 работника: повторный инструктаж', [sampleBriefing(1, {}), ...others(20)]],
  [
    'Отмечено: Громов П. И. — повторный инструктаж, вводный инструктаж',
    [sampleBriefing(1, {}), sampleBriefing(2, INTRODUCTORY)],
  ],
  [
    'Отмечено у 2 работников: 4 инструктажа',
    [
      sampleBriefing(1, {}),
      sampleBriefing(8, INTRODUCTORY),
      sampleBriefing(9, { name: 'Целевой инструктаж' }),
      ...others(1),
    ],
  ],
  ['Отмечена выдача: Громов П. И. — каска защитная', [samplePpe(1, {})]],
  ['Отмечен возврат: Громов П. И. — каска защитная', [samplePpe(1, { eventType: 'return' })]],
  [
    'Отмечена выдача у 2 работников: СИЗ органов дыхания',
    [
      samplePpe(1, { name: 'СИЗ органов дыхания' }),
      samplePpe(2, { name: 'СИЗ органов дыхания', employeeId: 12 }),
    ],
  ],
])('%s', (text, events) => {
  expect(said(events)).toBe(text)
})

test('отмена называет тех же', () => {
  expect(unmarkedText([sampleBriefing(1, {})], nameOf)).toBe(
    'Отметка отменена: Громов П. И. — повторный инструктаж',
  )
  expect(unmarkedText([sampleBriefing(1, {}), ...others(1)], nameOf)).toMatch(/^Отметки отменены у/)
})

test('перед отметкой сказано, кому и что', () => {
  const asked = (events: MarkedEvents) => toMarkText(events).replaceAll('\u00a0', ' ')
  expect(asked([sampleBriefing(1, {})])).toBe('Громов Пётр Ильич — повторный инструктаж')
  expect(asked([sampleBriefing(1, {}), ...others(4)])).toBe('5 работников: повторный инструктаж')
  expect(asked([sampleBriefing(1, {}), sampleBriefing(2, INTRODUCTORY)])).toBe(
    'Громов Пётр Ильич — повторный инструктаж, вводный инструктаж',
  )
})
