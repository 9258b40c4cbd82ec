import type { NewsImpact, NewsImpactRow } from '@ot/contract'
import {
  type CalendarDate,
  type ChangedTerm,
  type NormChange,
  restsOn,
  SECTIONS,
  termChange,
  writePeriodicity,
} from '@ot/domain'
import { findMedicalFactor } from '@ot/reference'
import { compareNames } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { StoredNormChange } from '../../db/schema/news.ts'
import { readScoped } from '../../db/transaction.ts'
import { type EventPart, listSection, type PersonPart, timingOf } from '../events/index.ts'
import { getPublished } from './news-queries.ts'

/** Whom of the company's people the change of norms touches, and what deadline each would have had without it. */
export async function readNormImpact(ctx: Ctx, id: number, companyId: number): Promise<NewsImpact> {
  membershipOf(ctx, companyId)
  const { norms } = await getPublished(ctx.database.db, ctx.now, id)
  if (norms.length === 0) return { people: 0, rows: [] }
  const today = ctx.today(companyId)
  return readScoped(ctx, async (tx) => {
    const people = new Set<number>()
    const rows: NewsImpactRow[] = []
    for (const section of SECTIONS) {
      const here = norms.filter((norm) => norm.section === undefined || norm.section === section)
      if (here.length === 0) continue
      const changes = changesOf(here)
      const listed = await listSection(tx, companyId, section)
      for (const event of listed.events) {
        const person = listed.people.get(event.employeeId)
        // Events of the dismissed are nobody's concern; a return follows its issue.
        if (person === undefined || event.returnOf !== null) continue
        if (isOnNorms(event, person, here, today)) people.add(event.employeeId)
        rows.push(...changes.flatMap((change) => rowOf(event, person, change, today) ?? []))
      }
    }
    return { people: people.size, rows: rows.sort(byName) }
  })
}

/** Acts whose wordings begin on one day are one change. */
function changesOf(norms: readonly StoredNormChange[]): NormChange[] {
  const days = [...new Set(norms.map(({ from }) => from))]
  return days.map((from) => ({
    from,
    normIds: norms.filter((norm) => norm.from === from).map(({ id }) => id),
  }))
}

function isOnNorms(
  event: EventPart,
  person: PersonPart,
  norms: readonly StoredNormChange[],
  today: CalendarDate,
): boolean {
  const ids = norms.map(({ id }) => id)
  return restsOn(event, person, ids, today, findMedicalFactor)
}

function rowOf(
  event: EventPart,
  person: PersonPart,
  change: NormChange,
  today: CalendarDate,
): NewsImpactRow | null {
  const changed = termChange(timingOf(event), person, change, today, findMedicalFactor)
  if (changed === null) return null
  const { employeeId, section, name, deadline } = event
  const { fullname, department } = person
  return {
    employeeId,
    fullname: fullname.trim(),
    department,
    section,
    name,
    deadline,
    counted: changed.counted,
    was: presentTerm(changed.was),
    becomes: presentTerm(changed.becomes),
  }
}

function presentTerm({ periodicity, deadline }: ChangedTerm) {
  return { periodicity: writePeriodicity(periodicity), deadline }
}

function byName(left: NewsImpactRow, right: NewsImpactRow): number {
  return compareNames(left.fullname, right.fullname) || compareNames(left.name, right.name)
}
