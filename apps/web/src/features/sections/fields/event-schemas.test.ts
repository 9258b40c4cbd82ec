import type { Section } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { sampleBriefing, samplePpe, sampleRisk, sampleSout } from '../pages/testing/sample-rows.ts'
import { completionSchema, eventChangesSchema, newEventSchema } from './event-schemas.ts'
import { BLANK_VALUES, type EventValues, eventValues, nextValuesOf } from './event-values.ts'

const TARGET = { companyId: 7, employeeId: 11 }

function issuesOf(section: Section, values: Partial<EventValues>) {
  const checked = newEventSchema({ ...TARGET, section })['~standard'].validate({ ...BLANK_VALUES, ...values })
  if (checked instanceof Promise) throw new Error('the schema is not asynchronous')
  return (checked.issues ?? []).map(({ path, message }) => `${path?.join('.')}: ${message}`)
}

describe('новая запись', () => {
  test.each<[Section, Partial<EventValues>, string[]]>([
    ['briefing', { periodicity: '6 месяцев' }, ['kind: Укажите вид инструктажа']],
    [
      'briefing',
      { kind: 'repeat', periodicity: 'иногда' },
      ['periodicity: Разово, бессрочно, «N лет» или «N месяцев»'],
    ],
    ['briefing', { kind: 'repeat', periodicity: '6 месяцев' }, []],
    [
      'briefing',
      { kind: 'repeat', periodicity: '6 месяцев', date: '10.03' },
      ['date: Дата в виде дд.мм.гггг'],
    ],
    [
      'briefing',
      { kind: 'repeat', periodicity: '6 месяцев', date: '1899-12-31' },
      ['date: Дата между 1900 и 2100 годом'],
    ],
    ['training', { periodicity: '3 года' }, ['programme: Укажите программу']],
    [
      'training',
      { programme: 'general', periodicity: '3 года', hours: 'много' },
      ['hours: Часы — целое число'],
    ],
    [
      'ppe',
      { ppe: 'Каска', periodicity: '2 года', quantity: 'десять' },
      ['quantity: Количество — целое число'],
    ],
    ['ppe', { ppe: 'Каска', periodicity: '2 года', quantity: '0' }, ['quantity: Не меньше 1']],
    ['ppe', { periodicity: '2 года' }, ['ppe: Обязательное поле']],
    [
      'risk',
      {
        periodicity: '3 года',
        hazards: [
          {
            code: null,
            hazard: 'Движущиеся машины',
            danger: 'Наезд',
            probability: 3,
            severity: null,
            measures: '',
          },
        ],
      },
      ['hazards.0.severity: Целое число от 1 до 5'],
    ],
  ])('%s %j → %j', (section, values, issues) => {
    expect(issuesOf(section, values)).toEqual(issues)
  })

  test('меры — по строкам, пустые строки не меры', async () => {
    const line = { code: null, hazard: 'Высота', danger: 'Падение', probability: 2, severity: 4 }
    const checked = await newEventSchema({ ...TARGET, section: 'risk' })['~standard'].validate({
      ...BLANK_VALUES,
      periodicity: '3 года',
      hazards: [{ ...line, measures: 'Ограждения\n\n  Обучение ' }],
    })
    expect('value' in checked && checked.value).toMatchObject({
      section: 'risk',
      hazards: [{ ...line, measures: ['Ограждения', 'Обучение'] }],
    })
  })
})

describe('изменение', () => {
  test('отдаёт только то, что изменено', async () => {
    const from = eventValues(sampleBriefing(5, { instructor: 'Петров П. П.' }))
    const schema = eventChangesSchema('briefing', from)
    const checked = await schema['~standard'].validate({ ...from, date: '2025-11-12', instructor: '' })
    expect(checked).toEqual({ value: { date: '2025-11-12', instructor: null } })
  })

  test('стёртый номер снимает работника с рабочего места', async () => {
    const from = eventValues(sampleSout(5, {}))
    const checked = await eventChangesSchema('sout', from)['~standard'].validate({
      ...from,
      workplaceNumber: '',
    })
    expect(checked).toEqual({ value: { workplaceNumber: null, workplaceId: null } })
  })

  test('срок записи, которая ещё не исполнена, — её первый срок', () => {
    const values = eventValues(sampleBriefing(5, { date: null, deadline: '2026-12-01', state: 'missing' }))
    expect(values.firstDeadline).toBe('2026-12-01')
    expect(eventValues(sampleBriefing(5, {})).firstDeadline).toBe('')
  })
})

describe('выполнение', () => {
  test('пустое не называется: сервер оставит, что было', async () => {
    const start = nextValuesOf(sampleBriefing(5, {}))
    const checked = await completionSchema('briefing', start)['~standard'].validate({
      ...start,
      date: '2026-11-20',
      instructor: 'Петров П. П.',
    })
    expect(checked).toEqual({ value: { date: '2026-11-20', instructor: 'Петров П. П.' } })
  })

  test('размер остаётся с прошлой выдачи, стёртый стирается', async () => {
    const start = nextValuesOf(samplePpe(5, { size: '52', quantity: 2 }))
    expect(start).toMatchObject({ size: '52', handedOver: '2' })
    const checked = await completionSchema('ppe', start)['~standard'].validate({
      ...start,
      date: '2026-11-20',
      size: '',
    })
    expect(checked).toEqual({ value: { date: '2026-11-20', handedOver: 2, size: null } })
  })

  test('без даты не записать', async () => {
    const start = nextValuesOf(sampleSout(5, {}))
    const checked = await completionSchema('sout', start)['~standard'].validate(start)
    expect(checked.issues?.[0]?.path).toEqual(['date'])
  })

  test('класс и карта рисков начинаются с прошлых', () => {
    const hazard = {
      code: null,
      hazard: 'Высота',
      danger: 'Падение',
      probability: 2,
      severity: 4,
      measures: ['А', 'Б'],
    }
    expect(nextValuesOf(sampleSout(5, {})).workingConditionsClass).toBe('3.1')
    expect(nextValuesOf(sampleRisk(5, { hazards: [hazard] })).hazards[0]?.measures).toBe('А\nБ')
  })
})
