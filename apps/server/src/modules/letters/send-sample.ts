import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { auditLetter, refuseTooMany } from './asked-letters.ts'
import type { LetterRow } from './letter-queries.ts'
import { findReader } from './reader-queries.ts'
import { type DigestPost, userAddressee, writeDigest } from './write-digest.ts'

/** What the summary looks like, to the user himself. */
export async function sendSample(ctx: Ctx, post: DigestPost, companyId: number): Promise<LetterRow> {
  const { timeZone } = membershipOf(ctx, companyId)
  return inTransaction(ctx, companyId, async (tx) => {
    const reader = await findReader(tx, companyId, ctx.userId)
    if (reader === null) throw new NotFound()
    await refuseTooMany(tx, ctx, { companyId, kind: 'sample', addressee: userAddressee(ctx.userId) })
    const letter = await writeDigest(tx, post, { companyId, timeZone, now: ctx.now, reader, kind: 'sample' })
    if (letter === null) throw new Error('a sample is written whatever there is to say')
    await auditLetter(tx, ctx, letter)
    return letter
  })
}
