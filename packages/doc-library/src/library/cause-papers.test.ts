import {
  type Absence,
  type CausePaper,
  dutiesOf,
  NO_CAUSES,
  papersOfAssessment,
  papersOfReturn,
  papersOfTransfer,
  papersOfUnscheduled,
  standingCauses,
  UNSCHEDULED_CAUSES,
} from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { WRITTEN } from '../testing/written-library.ts'

const sources = new Map(WRITTEN.current.map(({ front }) => [front.id, front]))
const DAY = '2026-11-02'
const ABSENCE: Absence = { id: 1, kind: 'childcare', startsOn: '2025-01-01', endsOn: DAY }
const PAPERS: readonly CausePaper[] = [
  ...papersOfTransfer({ employeeId: 1, headId: 2 }),
  ...papersOfReturn({ employeeId: 1, absence: ABSENCE, absences: [ABSENCE], isExamined: true }),
  ...UNSCHEDULED_CAUSES.flatMap((cause) =>
    papersOfUnscheduled({
      cause,
      happenedOn: DAY,
      ground: 'Основание',
      asked: dutiesOf(cause).map(({ kind }) => ({ kind, employeeIds: [1], due: DAY })),
    }),
  ),
  ...standingCauses({ ...NO_CAUSES, declarationEndedOn: DAY, declarationEndedBy: 'accident' }, null).flatMap(
    (cause) => papersOfAssessment({ number: '1', name: 'Токарь', cause, deadline: DAY }),
  ),
]

describe('бумаги причин', () => {
  test.each(PAPERS.map((paper) => [paper.template, paper] as const))(
    '%s: шаблон есть, он о том же, ответы — на его вопросы',
    (template, { employeeIds, answers }) => {
      const front = sources.get(template)
      const isOfEmployee = employeeIds.length > 0 && front?.records === null
      expect(front?.scope).toBe(isOfEmployee ? 'employee' : 'company')
      const types = new Map(front?.inputs.map(({ key, type }) => [key, type]))
      for (const [key, answer] of Object.entries(answers)) {
        const expected = EXPECTED[Array.isArray(answer) ? 'list' : typeof answer]
        expect(expected, key).toContain(types.get(key))
      }
    },
  )

  test.each(PAPERS.map((paper) => [paper.template, paper] as const))(
    '%s: о причине ничего не спрашивается ещё раз',
    (template, { answers }) => {
      const bare = sources
        .get(template)
        ?.inputs.filter((input) => !('fact' in input || 'default' in input || 'record' in input))
        .map(({ key }) => key)
      expect(bare?.filter((key) => answers[key] === undefined)).toEqual([])
    },
  )
})

/** The kinds of questions that take such an answer. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  list: ['employees'],
  number: ['employee'],
  string: ['text', 'date'],
}
