import type { Database } from '../../db/client.ts'
import { transaction } from '../../db/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { answerLetter } from './letters.ts'
import { closeThread, insertMessage, type SupportedUser } from './support-queries.ts'
import { announceMessage } from './thread.ts'

type Answer = { user: SupportedUser; text: string; now: string; publicUrl: string }

/** The operator's answer, in the thread and as a letter. */
export async function answerUser(
  { database, jobs }: { database: Database; jobs: Jobs },
  { user, text, now, publicUrl }: Answer,
): Promise<void> {
  await transaction(database, 'read write', [], async (tx) => {
    const message = await insertMessage(tx, { userId: user.id, author: 'operator', text, createdAt: now })
    await announceMessage(tx, message)
    await jobs.writeToUser(tx, { to: user.email, ...answerLetter(user, text, publicUrl) })
  })
}

export async function closeSupport(database: Database, userId: number, now: string): Promise<void> {
  await closeThread(database.db, userId, now)
}
