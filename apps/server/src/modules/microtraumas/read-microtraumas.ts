import type { MicrotraumaAnswer, MicrotraumaSummary } from '@ot/contract'
import { incidentLabel, type MicrotraumaStatus, microtraumaStatus } from '@ot/domain'
import { foldLetters } from '@ot/text'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { subjectsByIds } from '../events/index.ts'
import { microtraumaNumber, presentMicrotrauma, presentMicrotraumaSummary } from './present.ts'
import { getMicrotrauma, listCertificates, listMicrotraumas, type NamedMicrotrauma } from './queries.ts'

const CERTIFICATE = 'spravka-po-zapisi-mikrotravmy'

type Filter = { companyId: number; status: MicrotraumaStatus | null; year: number | null; q: string }

export async function microtraumasOf(
  ctx: Ctx,
  { companyId, status, year, q }: Filter,
): Promise<MicrotraumaSummary[]> {
  membershipOf(ctx, companyId)
  const rows = await readScoped(ctx, (tx) => listMicrotraumas(tx, companyId, year))
  const today = ctx.today(companyId)
  return rows
    .filter((row) => (status === null || microtraumaStatus(row) === status) && isMeant(row, q))
    .map((row) => presentMicrotraumaSummary(row, today))
}

/** For the summary of the company: not looked into within the term. */
export async function listLateMicrotraumas(tx: Tx, ctx: Ctx, companyId: number) {
  const today = ctx.today(companyId)
  const rows = await listMicrotraumas(tx, companyId, null)
  return rows
    .map((row) => presentMicrotraumaSummary(row, today))
    .filter(({ isOverdue }) => isOverdue)
    .map(({ id, label, deadline }) => ({ id, label, deadline }))
}

function isMeant(row: NamedMicrotrauma, q: string): boolean {
  const { fullname, position, department, place, injury } = row
  const words = [microtraumaNumber(row), fullname, position, department, place, injury].join(' ')
  return foldLetters(words).includes(foldLetters(q))
}

export async function microtraumaOf(ctx: Ctx, id: number): Promise<MicrotraumaAnswer> {
  return readScoped(ctx, async (tx) => readOne(tx, ctx, await getMicrotrauma(tx, companyIdsOf(ctx), id)))
}

export async function readOne(tx: Tx, ctx: Ctx, row: NamedMicrotrauma): Promise<MicrotraumaAnswer> {
  const { companyId, employeeId, inquirerId, measures } = row
  const ids = [inquirerId, ...measures.map(({ responsibleId }) => responsibleId)]
  const people = await subjectsByIds(
    tx,
    companyId,
    ids.filter((id) => id !== null),
  )
  return presentMicrotrauma(row, {
    today: ctx.today(companyId),
    names: new Map(people.map(({ id, fullname }) => [id, fullname])),
    papers: await listCertificates(tx, companyId, {
      employeeId,
      label: microtraumaNumber(row),
      templateId: CERTIFICATE,
    }),
    incidentLabel: row.incident === null ? null : incidentLabel(row.incident),
  })
}
