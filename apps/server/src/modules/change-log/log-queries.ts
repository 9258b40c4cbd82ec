import { entitiesOfArea, isSectionArea, type LogArea } from '@ot/domain'
import {
  type Checked,
  listOf,
  number,
  orNull,
  readRows,
  shaped,
  text,
  writtenByVerbs,
} from '../../db/rows.ts'
import type { FieldChange } from '../../db/schema/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { SUBJECTS } from './subject-queries.ts'

/** What narrows the log; null: this does not. */
export type LogNarrowing = {
  userId: number | null
  area: LogArea | null
  /** From the first instant on, up to the second, which is not in it. */
  since: string | null
  before: string | null
  text: { pattern: string; actions: readonly string[]; fields: readonly string[] } | null
}

const isLogRow = shaped({
  id: number,
  at: text,
  userId: orNull(number),
  userName: orNull(text),
  action: text,
  entity: text,
  entityId: orNull(number),
  changes: listOf(writtenByVerbs<FieldChange>()),
})
export type LogRow = Checked<typeof isLogRow>

const COLUMNS = `e.id::float8 as id, e.at, e.user_id::float8 as "userId", coalesce(u.name, u.email) as "userName",
  e.action, e.entity, e.entity_id::float8 as "entityId", e.changes`
const FROM = 'from audit_entries e left join users u on u.id = e.user_id'

/** Whatever the database's own locale is: «тверь» finds «Тверь». */
const like = (text: string) => `(${text}) collate "ru-RU-x-icu" ilike $P`
const SAYS = `(e.action = any ($A::text[]) or ${like('u.name')} or ${like('u.email')}
  or exists (select 1 from jsonb_array_elements(e.changes) c
    where ${like(`c ->> 'from'`)} or ${like(`c ->> 'to'`)} or c ->> 'field' = any ($F::text[]))
  or (e.entity, e.entity_id) in (select entity, id from (${SUBJECTS}) s where ${like('name')}))`
const OF_SECTION = `(exists (select 1 from events x
    where x.company_id = e.company_id and x.id = e.entity_id and x.section = $S)
  or exists (select 1 from jsonb_array_elements(e.changes) c
    where c ->> 'field' = 'section' and (c ->> 'from' = $S or c ->> 'to' = $S)))`

/** The conditions and their values; `$1` is the company. */
function conditions(companyId: number, narrowing: LogNarrowing) {
  const { userId, area, since, before, text } = narrowing
  const values: unknown[] = [companyId]
  const give = (value: unknown) => `$${values.push(value)}`
  const all = ['e.company_id = $1']
  if (userId !== null) all.push(`e.user_id = ${give(userId)}`)
  if (since !== null) all.push(`e.at >= ${give(since)}`)
  if (before !== null) all.push(`e.at < ${give(before)}`)
  if (area !== null) {
    all.push(`e.entity = any (${give(entitiesOfArea(area))}::text[])`)
    if (isSectionArea(area)) all.push(OF_SECTION.replaceAll('$S', give(area)))
  }
  if (text !== null) {
    const [actions, pattern, fields] = [give(text.actions), give(text.pattern), give(text.fields)]
    all.push(SAYS.replaceAll('$A', actions).replaceAll('$P', pattern).replaceAll('$F', fields))
  }
  return { where: all.join(' and '), values }
}

/** Newest first. */
export async function listLog(
  tx: Tx,
  companyId: number,
  narrowing: LogNarrowing,
  { page, limit }: { page: number; limit: number },
): Promise<LogRow[]> {
  const { where, values } = conditions(companyId, narrowing)
  const rows = await readRows(
    tx.$client,
    isLogRow,
    `select ${COLUMNS} ${FROM} where ${where} order by e.id desc limit ${limit} offset ${(page - 1) * limit}`,
    values,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

export async function countLog(tx: Tx, companyId: number, narrowing: LogNarrowing): Promise<number> {
  const { where, values } = conditions(companyId, narrowing)
  const rows = await readRows(
    tx.$client,
    shaped({ entries: number }),
    `select count(*)::int as entries ${FROM} where ${where}`,
    values,
  )
  return rows[0]?.entries ?? 0
}

/** Whoever did something here, whether he still has access or not. */
export async function listLogPeople(tx: Tx, companyId: number): Promise<{ userId: number; name: string }[]> {
  return readRows(
    tx.$client,
    shaped({ userId: number, name: text }),
    `select u.id::float8 as "userId", coalesce(u.name, u.email) as name from users u
     where exists (select 1 from audit_entries e where e.company_id = $1 and e.user_id = u.id)
     order by name, u.id`,
    [companyId],
  )
}
