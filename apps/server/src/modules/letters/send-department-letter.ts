import { allow, type Ctx, membershipOf } from '../../context/ctx.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../foundation/errors.ts'
import { findCompanyOfDepartment } from '../people/index.ts'
import { auditLetter, refuseTooMany } from './asked-letters.ts'
import { findHeadedDepartment } from './head-queries.ts'
import type { LetterRow } from './letter-queries.ts'
import { departmentAddressee, writeDepartmentLetter } from './write-department-letter.ts'
import type { DigestPost } from './write-digest.ts'

/** The list to the head of a department, without waiting for Monday. */
export async function sendDepartmentLetter(
  ctx: Ctx,
  post: DigestPost,
  departmentId: number,
): Promise<LetterRow> {
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
    const list = { companyId, timeZone, now, headed: { ...headed, email }, period: null, askedBy: ctx.userId }
    const letter = await writeDepartmentLetter(tx, post, list)
    if (letter === null) throw new Error('a list asked for is written whatever there is to say')
    await auditLetter(tx, ctx, letter)
    return letter
  })
}
