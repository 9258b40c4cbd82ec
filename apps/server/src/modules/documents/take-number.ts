import { type Group, registerNumber } from '@ot/doc-library'
import { shortDate } from '@ot/text'
import { lastNumber, nextNumber } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { findByNumber, type Register } from './stored/queries.ts'

export type NumberRequest = { companyId: number; group: Group; year: number; wanted: string | null }

/** The number asked for, if it is free, else the next of the register; one that was typed in by hand is passed over. */
export async function takeNumber(tx: Tx, { companyId, group, year, wanted }: NumberRequest): Promise<string> {
  const register = { companyId, register: group.register, year }
  if (wanted !== null) {
    const holder = await findByNumber(tx, register, wanted)
    if (holder === null) return wanted
    throw new Conflict(`Номер ${wanted} уже у документа «${holder.name}» от ${shortDate(holder.date)}`)
  }
  return firstFree(tx, register, () => nextNumber(tx, companyId, counterOf(group), year))
}

/** The number that the next paper would take; nobody is promised it. */
export async function foretellNumber(
  tx: Tx,
  { companyId, group, year }: Omit<NumberRequest, 'wanted'>,
): Promise<string> {
  let given = await lastNumber(tx, companyId, counterOf(group), year)
  return firstFree(tx, { companyId, register: group.register, year }, async () => {
    given += 1
    return given
  })
}

function counterOf({ register }: Group): string {
  return `document:${register}`
}

async function firstFree(tx: Tx, register: Register, next: () => Promise<number>): Promise<string> {
  for (;;) {
    const number = registerNumber(register.register, await next())
    if ((await findByNumber(tx, register, number)) === null) return number
  }
}
