import { type Checked, number, readRows, shaped } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isLastMark = shaped({ entryId: number, eventId: number, completionId: number })
type LastMark = Checked<typeof isLastMark>

/** Marks that stand last on their events: they are written in the same moment as their entries. */
export async function listLastMarks(
  tx: Tx,
  companyId: number,
  entryIds: readonly number[],
): Promise<LastMark[]> {
  return readRows(
    tx.$client,
    isLastMark,
    `select a.id::float8 as "entryId", c.event_id::float8 as "eventId", c.id::float8 as "completionId"
     from audit_entries a
       join events e on e.company_id = a.company_id and e.id = a.entity_id and e.closed_on is null
       join event_completions c on c.company_id = a.company_id and c.event_id = a.entity_id
         and c.at = a.at and c.user_id = a.user_id and c.undone_at is null
     where a.company_id = $1 and a.id = any($2) and a.action in ('event.completed', 'event.corrected')
       and not exists (select from event_completions later where later.company_id = c.company_id
         and later.event_id = c.event_id and later.id > c.id and later.undone_at is null)`,
    [companyId, entryIds],
  )
}
