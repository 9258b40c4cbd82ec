import { randomUUID } from 'node:crypto'
import type { CalendarDate, LetterKind } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { LetterPermit } from '../../jobs/letter-permit.ts'
import { insertLetter, type LetterRow } from './letter-queries.ts'

export type ComposedLetter = { subject: string; text: string; html: string }

type QueuedLetter = {
  companyId: number
  kind: LetterKind
  addressee: string
  name: string | null
  email: string
  /** Null: somebody asked for it. */
  period: CalendarDate | null
  composed: ComposedLetter
  unsubscribeUrl: string
  now: string
  /** Null: to a user of the company, who gets it because he has not refused it. */
  permit: LetterPermit | null
}

/** The row that people see and the job that sends it, in the caller's transaction: both or neither. */
export async function queueLetter(tx: Tx, jobs: Jobs, letter: QueuedLetter): Promise<LetterRow> {
  const { companyId, kind, addressee, name, email, period, composed, unsubscribeUrl, now, permit } = letter
  const messageId = randomUUID()
  const row = await insertLetter(tx, {
    companyId,
    kind,
    addressee,
    name,
    email,
    period,
    messageId,
    subject: composed.subject,
    queuedAt: now,
  })
  const mail = {
    id: messageId,
    to: email,
    ...composed,
    unsubscribeUrl,
    record: { companyId, letterId: row.id },
  }
  await (permit === null ? jobs.writeToUser(tx, mail) : jobs.writeToOther(tx, permit, mail))
  return row
}
