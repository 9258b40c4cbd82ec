import type { ActivityRequestBody } from '@ot/contract'
import type { z } from 'zod'
import type { Ctx } from '../../context/ctx.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type ActivityRequest, insertActivityRequest } from './queries.ts'

/** Anybody signed in may ask; it belongs to no company, hence neither role nor company log. */
export async function requestActivity(
  { jobs, settings }: Pick<Deps, 'jobs' | 'settings'>,
  ctx: Ctx,
  input: z.output<typeof ActivityRequestBody>,
): Promise<ActivityRequest> {
  return inTransaction(ctx, null, async (tx) => {
    const request = await insertActivityRequest(tx, { ...input, userId: ctx.userId, createdAt: ctx.now })
    await jobs.writeToUser(tx, {
      to: settings.supportEmail,
      subject: `Просьба добавить вид деятельности № ${request.id}`,
      text: letterText(request),
    })
    return request
  })
}

function letterText(request: ActivityRequest): string {
  return [
    `Вид деятельности: ${request.name}`,
    `Контактное лицо: ${request.contactName}`,
    `Телефон: ${request.phone}`,
    `E-mail: ${request.email}`,
    ...(request.emailAdditional === null ? [] : [`Дополнительный e-mail: ${request.emailAdditional}`]),
  ].join('\n')
}
