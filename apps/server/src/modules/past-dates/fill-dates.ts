import { Completion, type FilledDates } from '@ot/contract'
import { type CalendarDate, type CoverageColumn, isDoneAtHiring, type PastWay, usualDay } from '@ot/domain'
import { grouped } from '@ot/text'
import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { deadlineAfter } from '../events/index.ts'
import { employeesOf, type NamedEmployee } from '../people/index.ts'
import { pastDatesDeed } from './deed.ts'
import { type HeldRecord, heldRecords } from './plan/held-records.ts'
import { meetDates } from './write-dates.ts'

type FillDates = {
  companyId: number
  section: CoverageColumn
  way: PastWay
  departmentId?: number | undefined
  dryRun: boolean
}
type Filled = { held: HeldRecord; date: CalendarDate }

/** Days of a section that nobody has entered, all at once; what has a day keeps it. */
export async function fillDates(ctx: Ctx, { companyId, dryRun, ...asked }: FillDates): Promise<FilledDates> {
  allow(ctx, companyId, 'event.change')
  const everybody = await employeesOf(ctx, companyId, { withDismissed: false })
  const people = everybody.filter(
    ({ departmentId }) => asked.departmentId === undefined || departmentId === asked.departmentId,
  )
  const plan = async (tx: Tx) =>
    filledOf(
      await heldRecords(
        tx,
        companyId,
        people.map(({ id }) => id),
      ),
      people,
      asked,
      ctx.today(companyId),
    )
  if (dryRun) return summed(await readScoped(ctx, plan), ctx.today(companyId), false)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const filled = await plan(tx)
    const met = filled.map(({ held, date }) => ({ met: [held], completion: Completion.parse({ date }) }))
    await undoably(tx, ctx, pastDatesDeed(companyId), () => meetDates(tx, ctx, companyId, met))
    return summed(filled, ctx.today(companyId), filled.length > 0)
  })
}

function filledOf(
  heldBy: ReadonlyMap<number, readonly HeldRecord[]>,
  people: readonly NamedEmployee[],
  { section, way }: Pick<FillDates, 'section' | 'way'>,
  today: CalendarDate,
): Filled[] {
  const persons = new Map(people.map((person) => [person.id, person]))
  const held = [...heldBy.values()].flat().filter((one) => one.section === section)
  const usual = new Map(
    [...grouped(held, (one) => kindIn(persons, one))].map(([kind, alike]) => [
      kind,
      usualDay(alike.flatMap(({ date }) => date ?? [])),
    ]),
  )
  return held.flatMap((one) => {
    const person = persons.get(one.employeeId)
    if (one.date !== null || person === undefined) return []
    if (way === 'department') return dated(one, usual.get(kindIn(persons, one)) ?? null, person, today)
    return isDoneAtHiring(section, one.what) ? dated(one, person.hireDate, person, today) : []
  })
}

/** What is one thing for the people of a department. */
function kindIn(
  persons: ReadonlyMap<number, NamedEmployee>,
  { employeeId, rule, what, name }: HeldRecord,
): string {
  return JSON.stringify([persons.get(employeeId)?.departmentId, rule, what ?? name])
}

/** Nobody was briefed before he came, nor tomorrow. */
function dated(
  held: HeldRecord,
  date: CalendarDate | null,
  { hireDate }: NamedEmployee,
  today: CalendarDate,
): Filled[] {
  return date === null || date > today || date < hireDate ? [] : [{ held, date }]
}

function summed(filled: readonly Filled[], today: CalendarDate, written: boolean): FilledDates {
  const late = filled.filter(({ held, date }) => {
    const deadline = held.event === null ? null : deadlineAfter(held.event, date)
    return deadline !== null && deadline < today
  })
  const rows = [...grouped(filled, ({ held, date }) => JSON.stringify([held.name, date])).values()].map(
    (alike) => {
      const [{ held, date }] = alike
      return { name: held.name, date, events: alike.length }
    },
  )
  return {
    written,
    events: filled.length,
    employees: new Set(filled.map(({ held }) => held.employeeId)).size,
    overdue: late.length,
    rows: rows.toSorted((a, b) => b.events - a.events),
  }
}
