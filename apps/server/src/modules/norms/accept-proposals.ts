import { type Obligation, slotOf } from '@ot/domain'
import type { Ctx } from '../../context/ctx.ts'
import type { AuditRecord } from '../../db/audit.ts'
import type { Tx } from '../../db/transaction.ts'
import { type AcceptedObligation, writeObligations } from '../events/index.ts'
import { declineRule, type ProposalGroup, type ProposedObligation } from './group-proposals.ts'
import { deleteDeclines, insertProposedInstructions } from './norm-queries.ts'

type Added = ProposedObligation & { obligation: Extract<Obligation, { action: 'add' }> }
type NewEvent = Added & { obligation: Exclude<Added['obligation'], { section: 'instruction' }> }
type NewInstruction = Added & { obligation: Extract<Added['obligation'], { section: 'instruction' }> }

const CLOSED_REASON = 'Нормы для нынешней должности этого не требуют'
const REPLACED_REASON = 'Заменено другой обязанностью по нормам'

/** New events and instructions are written, events no longer asked for are closed. Answers what the log is to keep. */
export async function acceptProposals(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  accepted: readonly ProposalGroup[],
): Promise<AuditRecord[]> {
  const asked = accepted.flatMap(({ members }) => [...members])
  const added = strictestOfSlot(asked.filter(isAdded))
  await writeObligations(tx, ctx, companyId, {
    accepted: added.filter(isEvent).map(acceptedObligation),
    closed: closings(asked, added),
  })
  const struckOut = accepted.filter(({ note }) => note !== null).flatMap(({ members }) => [...members])
  await deleteDeclines(
    tx,
    companyId,
    struckOut.map(({ subject, obligation }) => ({
      employeeId: subject.employeeId,
      rule: declineRule(obligation),
    })),
  )
  return giveInstructions(tx, ctx, companyId, added.filter(isInstruction))
}

function isAdded(asked: ProposedObligation): asked is Added {
  return asked.obligation.action === 'add'
}

function isEvent(added: Added): added is NewEvent {
  return added.obligation.section !== 'instruction'
}

function isInstruction(added: Added): added is NewInstruction {
  return added.obligation.section === 'instruction'
}

/** Taken together, the special rule of a slot stands for the usual one. */
function strictestOfSlot(added: readonly Added[]): Added[] {
  const special = new Set(
    added.flatMap(({ subject, obligation }) =>
      slotOf(obligation.rule) === obligation.rule ? [] : [`${subject.employeeId} ${slotOf(obligation.rule)}`],
    ),
  )
  return added.filter(({ subject, obligation }) => !special.has(`${subject.employeeId} ${obligation.rule}`))
}

/** Event → why it is closed: no longer asked for, or another of its slot is taken. */
function closings(
  asked: readonly ProposedObligation[],
  added: readonly Added[],
): ReadonlyMap<number, string> {
  const dropped = asked
    .filter(({ obligation }) => obligation.action === 'close')
    .flatMap(({ subject, obligation }) =>
      subject.openEvents.filter(({ rule, byHand }) => rule === obligation.rule && !byHand),
    )
  const replaced = added.flatMap(({ subject, obligation }) =>
    subject.openEvents.filter(({ rule }) => rule !== null && slotOf(rule) === slotOf(obligation.rule)),
  )
  return new Map([
    ...replaced.map(({ id }) => [id, REPLACED_REASON] as const),
    ...dropped.map(({ id }) => [id, CLOSED_REASON] as const),
  ])
}

function acceptedObligation({ subject, obligation }: NewEvent): AcceptedObligation {
  const { section, rule, name, periodicity, firstDeadline, askedSince, facts } = obligation
  return {
    employeeId: subject.employeeId,
    section,
    rule,
    name,
    periodicity,
    firstDeadline,
    askedSince,
    facts,
  }
}

async function giveInstructions(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  added: readonly NewInstruction[],
): Promise<AuditRecord[]> {
  const given = added.map(({ subject, obligation }) => ({
    employeeId: subject.employeeId,
    name: obligation.facts.name,
    askedSince: obligation.askedSince,
  }))
  const by = { companyId, now: ctx.now, today: ctx.today(companyId) }
  const ids = await insertProposedInstructions(tx, by, given)
  return given.map(({ employeeId, name }, index) => ({
    companyId,
    action: 'instruction.created',
    entity: 'instruction',
    entityId: ids[index] ?? null,
    before: null,
    after: { employeeId, name },
  }))
}
