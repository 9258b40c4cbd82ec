import { LETTERS_BY_HAND_AN_HOUR, type LetterKind } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { TooMany } from '../../foundation/errors.ts'
import { countByHand, type LetterRow } from './letter-queries.ts'

const HOUR_SECONDS = 60 * 60

/** What a user sends himself goes out a few times an hour. */
export async function refuseTooMany(
  tx: Tx,
  { now }: Ctx,
  letters: { companyId: number; kind: LetterKind; addressee: string },
): Promise<void> {
  const after = addSeconds(now, -HOUR_SECONDS)
  if ((await countByHand(tx, { ...letters, after })) < LETTERS_BY_HAND_AN_HOUR) return
  throw new TooMany(
    `За час уже отправлено писем: ${LETTERS_BY_HAND_AN_HOUR}. Подождите: следующее можно отправить через час.`,
    HOUR_SECONDS,
  )
}

export async function auditLetter(
  tx: Tx,
  ctx: Ctx,
  { companyId, id, kind, email }: LetterRow,
): Promise<void> {
  const record = { companyId, action: 'letter.queued', entity: 'letter', entityId: id } as const
  await audit(tx, ctx, { ...record, before: null, after: { kind, email } })
}
