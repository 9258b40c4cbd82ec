import { describe, expect, test } from 'vitest'
import { productionCalendar } from '../calendar/production-calendar.ts'
import { NO_CAUSES } from '../sout/workplace-times.ts'
import { type WorkplaceFacts, workplaceTerms } from './workplace-terms.ts'

const ASSESSED: WorkplaceFacts = {
  ...NO_CAUSES,
  workingConditionsClass: '2',
  reportOn: '2026-11-02',
  registeredOn: '2026-11-18',
  declared: false,
  assessorToldOn: null,
  acquaintedOn: null,
  publishedOn: null,
}

const termsOf = (changes: Partial<WorkplaceFacts> = {}) =>
  workplaceTerms({ ...ASSESSED, ...changes }, productionCalendar())
const daysOf = (changes: Partial<WorkplaceFacts> = {}) =>
  termsOf(changes).map(({ key, deadline, isDone }) => [key, deadline, isDone])

describe('что следует за спецоценкой (426-ФЗ, ст. 15, 18)', () => {
  test('рабочие дни — там, где их называет закон, календарные — где их', () => {
    expect(daysOf()).toEqual([
      ['assessorTold', '2026-11-06', false],
      ['registered', '2026-11-17', true],
      ['acquainted', '2026-12-02', false],
      ['published', '2026-12-02', false],
      ['declared', '2026-12-30', false],
    ])
  })

  test('отмеченное днём сделано', () => {
    const done = {
      assessorToldOn: '2026-11-03',
      acquaintedOn: '2026-11-20',
      publishedOn: '2026-11-20',
      declared: true,
    }
    expect(termsOf(done).every(({ isDone }) => isDone)).toBe(true)
  })

  test.each([
    ['3.1', 'вредный класс не декларируют'],
    [null, 'класс не установлен'],
  ] as const)('класс %s: декларации не ждут (%s)', (workingConditionsClass, _why) => {
    expect(termsOf({ workingConditionsClass }).map(({ key }) => key)).not.toContain('declared')
  })

  test('прекращённую декларацию не подают заново без новой спецоценки', () => {
    expect(termsOf({ declared: true, declarationEndedOn: '2026-11-20' }).map(({ key }) => key)).not.toContain(
      'declared',
    )
  })

  test('без отчёта ничего не следует', () => {
    expect(termsOf({ reportOn: null, registeredOn: null })).toEqual([])
  })

  test('отчёт старше пункта закона ничего не просит', () => {
    expect(termsOf({ reportOn: '2019-12-30', registeredOn: null }).map(({ key }) => key)).toEqual([
      'acquainted',
      'published',
    ])
  })

  test('«Почему эта дата?»: единица, пункт и пометка, что не сверено', () => {
    const [told] = termsOf()
    expect(told?.basis).toMatchObject({ clause: 'ч. 5.1 ст. 15', verified: true })
    expect(told?.basis.explanation).toBe(
      'Не позднее чем 3 рабочих дня со дня 02.11.2026 (утверждён отчёт о спецоценке) — срок 06.11.2026. Выходные и праздники не считаются.',
    )
    expect(termsOf().find(({ key }) => key === 'declared')?.basis.verified).toBe(false)
  })
})
