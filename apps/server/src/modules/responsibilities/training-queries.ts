import { type HeldTraining, PROGRAMMES } from '@ot/domain'
import { grouped } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'

type TrainingRow = {
  employeeId: number
  programme: string
  date: string | null
  deadline: string | null
  failed: boolean
}

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
  const { rows } = await tx.$client.query<TrainingRow>({
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
