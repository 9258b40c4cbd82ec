import type { MicrotraumaAnswer } from '@ot/contract'
import { type InjurySeverity, instantAt } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { Invalid } from '../../foundation/errors.ts'
import { createIncidentIn } from '../incidents/index.ts'
import { inOpenRecord } from './change-microtrauma.ts'
import { type MicrotraumaRow, updateMicrotrauma } from './queries.ts'

type Turn = { id: number; degree: InjurySeverity; toldAt: string | undefined }

/** ТК, ст. 226, 227: disability or a transfer to other work makes it an accident. Both records point at each other. */
export async function turnIntoAccident(ctx: Ctx, { id, degree, toldAt }: Turn): Promise<MicrotraumaAnswer> {
  return inOpenRecord(ctx, id, async (tx, stored) => {
    const { companyId, employeeId, place, occurredOn, occurredTime } = stored
    if (occurredTime === null)
      throw Invalid.field('occurredTime', 'Исправьте запись: без времени расследование не начать')
    const { incident } = await createIncidentIn(tx, ctx, {
      companyId,
      degree,
      place,
      victimIds: [employeeId],
      occurredAt: instantAt(occurredOn, occurredTime, membershipOf(ctx, companyId).timeZone),
      circumstances: circumstancesOf(stored),
      ...(toldAt !== undefined && { toldAt }),
    })
    await updateMicrotrauma(tx, stored, { incidentId: incident.id }, ctx.now)
    await audit(tx, ctx, {
      companyId,
      action: 'microtrauma.turned-accident',
      entity: 'microtrauma',
      entityId: id,
      before: { incidentId: null },
      after: { incidentId: incident.id },
    })
  })
}

function circumstancesOf({ circumstances, injury, firstAid }: MicrotraumaRow): string {
  const help = firstAid === null ? '' : `\nПервая помощь: ${firstAid}`
  return `${circumstances}\nХарактер повреждения: ${injury}${help}`
}
