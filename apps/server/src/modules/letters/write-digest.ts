import { addressOf, type CalendarDate, dayIn, type LetterKind, PAGES } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/transaction.ts'
import { isNothingToSay, readDigest } from './digest-facts.ts'
import { digestLetter } from './digest-letter.ts'
import { getLetterKey } from './letter-key-queries.ts'
import type { LetterRow } from './letter-queries.ts'
import { queueLetter } from './queue-letter.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export type DigestPost = Pick<Deps, 'jobs' | 'settings'>

type Digest = {
  companyId: number
  timeZone: string
  now: string
  reader: { userId: number; name: string | null; email: string }
} & ({ kind: 'digest'; period: CalendarDate } | { kind: 'sample' })

/** Null: there is nothing to say, and nobody asked. */
export async function writeDigest(
  tx: Tx,
  { jobs, settings }: DigestPost,
  digest: Digest,
): Promise<LetterRow | null> {
  const { companyId, timeZone, now, reader } = digest
  const facts = await readDigest(tx, companyId, { now, today: dayIn(now, timeZone) })
  if (digest.kind === 'digest' && isNothingToSay(facts)) return null
  const { publicUrl } = settings
  const token = unsubscribeToken(await getLetterKey(tx), { kind: 'user', companyId, id: reader.userId })
  const unsubscribeUrl = unsubscribeUrlOf(publicUrl, token)
  const kind: LetterKind = digest.kind
  return queueLetter(tx, jobs, {
    companyId,
    kind,
    now,
    unsubscribeUrl,
    permit: null,
    addressee: userAddressee(reader.userId),
    name: reader.name,
    email: reader.email,
    period: digest.kind === 'digest' ? digest.period : null,
    composed: digestLetter({ facts, name: reader.name, publicUrl, unsubscribeUrl }),
  })
}

export function userAddressee(userId: number): string {
  return `user ${userId}`
}

export function unsubscribeUrlOf(publicUrl: string, token: string): string {
  return `${publicUrl}${addressOf(PAGES.unsubscribe, token)}`
}
