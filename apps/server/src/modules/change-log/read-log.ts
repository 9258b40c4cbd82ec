import type { LogEntry, LogFilter, TakingBack } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import {
  addDays,
  FACTS,
  instantAt,
  isAllowed,
  logActionsWith,
  logFieldsWith,
  RESPONSIBILITY_ROLES,
} from '@ot/domain'
import { readDate } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { deedsToTakeBack } from '../../db/undo-offers.ts'
import { BadRequest } from '../../foundation/errors.ts'
import { marksTogether } from '../events/index.ts'
import { countLog, type LogNarrowing, type LogRow, listLog, listLogPeople } from './log-queries.ts'
import { listLastMarks } from './mark-queries.ts'
import { presentEntry, type SaidEntry } from './present.ts'
import { findNames, findSubjects, type LogSubject } from './subject-queries.ts'
import { commissionIds, isPeopleField } from './value-text.ts'

const ROLE_NAMES = new Map(RESPONSIBILITY_ROLES.map(({ id, name }) => [id, name]))

/** One page of the company's change log, newest first, and how many entries there are in all. */
export async function readLog(
  ctx: Ctx,
  library: Library,
  { companyId, page, limit, ...filter }: LogFilter & { companyId: number; page: number; limit: number },
): Promise<{ entries: LogEntry[]; total: number }> {
  const { timeZone } = membershipOf(ctx, companyId)
  const narrowing = narrowingOf(filter, timeZone)
  return readScoped(ctx, async (tx) => {
    const rows = await listLog(tx, companyId, narrowing, { page, limit })
    const said = await inWords(tx, library, { companyId, timeZone }, rows)
    const back = await takingBackOf(
      tx,
      ctx,
      companyId,
      rows.map(({ id }) => id),
    )
    const entries = said.map((entry) => ({ ...entry, takingBack: back.get(entry.id) ?? null }))
    return { entries, total: await countLog(tx, companyId, narrowing) }
  })
}

export async function readLogPeople(ctx: Ctx, companyId: number) {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => listLogPeople(tx, companyId))
}

export function narrowingOf({ userId, area, from, to, q }: LogFilter, timeZone: string): LogNarrowing {
  if (from !== undefined && to !== undefined && to < from) {
    throw BadRequest.fields([{ field: 'to', message: 'Конец периода раньше начала' }])
  }
  return {
    userId: userId ?? null,
    area: area ?? null,
    since: from === undefined ? null : instantAt(from, '00:00', timeZone),
    before: to === undefined ? null : instantAt(addDays(to, 1), '00:00', timeZone),
    text: q === undefined || q === '' ? null : soughtIn(q),
  }
}

/** Dates are stored as they travel: a reader's own spelling of one is looked for as that. */
function soughtIn(words: string) {
  const stored = readDate(words) ?? words
  return {
    pattern: `%${stored.replace(/[\\%_]/g, '\\$&')}%`,
    actions: logActionsWith(words),
    fields: logFieldsWith(words),
  }
}

/** The rows with names instead of numbers. */
export async function inWords(
  tx: Tx,
  library: Library,
  { companyId, timeZone }: { companyId: number; timeZone: string },
  rows: readonly LogRow[],
): Promise<SaidEntry[]> {
  const { questions, peopleFields } = questionsOf(library)
  const subjects = await findSubjects(tx, companyId, rows.flatMap(subjectOf))
  const found = await findNames(tx, companyId, numbersIn(rows, peopleFields))
  const names = { ...found, peopleFields, timeZone }
  const reading = { names, subjects, library, roles: ROLE_NAMES, questions }
  return rows.map((row) => presentEntry(row, reading))
}

function subjectOf({ entity, entityId }: LogRow): LogSubject[] {
  return entityId === null ? [] : [{ entity, id: entityId }]
}

const PEOPLE_FACTS = FACTS.flatMap(({ key, type }) => (type === 'person' || type === 'people' ? [key] : []))

function questionsOf({ templates }: Library) {
  const inputs = templates.flatMap((template) => template.inputs)
  return {
    questions: new Map(inputs.map(({ key, label }) => [key, label])),
    peopleFields: new Set([
      ...inputs.flatMap(({ key, type }) => (type.startsWith('employee') ? [key] : [])),
      ...PEOPLE_FACTS,
    ]),
  }
}

/** The ids whose names will be needed. */
function numbersIn(rows: readonly LogRow[], peopleFields: ReadonlySet<string>) {
  const employees = new Set<number>()
  const workplaces = new Set<number>()
  for (const { changes } of rows) {
    for (const { field, from, to } of changes) {
      for (const value of [from, to].flat()) {
        if (typeof value === 'number' && isPeopleField(field, { peopleFields })) employees.add(value)
        if (typeof value === 'number' && field === 'workplaceId') workplaces.add(value)
        for (const id of commissionIds(value)) employees.add(id)
        const employeeId = employeeIdOf(value)
        if (employeeId !== null) employees.add(employeeId)
      }
    }
  }
  return { employees: [...employees], workplaces: [...workplaces] }
}

function employeeIdOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('employeeId' in value)) return null
  return typeof value.employeeId === 'number' ? value.employeeId : null
}

/** What who reads may still take back, by the entry that tells of it. */
async function takingBackOf(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, TakingBack>> {
  const deeds = await deedsToTakeBack(tx, ctx, companyId, entryIds)
  if (!isAllowed(membershipOf(ctx, companyId).role, 'event.change')) return deeds
  const last = await listLastMarks(tx, companyId, entryIds)
  const together = await marksTogether(
    tx,
    companyId,
    last.map(({ completionId }) => completionId),
  )
  const marks = last.map(({ entryId, ...mark }) => {
    const count = together.get(mark.completionId)?.length ?? 1
    return [entryId, { kind: 'mark' as const, ...mark, together: count }] as const
  })
  return new Map<number, TakingBack>([...marks, ...deeds])
}
