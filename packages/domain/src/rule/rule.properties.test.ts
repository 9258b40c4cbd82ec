import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BRIEFING_KINDS } from '../briefing/briefing-kinds.ts'
import { addDays } from '../calendar/calendar.ts'
import type { Periodicity } from '../periodicity/periodicity.ts'
import { SECTIONS } from '../section/sections.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { PROGRAMMES } from '../training/programmes.ts'
import { explainEvent } from './explain.ts'
import { briefingRule, trainingRule } from './rule-name.ts'
import { timesOf } from './times.ts'

const RUN = { seed: 20261121, numRuns: 1000 }

const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1900-01-01', days))
const perhapsDay = fc.option(day, { nil: null })
const rule = fc.option(
  fc.oneof(
    fc.constantFrom(
      ...BRIEFING_KINDS.map(briefingRule),
      ...PROGRAMMES.map(trainingRule),
      'briefing.repeat-newcomer',
      'medical.minor',
      'medical.psychiatric',
      'medical.4.4',
      'medical.18',
      'medical.18.2',
      'ppe.gloves',
      'sout',
      'risk',
      'instruction',
    ),
    fc.string({ maxLength: 20 }),
  ),
  { nil: null },
)
const periodicity: fc.Arbitrary<Periodicity> = fc.oneof(
  fc.constantFrom<Periodicity>({ kind: 'once' }, { kind: 'unlimited' }),
  fc.integer({ min: 1, max: 600 }).map((count): Periodicity => ({ kind: 'every', count, unit: 'month' })),
)
const event = fc.record({
  section: fc.constantFrom(...SECTIONS),
  rule,
  periodicity,
  isOwnPeriod: fc.boolean(),
  date: perhapsDay,
  firstDeadline: perhapsDay,
  failed: fc.boolean(),
  workplace: fc.option(fc.record({ registeredOn: perhapsDay, declared: fc.boolean() }), { nil: null }),
  periodReason: fc.option(fc.string(), { nil: null }),
})
const person = fc.record({ birthDate: day, hireDate: day })

describe('любое событие', () => {
  test('срок не раньше того, от чего он считается', () => {
    fc.assert(
      fc.property(event, person, (timing, somebody) => {
        const { deadline } = timesOf(timing, somebody, medicalLine)
        const counted =
          timing.section === 'sout' ? (timing.workplace?.registeredOn ?? timing.date) : timing.date
        if (deadline !== null && counted !== null) expect(deadline > counted).toBe(true)
      }),
      RUN,
    )
  })

  test('объяснение есть у всякого правила нормы и не содержит дат иначе как дд.мм.гггг', () => {
    fc.assert(
      fc.property(event, person, (timing, somebody) => {
        const times = timesOf(timing, somebody, medicalLine)
        const basis = explainEvent({ ...timing, ...times, periodReason: null }, somebody, medicalLine)
        if (timing.rule === null) expect(basis).toBeNull()
        if (basis === null) return
        expect(basis.act).not.toBe('')
        expect(basis.clause).not.toBe('')
        expect(basis.edition).not.toBe('')
        expect(basis.explanation).toMatch(/[.]$/)
        expect(basis.explanation).not.toMatch(/\d{4}-\d{2}-\d{2}|null|undefined|NaN| {2}/)
      }),
      RUN,
    )
  })

  test('снова посчитанный срок — тот же срок', () => {
    fc.assert(
      fc.property(event, person, (timing, somebody) => {
        const once = timesOf(timing, somebody, medicalLine)
        const twice = timesOf({ ...timing, periodicity: once.periodicity }, somebody, medicalLine)
        expect(twice).toEqual(once)
      }),
      RUN,
    )
  })
})
