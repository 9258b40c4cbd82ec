import { describe, expect, test } from 'vitest'
import { logFieldLabel } from '../log/log-fields.ts'
import { SECTIONS } from '../section/sections.ts'
import {
  EVENT_FIELD_LABELS,
  EVENT_FIELD_NAMES,
  type EventField,
  eventChoice,
  eventFactText,
  eventField,
  sectionFields,
} from './event-fields.ts'
import { eventLabels } from './event-labels.ts'
import { carriedFields, usualFields } from './next-fields.ts'

describe('поля событий', () => {
  test.each(SECTIONS)('%s: двух полей с одним названием нет', (section) => {
    const labels = EVENT_FIELD_NAMES.filter((field) =>
      [section, null].includes(eventField(field).section),
    ).map((field) => EVENT_FIELD_LABELS[field])
    expect(labels).toEqual([...new Set(labels)])
  })

  test('журнал называет поле теми же словами, что форма', () => {
    for (const field of EVENT_FIELD_NAMES) expect(logFieldLabel('event', field)).toBe(eventField(field).label)
  })

  test('выдачу и возврат называют по-своему, остальное — одинаково', () => {
    const [issued, returned] = [eventLabels('ppe', 'issuance'), eventLabels('ppe', 'return')]
    expect([issued.date, issued.handedOver]).toEqual(['Дата выдачи', 'Выдано'])
    expect([returned.date, returned.handedOver]).toEqual(['Дата возврата', 'Возвращено'])
    expect(returned.model).toBe(issued.model)
    expect(eventLabels('briefing', 'issuance').date).toBe('Дата проведения')
  })

  test('к следующему выполнению остаётся то, что о вещи, а не о дне', () => {
    expect(SECTIONS.flatMap(carriedFields)).toEqual([
      'size',
      'model',
      'riskClass',
      'certificate',
      'certificateUntil',
      'workingConditionsClass',
      'riskLevel',
      'hazards',
    ])
  })

  test('у многих подряд одно и то же — кто проводил, обучал, осматривал', () => {
    expect(SECTIONS.flatMap(usualFields)).toEqual(['instructor', 'provider', 'providerInn', 'organisation'])
  })

  test('номер рабочего места — ссылка: выполнение его берёт, но не записывает', () => {
    expect(sectionFields('sout', 'completion')).not.toContain('workplaceNumber')
    expect(sectionFields('sout', 'place')).toEqual(['workplaceNumber'])
  })

  test.each<[EventField, unknown, string | null]>([
    ['registeredOn', '2026-03-05', '05.03.2026'],
    ['result', 'failed', 'неудовлетворительно'],
    ['conclusion', 'такого нет', 'такого нет'],
    ['hours', 0, '0'],
    ['hazards', [{}, {}], '2'],
    ['hazards', [], null],
    ['instructor', '', null],
    ['instructor', undefined, null],
  ])('%s %j — %s', (field, value, text) => {
    expect(eventFactText(field, value)).toBe(text)
  })

  test('чего в закрытом наборе нет, то не выбрано', () => {
    expect([eventChoice('kind', 'repeat'), eventChoice('kind', 'passed'), eventChoice('kind', null)]).toEqual(
      ['repeat', null, null],
    )
  })
})
