import { planImport } from '../plan/plan-import.ts'
import { ImportRefusal } from '../values/refusal.ts'
import type { ImportPlan, StaffFile, StaffSnapshot } from '../values/staff.ts'
import { markErrors } from './marked-file.ts'

type Input = { file: StaffFile; snapshot: StaffSnapshot }
export type Job = ({ kind: 'plan'; dryRun: boolean } & Input) | ({ kind: 'mark' } & Input)

export type PlannedImport = {
  /** The answer of the call in JSON: thousands of rows are not put into JSON where requests are served. */
  outcome: Uint8Array<ArrayBuffer>
  limitProblem: string | null
  /** Null: it was a check, or something stands in the way. */
  toWrite: Pick<ImportPlan, 'changes' | 'memory'> | null
}

/** What crosses the border between the threads: errors lose their class there. */
export type JobAnswer =
  | ({ kind: 'plan' } & PlannedImport)
  | { kind: 'mark'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; field: string; message: string }
  | { kind: 'failed'; message: string }

export async function doJob(job: Job): Promise<JobAnswer> {
  try {
    return job.kind === 'plan' ? plan(job) : { kind: 'mark', bytes: await mark(job) }
  } catch (error) {
    if (error instanceof ImportRefusal) return { kind: 'refused', field: error.field, message: error.message }
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

function plan({ file, snapshot, dryRun }: Extract<Job, { kind: 'plan' }>): JobAnswer {
  const { outcome, changes, memory } = planImport(file, snapshot).plan
  const { limitProblem, totals } = outcome
  const written = !dryRun && limitProblem === null && totals.error === 0
  return {
    kind: 'plan',
    outcome: new TextEncoder().encode(JSON.stringify({ ...outcome, written })),
    limitProblem,
    toWrite: written ? { changes, memory } : null,
  }
}

/** A copy of its own memory, which can be handed over. */
async function mark({ file, snapshot }: Input): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await markErrors(file, snapshot))
}
