import type { AccountSession } from '@ot/contract'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { endSessions, listSessions, type SessionDeps } from '../session/index.ts'

type Asker = { userId: number; sessionId: string }

export async function readSessions(
  { database, clock }: Deps,
  { userId, sessionId }: Asker,
): Promise<AccountSession[]> {
  const rows = await listSessions(database.db, userId, clock.now())
  return rows.map(({ id, device, address, createdAt, lastUsedAt }) => ({
    id,
    device,
    address,
    createdAt,
    lastUsedAt,
    isCurrent: id === sessionId,
  }))
}

export async function endSession(deps: SessionDeps, userId: number, id: string): Promise<void> {
  const ended = await transaction(deps.database, 'read write', [], (tx) =>
    endSessions(tx, { userId, now: deps.clock.now(), only: id }),
  )
  if (ended === 0) throw new NotFound()
  deps.liveSessions.forget()
}

export async function endOtherSessions(deps: SessionDeps, { userId, sessionId }: Asker): Promise<void> {
  await transaction(deps.database, 'read write', [], (tx) =>
    endSessions(tx, { userId, now: deps.clock.now(), except: sessionId }),
  )
  deps.liveSessions.forget()
}
