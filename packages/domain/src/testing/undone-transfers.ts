import type { CalendarDate } from '../calendar/calendar.ts'
import type { Obligation, Subject } from '../obligation/obligation.ts'
import { proposeObligations } from '../obligation/propose.ts'
import { takenBack } from '../obligation/taken-back.ts'
import type { PositionProfile } from '../position/profile.ts'
import { medicalLine } from './medical-lines.ts'

type Kept = {
  id: number
  rule: string
  section: Obligation['section']
  date: CalendarDate | null
  closedOn: CalendarDate | null
  memoId: null
}

type Move = { life: Subject; to: PositionProfile | null; today: CalendarDate; number: number }

/**
 * The employee's records are kept as the product keeps them: what is proposed is taken, he is transferred, what follows is taken, some
 * of it is done, the transfer is undone. Empty: all that nobody has done is gone, and what stood before stands again.
 */
export function notRestored({ life, to, today, number }: Move): string[] {
  const kept = take([], proposeObligations(life, medicalLine, today), today).all
  for (const one of kept) if ((one.id + number) % 3 === 0) one.date = today
  const before = kept.map((one) => ({ ...one }))
  const asked = proposeObligations(withRecords(life, kept), medicalLine, today)

  const standing = withRecords(life, kept)
  const transfer = { on: today, before: standing.rules }
  const moved = { ...standing, positionId: standing.positionId + 1, profile: to, transfer }
  const { all, made, closed } = take(kept, proposeObligations(moved, medicalLine, today), today)
  const done = number % 2 === 0 ? made.slice(0, 1) : []
  for (const one of done) one.date = today

  const { going, returning } = takenBack(made, closed)
  for (const one of going) one.closedOn = today
  for (const one of returning) one.closedOn = null

  const doneRules = new Set(done.map(({ rule }) => rule))
  return [
    ...before.flatMap((was) => {
      const is = all.find(({ id }) => id === was.id)
      if (is !== undefined && is.closedOn === was.closedOn && is.date === was.date) return []
      return doneRules.has(was.rule) ? [] : [`${was.rule} does not stand again after the transfer is undone`]
    }),
    ...made
      .filter((one) => (one.closedOn === null) !== done.includes(one))
      .map(({ rule }) => `${rule} of the undone transfer is ${doneRules.has(rule) ? 'gone' : 'left'}`),
    ...(done.length > 0 || sameProposals(asked, withRecords(life, all), today)
      ? []
      : ['what is asked for is not what it was before the transfer']),
  ]
}

/** As the product takes a proposal: what is asked for again stands in place of the record that it replaces. */
function take(kept: readonly Kept[], obligations: readonly Obligation[], today: CalendarDate) {
  const all = [...kept]
  const made: Kept[] = []
  const closed: Kept[] = []
  for (const { rule, section, action } of obligations) {
    const open = all.find((one) => one.rule === rule && one.closedOn === null)
    if (open !== undefined) {
      open.closedOn = today
      closed.push(open)
    }
    if (action === 'close') continue
    const one = { id: all.length + 1, rule, section, date: null, closedOn: null, memoId: null }
    all.push(one)
    made.push(one)
  }
  return { all, made, closed }
}

function withRecords(life: Subject, kept: readonly Kept[]): Subject {
  const open = kept.filter(({ closedOn }) => closedOn === null)
  const rulesOf = (some: readonly Kept[]) => new Set(some.map(({ rule }) => rule))
  return {
    ...life,
    rules: rulesOf(open),
    undone: rulesOf(open.filter(({ date }) => date === null)),
    briefedFor: open.some(({ rule }) => rule === 'briefing.initial') ? life.positionId : null,
    hasInstruction: open.some(({ section }) => section === 'instruction'),
  }
}

function sameProposals(asked: readonly Obligation[], life: Subject, today: CalendarDate): boolean {
  return JSON.stringify(asked) === JSON.stringify(proposeObligations(life, medicalLine, today))
}
