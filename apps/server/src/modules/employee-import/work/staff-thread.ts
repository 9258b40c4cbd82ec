import { Invalid } from '../../../foundation/errors.ts'
import { type ThreadJob, TooHeavy } from '../../../threads/job.ts'
import type { Threads } from '../../../threads/threads.ts'
import type { StaffFile, StaffSnapshot } from '../values/staff.ts'
import { MARK_STAFF, PLAN_STAFF, type PlannedImport, type StaffOutcome } from './jobs.ts'

const TOO_HEAVY = 'Файл слишком велик для чтения. Оставьте в нём только список работников и сохраните заново'

type OfCompany = { companyId: number; file: StaffFile; snapshot: StaffSnapshot }

export async function planInThread(
  threads: Threads,
  { companyId, ...input }: OfCompany & { dryRun: boolean },
): Promise<Omit<PlannedImport, 'outcome'> & { outcome: Buffer }> {
  const { outcome, ...planned } = await perform(threads, PLAN_STAFF, companyId, input)
  return { ...planned, outcome: Buffer.from(outcome.buffer) }
}

export async function markInThread(
  threads: Threads,
  { companyId, ...input }: OfCompany & { leftOnly: boolean },
): Promise<Buffer> {
  const bytes = await perform(threads, MARK_STAFF, companyId, input)
  return Buffer.from(bytes.buffer)
}

async function perform<In, Out>(
  threads: Threads,
  job: ThreadJob<In, StaffOutcome<Out>>,
  companyId: number,
  input: In,
): Promise<Out> {
  const answer = await threads.perform(job, companyId, input).catch((error: unknown) => {
    if (error instanceof TooHeavy) return { refused: { field: 'file', message: TOO_HEAVY } }
    throw error
  })
  if ('refused' in answer) throw Invalid.field(answer.refused.field, answer.refused.message)
  return answer.done
}
