import { LETTERS_BY_HAND_AN_HOUR, type LetterKind } from '@ot/domain'
import { allow, type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addSeconds } from '../../foundation/clock.ts'
import { Conflict, NotFound, TooMany } from '../../foundation/errors.ts'
import { findCompanyOfDepartment } from '../people/index.ts'
import { deleteDepartmentLinks, findHeadedDepartment } from './head-queries.ts'
import { countByHand, type LetterRow } from './letter-queries.ts'
import { findReader } from './reader-queries.ts'
import { departmentAddressee, writeDepartmentLetter } from './write-department-letter.ts'
import { type Post, userAddressee, writeDigest } from './write-digest.ts'

const HOUR_SECONDS = 60 * 60

/** What the summary looks like, to the user himself. */
export async function sendSample(ctx: Ctx, post: Post, companyId: number): Promise<LetterRow> {
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

/** The list to the head of a department, without waiting for Monday. */
export async function sendDepartmentLetter(ctx: Ctx, post: Post, departmentId: number): Promise<LetterRow> {
  const companyId = await findCompanyOfDepartment(ctx, departmentId)
  allow(ctx, companyId, 'department.change')
  const { timeZone } = membershipOf(ctx, companyId)
  const { now } = ctx
  return inTransaction(ctx, companyId, async (tx) => {
    const headed = await findHeadedDepartment(tx, companyId, departmentId, now)
    if (headed === null)
      throw new Conflict('У отдела не указан руководитель. Укажите его на странице «Работники»')
    const { fullName, email, isDismissed, isUnsubscribed } = headed
    if (isDismissed) throw new Conflict(`${fullName}: работник уволен. Укажите другого руководителя`)
    if (email === null) throw new Conflict(`${fullName}: в карточке работника нет e-mail`)
    if (isUnsubscribed) throw new Conflict(`${fullName} отказывается от этих писем`)
    await refuseTooMany(tx, ctx, {
      companyId,
      kind: 'department',
      addressee: departmentAddressee(departmentId),
    })
    const list = { companyId, timeZone, now, headed: { ...headed, email }, period: null }
    const letter = await writeDepartmentLetter(tx, post, list)
    if (letter === null) throw new Error('a list asked for is written whatever there is to say')
    await auditLetter(tx, ctx, letter)
    return letter
  })
}

/** Links that were sent stop working; the next letter brings a new one. */
export async function revokeDepartmentLinks(ctx: Ctx, departmentId: number): Promise<void> {
  const companyId = await findCompanyOfDepartment(ctx, departmentId)
  allow(ctx, companyId, 'department.change')
  await inTransaction(ctx, companyId, async (tx) => {
    const revoked = await deleteDepartmentLinks(tx, companyId, departmentId)
    if (revoked === 0) return
    const record = {
      companyId,
      action: 'department.links-revoked',
      entity: 'department',
      entityId: departmentId,
    } as const
    await audit(tx, ctx, { ...record, before: { links: revoked }, after: { links: 0 } })
  })
}

async function refuseTooMany(
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

async function auditLetter(tx: Tx, ctx: Ctx, { companyId, id, kind, email }: LetterRow): Promise<void> {
  const record = { companyId, action: 'letter.queued', entity: 'letter', entityId: id } as const
  await audit(tx, ctx, { ...record, before: null, after: { kind, email } })
}
