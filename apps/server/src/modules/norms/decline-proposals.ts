import type { Ctx } from '../../context/ctx.ts'
import type { AuditRecord } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { declineRule, type ProposalGroup } from './group-proposals.ts'
import { saveDeclines } from './norm-queries.ts'

/** Struck out with its reason: it stays visible and may be taken later. Answers what the log is to keep. */
export async function declineProposals(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  declined: readonly { group: ProposalGroup; note: string }[],
): Promise<AuditRecord[]> {
  const lines = declined.flatMap(({ group, note }) =>
    group.members.map(({ subject, obligation }) => ({
      employeeId: subject.employeeId,
      rule: declineRule(obligation),
      name: obligation.name,
      note,
    })),
  )
  await saveDeclines(tx, { companyId, userId: ctx.userId, now: ctx.now }, lines)
  return lines.map(({ employeeId, rule, name, note }) => ({
    companyId,
    action: 'norm.declined',
    entity: 'employee',
    entityId: employeeId,
    before: null,
    after: { rule, name, note },
  }))
}
