import { describe, expect, test } from 'vitest'
import { conformityProblem, earlierWearEnd, type PpeIssue, wearEndSentence } from './wear.ts'

const WHOLE: PpeIssue = { handedOver: 12, quantity: 12, usableUntil: null }
const YEAR = { kind: 'every', count: 1, unit: 'year' } as const
const UNLIMITED = { kind: 'unlimited' } as const

describe('выдано меньше нормы', () => {
  test.each<[number, string | null, string]>([
    [12, null, 'вся норма: срок по норме'],
    [13, null, 'больше нормы срок не удлиняет'],
    [1, '2026-04-05', 'пара из двенадцати в год — на месяц'],
    [7, '2026-10-05', 'семь месяцев'],
  ])('%i из 12 на год: %s (%s)', (handedOver, deadline) => {
    expect(earlierWearEnd('2026-03-05', YEAR, { ...WHOLE, handedOver })?.deadline ?? null).toBe(deadline)
  })

  test('неполный месяц — в его тридцатых долях, и никогда не в день выдачи', () => {
    const of = (handedOver: number, quantity: number, count: number) =>
      earlierWearEnd(
        '2026-03-05',
        { kind: 'every', count, unit: 'month' },
        {
          handedOver,
          quantity,
          usableUntil: null,
        },
      )?.deadline
    expect(of(1, 2, 3)).toBe('2026-04-20')
    expect(of(1, 1000, 1)).toBe('2026-03-06')
  })

  test('нормы словами или без периода — делить нечего', () => {
    expect(earlierWearEnd('2026-03-05', YEAR, { ...WHOLE, quantity: null })).toBeNull()
    expect(earlierWearEnd('2026-03-05', UNLIMITED, { ...WHOLE, handedOver: 1 })).toBeNull()
  })

  test('чем меньше выдано, тем раньше срок', () => {
    const days = Array.from(
      { length: 11 },
      (_, index) => earlierWearEnd('2026-01-31', YEAR, { ...WHOLE, handedOver: index + 1 })?.deadline ?? '',
    )
    expect(days).toEqual(days.toSorted())
    expect(days.every((day) => day > '2026-01-31' && day < '2027-01-31')).toBe(true)
  })
})

describe('срок годности по документам изготовителя', () => {
  test('раньше нормы — он, позже — норма', () => {
    const of = (usableUntil: string) => earlierWearEnd('2026-03-05', YEAR, { ...WHOLE, usableUntil })
    expect(of('2026-09-01')).toEqual({ deadline: '2026-09-01', because: 'document' })
    expect(of('2027-03-05')).toBeNull()
  })

  test('«до износа» получает день, который назвал изготовитель', () => {
    const issue = { ...WHOLE, usableUntil: '2028-01-01' }
    expect(earlierWearEnd('2026-03-05', UNLIMITED, issue)).toEqual({
      deadline: '2028-01-01',
      because: 'document',
    })
  })

  test('правило сказано рядом с днём', () => {
    const part = { ...WHOLE, handedOver: 3 }
    expect(wearEndSentence('2026-03-05', part, { deadline: '2026-06-05', because: 'part' })).toBe(
      'Выдано 05.03.2026: 3 из 12 по норме, поэтому и срок носки взят в той же доле — срок 05.06.2026. К этому дню выдайте остальное.',
    )
  })
})

describe('сертификат или декларация', () => {
  const NOTHING = { riskClass: null, certificate: null, certificateUntil: null } as const

  test.each([
    [NOTHING, null, 'класс не известен'],
    [{ ...NOTHING, riskClass: '1' }, 'декларация', 'первый класс без документа'],
    [{ ...NOTHING, riskClass: '2' }, 'сертификат', 'второй класс без документа'],
    [{ ...NOTHING, riskClass: '2', certificate: 'ЕАЭС RU С-RU.123' }, null, 'документ есть'],
    [{ ...NOTHING, certificate: 'RU', certificateUntil: '2026-03-04' }, 'закончился', 'кончился накануне'],
    [{ ...NOTHING, certificate: 'RU', certificateUntil: '2026-03-05' }, null, 'кончается в день выдачи'],
  ] as const)('%j → %s (%s)', (papers, word, _why) => {
    const problem = conformityProblem(papers, '2026-03-05')
    if (word === null) expect(problem).toBeNull()
    else expect(problem).toContain(word)
    expect(conformityProblem(papers, null)).toBeNull()
  })
})
