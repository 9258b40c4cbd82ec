import { type Group, registerNumber } from '@ot/doc-library'
import { shortDate } from '@ot/text'
import { nextNumber } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { findByNumber } from './stored/queries.ts'

export type NumberRequest = { companyId: number; group: Group; year: number; wanted: string | null }

/** The number asked for, if it is free, else the next of the register; one that was typed in by hand is passed over. */
export async function takeNumber(tx: Tx, { companyId, group, year, wanted }: NumberRequest): Promise<string> {
  const register = { companyId, register: group.register, year }
  if (wanted !== null) {
    const holder = await findByNumber(tx, register, wanted)
    if (holder === null) return wanted
    throw new Conflict(`Номер ${wanted} уже у документа «${holder.name}» от ${shortDate(holder.date)}`)
  }
  for (;;) {
    const number = registerNumber(
      group.register,
      await nextNumber(tx, companyId, `document:${group.register}`, year),
    )
    if ((await findByNumber(tx, register, number)) === null) return number
  }
}
