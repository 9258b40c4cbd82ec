import { describe, expect, test } from 'vitest'
import { parsePeriodicity, writePeriodicity } from '../periodicity/periodicity.ts'
import { NO_CAUSES } from '../sout/workplace-times.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { ruleTerm } from './term.ts'
import { type EventTiming, ownPeriodProblem, timesOf } from './times.ts'

const PERSON = { birthDate: '1990-05-05', hireDate: '2020-01-15' }
const YOUNG = { birthDate: '2009-10-10', hireDate: '2026-06-01' }

function period(text: string) {
  const periodicity = parsePeriodicity(text)
  if (periodicity === null) throw new Error(text)
  return periodicity
}

function timing(changes: Partial<EventTiming>): EventTiming {
  return {
    section: 'briefing',
    rule: 'briefing.repeat',
    periodicity: period('6 месяцев'),
    isOwnPeriod: false,
    date: null,
    firstDeadline: null,
    failed: false,
    workplace: null,
    ...changes,
  }
}

function times(changes: Partial<EventTiming>, person = PERSON) {
  const { periodicity, deadline } = timesOf(timing(changes), person, medicalLine)
  return [writePeriodicity(periodicity), deadline]
}

describe('срок события', () => {
  test('пока не проведено, срок — первый', () => {
    expect(times({ firstDeadline: '2026-12-01' })).toEqual(['6 месяцев', '2026-12-01'])
    expect(times({})).toEqual(['6 месяцев', null])
  })

  test('проведённое сохраняет период, который действовал в день проведения', () => {
    const yearly = {
      section: 'training',
      rule: 'training.hazardous-15',
      periodicity: period('1 год'),
    } as const
    expect(times({ ...yearly, date: '2026-08-31' })).toEqual(['1 год', '2027-08-31'])
    expect(times({ ...yearly, date: '2026-09-01' })).toEqual(['3 года', '2029-09-01'])
  })

  test.each([
    ['2027-03-31', '1 год', '2 года', 'приказ № 29н ещё действует: период — его'],
    ['2027-04-01', '1 год', '1 год', 'приказ кончился: больший период молча не берётся'],
    ['2027-04-01', '5 лет', '2 года', 'и прежний больший не остаётся'],
  ])('осмотр %s, стоял период %s: %s (%s)', (date, stored, expected) => {
    const event = { section: 'medical', rule: 'medical.18.1', periodicity: period(stored), date } as const
    expect(times(event)[0]).toBe(expected)
  })

  test('собственный период организации сильнее правила', () => {
    const own = { isOwnPeriod: true, periodicity: period('3 месяца'), date: '2026-03-10' }
    expect(times(own)).toEqual(['3 месяца', '2026-06-10'])
  })

  test('введённое вручную живёт по своему периоду', () => {
    const byHand = { rule: null, isOwnPeriod: true, periodicity: period('2 года'), date: '2026-03-10' }
    expect(times(byHand)).toEqual(['2 года', '2028-03-10'])
  })

  test('в день, когда норма не действует, остаётся записанный период', () => {
    const old = { section: 'training', rule: 'training.methods', periodicity: period('3 года') } as const
    expect(times({ ...old, date: '2021-02-01' })).toEqual(['3 года', '2024-02-01'])
  })

  test('не сданная проверка знания повторяется через 30 дней', () => {
    const failed = {
      section: 'training',
      rule: 'training.methods',
      date: '2026-10-20',
      failed: true,
    } as const
    expect(times(failed)).toEqual(['3 года', '2026-11-19'])
  })

  test.each<[string, string | null, string]>([
    ['2026-06-01', '2027-06-01', 'до 18 лет ещё больше года'],
    ['2026-10-09', '2027-10-09', 'следующий — за день до 18 лет'],
    ['2026-10-10', null, 'следующий пришёлся бы на день совершеннолетия'],
    ['2026-11-01', null, 'следующий пришёлся бы позже совершеннолетия'],
  ])('осмотр несовершеннолетнего %s: срок %s (%s)', (date, deadline) => {
    const minor = { section: 'medical', rule: 'medical.minor', periodicity: period('1 год'), date } as const
    expect(times(minor, YOUNG)).toEqual(['1 год', deadline])
  })
})

describe('срок спецоценки', () => {
  const sout = { section: 'sout', rule: 'sout', periodicity: period('5 лет') } as const

  test.each<[EventTiming['workplace'], string | null, string]>([
    [
      { registeredOn: '2024-03-05', declared: false },
      '2029-03-05',
      'пять лет со дня внесения в систему учёта',
    ],
    [{ registeredOn: '2024-03-05', declared: true }, null, 'задекларированное место срока не имеет'],
    [{ registeredOn: null, declared: true }, null, 'задекларированное без дня внесения'],
    [
      {
        registeredOn: '2024-03-05',
        declared: true,
        causes: { ...NO_CAUSES, assessmentCause: 'process', assessmentCausedOn: '2026-03-15' },
      },
      '2027-03-15',
      'причина внеплановой стоит над декларацией',
    ],
    [{ registeredOn: null, declared: false }, '2029-02-01', 'день внесения неизвестен: от отчёта'],
  ])('%j → %s (%s)', (workplace, deadline) => {
    expect(times({ ...sout, date: '2024-02-01', workplace })).toEqual(['5 лет', deadline])
  })

  test.each([
    ['внесено до акта: период записанный', '2013-12-31', '2016-12-31'],
    ['внесено по акту: период нормы', '2024-03-05', '2029-03-05'],
  ])('норма — та, что действовала в день внесения: %s', (_case, registeredOn, deadline) => {
    const workplace = { registeredOn, declared: false }
    const event = { ...sout, periodicity: period('3 года'), date: '2013-12-01', workplace }
    expect(times(event)[1]).toBe(deadline)
  })

  test('у остальных разделов день внесения ничего не значит', () => {
    const workplace = { registeredOn: '2024-03-05', declared: true }
    expect(times({ date: '2026-03-10', workplace })).toEqual(['6 месяцев', '2026-09-10'])
  })

  test('без рабочего места и без спецоценки — первый срок', () => {
    expect(times({ ...sout, firstDeadline: '2027-10-01' })).toEqual(['5 лет', '2027-10-01'])
  })
})

describe('собственный период', () => {
  const term = ruleTerm('briefing.repeat', '2026-11-01', PERSON, medicalLine)
  const once = ruleTerm('briefing.introductory', '2026-11-01', PERSON, medicalLine)

  test.each([
    ['6 месяцев', null, null],
    ['3 месяца', 'Так решила комиссия', null],
    ['3 месяца', null, 'Укажите, почему период короче нормы (не реже одного раза в 6 месяцев)'],
    ['3 месяца', '  ', 'Укажите, почему период короче нормы (не реже одного раза в 6 месяцев)'],
    [
      '1 год',
      'Так удобнее',
      'Период длиннее, чем требует норма: не реже одного раза в 6 месяцев (ПП РФ № 2464, п. 14)',
    ],
    [
      'разово',
      'Так удобнее',
      'Период длиннее, чем требует норма: не реже одного раза в 6 месяцев (ПП РФ № 2464, п. 14)',
    ],
    [
      'бессрочно',
      null,
      'Период длиннее, чем требует норма: не реже одного раза в 6 месяцев (ПП РФ № 2464, п. 14)',
    ],
  ])('повторный инструктаж «%s» с причиной «%s»: %s', (own, reason, problem) => {
    expect(ownPeriodProblem(period(own), term, reason)).toBe(problem)
  })

  test('12 месяцев и 1 год — один и тот же период', () => {
    const yearly = ruleTerm('briefing.emergency', '2026-11-01', PERSON, medicalLine)
    expect(ownPeriodProblem(period('12 месяцев'), yearly, null)).toBeNull()
  })

  test('разовое можно повторять, назвав причину', () => {
    expect(ownPeriodProblem(period('1 год'), once, null)).toBe(
      'Укажите, почему период короче нормы (один раз)',
    )
    expect(ownPeriodProblem(period('1 год'), once, 'Приказ директора')).toBeNull()
    expect(ownPeriodProblem(period('бессрочно'), once, null)).toBeNull()
  })

  test('без нормы период любой', () => {
    expect(ownPeriodProblem(period('50 лет'), null, null)).toBeNull()
  })
})

describe('назначено вне очереди', () => {
  const recheck = { since: '2026-11-21', due: '2026-12-05', reason: 'Несчастный случай № 3/2026' }
  const card = { section: 'risk', rule: 'risk', periodicity: period('3 года'), isOwnPeriod: true } as const

  test.each([
    ['сделано раньше: срок — назначенный', '2025-06-01', '2026-12-05'],
    ['обычный срок раньше назначенного остаётся', '2023-11-30', '2026-11-30'],
    ['обычный срок в тот же день', '2023-12-05', '2026-12-05'],
    ['ещё не сделано: срок — назначенный', null, '2026-12-05'],
    ['сделано в день назначения: назначение исполнено', '2026-11-21', '2029-11-21'],
  ])('%s', (_case, date, deadline) => {
    expect(times({ ...card, date, recheck })).toEqual(['3 года', deadline])
  })
})
