import type { EventAnswer } from '@ot/contract'
import { SECTION_SORT_MODES, SECTIONS } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { type ColumnKey, SECTION_SPECS } from '../section-specs.ts'
import { eventCellText, rowWords } from './row-texts.ts'
import { sampleBriefing, sampleMedical, samplePpe, sampleRisk, sampleSout } from './testing/sample-rows.ts'

describe('Столбцы разделов', () => {
  test.each(SECTIONS)('%s: у каждого порядка строк есть заголовок, и только у них', (section) => {
    const modes = SECTION_SPECS[section].columns.flatMap(({ sort }) => (sort === null ? [] : [sort]))
    expect(modes.toSorted()).toEqual(SECTION_SORT_MODES[section].toSorted())
  })

  test.each<[EventAnswer, ColumnKey, string, string]>([
    [sampleBriefing(1, {}), 'subject', 'Повторный инструктаж', 'вид инструктажа'],
    [sampleMedical(1, {}), 'detail', '4.4', 'пункт'],
    [sampleMedical(1, { factorNumber: null }), 'detail', '—', 'освидетельствование вне 29н'],
    [samplePpe(1, { eventType: 'return', onHand: 2 }), 'detail', 'возврат', 'операция'],
    [samplePpe(1, { eventType: 'return', onHand: 2 }), 'quantity', '2 шт.', 'возвращают то, что на руках'],
    [samplePpe(1, { quantity: 12, unit: 'пара' }), 'quantity', '12 пар', 'норма числом'],
    [samplePpe(1, { quantity: null, norm: 'до износа' }), 'quantity', 'до износа', 'норма словами'],
    [sampleSout(1, {}), 'subject', '№ 12А', 'рабочее место'],
    [sampleSout(1, { workplaceNumber: null }), 'subject', 'не назначено', 'места нет'],
    [sampleSout(1, { workingConditionsClass: null }), 'detail', 'не проводилось', 'класса нет'],
    [sampleRisk(1, {}), 'detail', 'средний', 'уровень риска'],
    [sampleRisk(1, { riskLevel: null }), 'detail', 'не проводилось', 'риск не оценён'],
    [sampleRisk(1, { date: null, deadline: '2026-12-01' }), 'date', '—', 'ни разу'],
    [sampleRisk(1, { deadline: '2026-12-01' }), 'deadline', '01.12.2026', 'срок'],
  ])('строка %#', (row, key, expected) => {
    expect(eventCellText(row, key)).toBe(expected)
  })
})

test('строка вне экрана: слова всех столбцов, кроме скрытых', () => {
  const row = samplePpe(1, { quantity: 12, unit: 'пара' })
  const words = (hidden: readonly string[]) => rowWords(row, 'Иванов', new Set(hidden)).split(' · ')
  const all = words([])
  expect(all[0]).toBe('Иванов')
  expect(words(['quantity', 'state'])).toEqual(all.filter((word) => word !== '12 пар').slice(0, -1))
})
