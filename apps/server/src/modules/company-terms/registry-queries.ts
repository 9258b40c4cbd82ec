import { PROGRAMMES } from '@ot/domain'
import { type Checked, oneOf, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isUnregisteredCheck = shaped({
  programme: oneOf(PROGRAMMES),
  checkedOn: text,
  protocolNumber: text,
  enteredOn: text,
})

/** A check by a training centre is told to the register by the centre. */
const UNREGISTERED = `select v.facts->>'programme' as programme, v.date as "checkedOn",
    v.facts->>'protocolNumber' as "protocolNumber", (c.at at time zone o.time_zone)::date as "enteredOn"
  from events v
  join companies o on o.id = v.company_id
  join lateral (select max(c.at) as at from event_completions c
    where c.company_id = v.company_id and c.event_id = v.id and c.undone_at is null and c.date = v.date) c on c.at is not null
  where v.company_id = $1 and v.section = 'training' and v.closed_on is null and v.date is not null
    and v.facts->>'protocolNumber' is not null and v.facts->>'registryNumber' is null
    and v.facts->>'providerInn' is null
  order by v.date, v.facts->>'protocolNumber', v.id`

export async function listUnregisteredChecks(
  tx: Tx,
  companyId: number,
): Promise<Checked<typeof isUnregisteredCheck>[]> {
  return readRows(tx.$client, isUnregisteredCheck, {
    name: 'checks-without-register',
    text: UNREGISTERED,
    values: [companyId],
  })
}
