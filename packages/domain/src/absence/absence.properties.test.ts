import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { timesAtWork, timesOf } from '../rule/times.ts'
import { EVENT_STATES, SECTIONS } from '../section/sections.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { type Absence, dueAfterAbsences, personState } from './absence.ts'

const RUN = { seed: 20261123, numRuns: 2_000 }
const FIRST = '2024-01-01'

/** A working life: days at work and days away in turn, the last absence perhaps without an end. */
const life = fc
  .array(fc.record({ atWork: fc.integer({ min: 0, max: 200 }), away: fc.integer({ min: 1, max: 400 }) }), {
    maxLength: 4,
  })
  .chain((parts) => fc.boolean().map((isOpen) => absencesOf(parts, isOpen)))

function absencesOf(parts: readonly { atWork: number; away: number }[], isOpen: boolean): Absence[] {
  let day = FIRST
  return parts.map(({ atWork, away }, index) => {
    const startsOn = addDays(day, atWork)
    const last = addDays(startsOn, away - 1)
    day = addDays(last, 1)
    const endsOn = isOpen && index === parts.length - 1 ? null : last
    return { id: index + 1, kind: 'otherAbsence', startsOn, endsOn }
  })
}

const day = fc.integer({ min: 0, max: 2_500 }).map((days) => addDays('2023-06-01', days))
const perhapsDay = fc.option(day, { nil: null })
const section = fc.constantFrom(...SECTIONS)

describe('отсутствия', () => {
  test('ничто не становится нужным, пока работника нет', () => {
    fc.assert(
      fc.property(life, section, perhapsDay, perhapsDay, (absences, of, date, deadline) => {
        const due = dueAfterAbsences(of, deadline, absences)
        for (const { startsOn, endsOn } of absences)
          for (const today of [startsOn, endsOn ?? addDays(startsOn, 1_000)])
            expect(['away', 'none', 'ok', 'soon']).toContain(
              personState({ date, deadline: due }, today, absences),
            )
      }),
      RUN,
    )
  })

  test('срок не становится раньше, не падает внутрь и порядок дней хранит', () => {
    fc.assert(
      fc.property(life, day, day, (absences, one, other) => {
        const [first = one, second = other] = [one, other].toSorted()
        const [dueFirst, dueSecond] = [first, second].map(
          (due) => dueAfterAbsences('briefing', due, absences) ?? '',
        )
        expect(dueFirst !== undefined && dueFirst >= first).toBe(true)
        expect(dueFirst !== undefined && dueSecond !== undefined && dueFirst <= dueSecond).toBe(true)
        expect(dueAfterAbsences('briefing', dueFirst ?? null, absences)).toBe(dueFirst)
      }),
      RUN,
    )
  })

  test('без отсутствий и после их отмены срок тот, что был', () => {
    fc.assert(
      fc.property(life, section, perhapsDay, perhapsDay, (absences, of, date, firstDeadline) => {
        const event = {
          section: of,
          rule: null,
          periodicity: { kind: 'every', count: 6, unit: 'month' },
          isOwnPeriod: true,
          date,
          firstDeadline,
          failed: false,
          workplace: null,
        } as const
        const person = { birthDate: '1990-01-01', hireDate: '2020-01-01' }
        const before = timesOf(event, person, medicalLine)
        expect(timesOf(event, { ...person, absences: [] }, medicalLine)).toEqual(before)
        expect(timesAtWork(event, { ...person, absences }, medicalLine)).toEqual(before)
      }),
      RUN,
    )
  })

  test('у работающего состояние то же, что без отсутствий', () => {
    fc.assert(
      fc.property(perhapsDay, perhapsDay, day, (date, deadline, today) => {
        const state = personState({ date, deadline }, today, [])
        expect(EVENT_STATES).toContain(state)
        expect(state).not.toBe('away')
      }),
      RUN,
    )
  })
})
