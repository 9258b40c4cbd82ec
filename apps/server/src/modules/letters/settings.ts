import type { LetterSettings } from '@ot/contract'
import { type DigestRhythm, defaultRhythm, nextDigest } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { type DepartmentRow, listDepartments } from '../people/index.ts'
import { type HeadedDepartment, listHeadedDepartments } from './head-queries.ts'
import { type DigestReader, findReader, saveRhythm } from './reader-queries.ts'

export async function readLetterSettings(ctx: Ctx, companyId: number): Promise<LetterSettings> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const reader = await getReader(tx, ctx, companyId)
    const departments = await listDepartments(tx, companyId)
    const headed = await listHeadedDepartments(tx, companyId, ctx.now)
    return presentSettings(ctx, { companyId, reader, departments, headed })
  })
}

/** Each member chooses for himself, one who only reads too. */
export async function changeRhythm(
  ctx: Ctx,
  input: { companyId: number; rhythm: DigestRhythm },
): Promise<void> {
  const { companyId, rhythm } = input
  membershipOf(ctx, companyId)
  await inTransaction(ctx, companyId, async (tx) => {
    const before = rhythmOf(await getReader(tx, ctx, companyId))
    await saveRhythm(tx, { userId: ctx.userId, companyId, rhythm, chosenAt: ctx.now })
    const record = {
      companyId,
      action: 'letters.rhythm-changed',
      entity: 'user',
      entityId: ctx.userId,
    } as const
    await audit(tx, ctx, { ...record, before: { rhythm: before }, after: { rhythm } })
  })
}

async function getReader(tx: Tx, { userId }: Ctx, companyId: number): Promise<DigestReader> {
  const reader = await findReader(tx, companyId, userId)
  if (reader === null) throw new NotFound()
  return reader
}

function rhythmOf({ rhythm, role }: DigestReader): DigestRhythm {
  return rhythm ?? defaultRhythm(role)
}

type Facts = {
  companyId: number
  reader: DigestReader
  departments: readonly DepartmentRow[]
  headed: readonly HeadedDepartment[]
}

function presentSettings(ctx: Ctx, { companyId, reader, departments, headed }: Facts): LetterSettings {
  const { timeZone } = membershipOf(ctx, companyId)
  const rhythm = rhythmOf(reader)
  const heads = new Map(headed.map((one) => [one.departmentId, one]))
  return {
    rhythm,
    email: reader.email,
    nextAt: nextDigest(rhythm, { now: ctx.now, timeZone }),
    departments: departments.map(({ id, name }) => presentHead(id, name, heads.get(id))),
  }
}

function presentHead(
  departmentId: number,
  department: string,
  headed: HeadedDepartment | undefined,
): LetterSettings['departments'][number] {
  if (headed === undefined) {
    return { departmentId, department, head: null, isUnsubscribed: false, linkUntil: null }
  }
  const { employeeId, fullName, email, isDismissed, isUnsubscribed, linkUntil } = headed
  const head = { employeeId, fullName, email, isDismissed }
  return { departmentId, department, head, isUnsubscribed, linkUntil: isDismissed ? null : linkUntil }
}
