import type { Role } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { countOwners } from './queries.ts'

/** A company without an owner could never be managed again. Called under `lockCompany`: two owners cannot demote each
 * other at the same moment. */
export async function requireAnotherOwner(tx: Tx, companyId: number, leaving: Role): Promise<void> {
  if (leaving === 'owner' && (await countOwners(tx, companyId)) === 1) {
    throw new Conflict(
      'Это единственный владелец организации. Сначала назначьте владельцем другого участника',
    )
  }
}
