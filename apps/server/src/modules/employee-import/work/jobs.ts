import { markErrors } from '../marked-file.ts'
import { planImport } from '../plan/plan-import.ts'
import { ImportRefusal } from '../plan/refusal.ts'
import type { ImportPlan, StaffFile, StaffSnapshot } from '../staff.ts'

export type Job = { kind: 'plan' | 'mark'; file: StaffFile; snapshot: StaffSnapshot }

/** What crosses the border between the threads: errors lose their class there. */
export type JobAnswer =
  | { kind: 'plan'; plan: ImportPlan }
  | { kind: 'mark'; bytes: Uint8Array }
  | { kind: 'refused'; field: string; message: string }
  | { kind: 'failed'; message: string }

export async function doJob({ kind, file, snapshot }: Job): Promise<JobAnswer> {
  try {
    if (kind === 'plan') return { kind, plan: planImport(file, snapshot).plan }
    return { kind, bytes: await markErrors(file, snapshot) }
  } catch (error) {
    if (error instanceof ImportRefusal) return { kind: 'refused', field: error.field, message: error.message }
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}
