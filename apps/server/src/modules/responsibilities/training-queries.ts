import { type HeldTraining, PROGRAMMES } from '@ot/domain'
import { grouped } from '@ot/text'
import { flag, number, orNull, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'

const isTrainingRow = shaped({
  employeeId: number,
  programme: text,
  date: orNull(text),
  deadline: orNull(text),
  failed: flag,
})

/** Open obligations of training of those who stand in a role. */
const HELD_TRAINING = `select employee_id as "employeeId", facts->>'programme' as programme, date, deadline,
  coalesce(facts->>'result' = 'failed', false) as failed
  from events
  where company_id = $1 and section = 'training' and closed_on is null and employee_id = any($2)
  order by id`

export async function listHeldTraining(
  tx: Tx,
  companyId: number,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, HeldTraining[]>> {
  const rows = await readRows(tx.$client, isTrainingRow, {
    name: 'training-of-responsible',
    text: HELD_TRAINING,
    values: [companyId, [...new Set(employeeIds)]],
  })
  const held = rows.flatMap(({ programme: named, ...row }) => {
    const programme = PROGRAMMES.find((candidate) => candidate === named)
    return programme === undefined ? [] : [{ ...row, programme }]
  })
  return grouped(held, ({ employeeId }) => employeeId)
}
