import type { FieldError } from '@ot/contract'
import type { ThreadJob } from '../../../threads/job.ts'
import { planImport } from '../plan/plan-import.ts'
import { ImportRefusal } from '../values/refusal.ts'
import type { ImportPlan, StaffFile, StaffSnapshot } from '../values/staff.ts'
import { markErrors } from './marked-file.ts'

const WHO_IS_ABSENT =
  'Пока есть строки с ошибками, неизвестно, кого нет в файле: исправьте их или снимите отметку «Уволить тех, кого нет в файле»'

const PATIENCE_MS = 20_000

type StaffInput = { file: StaffFile; snapshot: StaffSnapshot }

export type PlannedImport = {
  /** The answer of the call in JSON: thousands of rows are not put into JSON where requests are served. */
  outcome: Uint8Array<ArrayBuffer>
  limitProblem: string | null
  /** Null: it was a check, or something stands in the way. */
  toWrite: Pick<ImportPlan, 'changes' | 'memory'> | null
}

export type StaffOutcome<Out> = { done: Out } | { refused: FieldError }

export const PLAN_STAFF: ThreadJob<StaffInput & { dryRun: boolean }, StaffOutcome<PlannedImport>> = {
  name: 'plan an import of staff',
  patienceMs: PATIENCE_MS,
  run: (input) => orRefused(() => plan(input)),
  handedOver: (answer) => ('done' in answer ? [answer.done.outcome.buffer] : []),
}

export const MARK_STAFF: ThreadJob<
  StaffInput & { leftOnly: boolean },
  StaffOutcome<Uint8Array<ArrayBuffer>>
> = {
  name: 'mark the errors of a list of staff',
  patienceMs: PATIENCE_MS,
  // A copy of its own memory, which can be handed over.
  run: (input) => orRefused(async () => new Uint8Array(await markErrors(input))),
  handedOver: (answer) => ('done' in answer ? [answer.done.buffer] : []),
}

async function orRefused<Out>(work: () => Out | Promise<Out>): Promise<StaffOutcome<Out>> {
  try {
    return { done: await work() }
  } catch (error) {
    if (error instanceof ImportRefusal) return { refused: { field: error.field, message: error.message } }
    throw error
  }
}

function plan({ file, snapshot, dryRun }: StaffInput & { dryRun: boolean }): PlannedImport {
  const { outcome, changes, memory } = planImport(file, snapshot).plan
  const { limitProblem, totals } = outcome
  const { leaveErrors, dismissAbsent } = file.options
  if (!dryRun && totals.error > 0 && leaveErrors === 'true' && dismissAbsent === 'true') {
    throw new ImportRefusal('dismissAbsent', WHO_IS_ABSENT)
  }
  const isLoaded = totals.error === 0 || (leaveErrors === 'true' && totals.add + totals.change > 0)
  const written = !dryRun && limitProblem === null && isLoaded
  return {
    outcome: new TextEncoder().encode(JSON.stringify({ ...outcome, written })),
    limitProblem,
    toWrite: written ? { changes, memory } : null,
  }
}
