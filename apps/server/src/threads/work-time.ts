import { readFileSync } from 'node:fs'
import { errorCode } from '../foundation/error-code.ts'

/** In which Linux tells of time to programs, whatever its kernel counts in. */
const TICK_MS = 10
/** What stands behind the name of the program in its brackets, which may hold anything: of that the time in the program and in the kernel. */
const [IN_PROGRAM, IN_KERNEL] = [11, 12]
/** It has ended meanwhile, or the system shows it to nobody. */
const NOT_TOLD: ReadonlySet<string> = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EPERM'])

/** How long a thread or a process has had the processor; null: the system does not tell, or it has ended. */
export function workedMs(workFile: string | null): number | null {
  const told = workFile === null ? null : textOf(workFile)
  if (told === null) return null
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[IN_PROGRAM]) + Number(fields[IN_KERNEL])) * TICK_MS
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (NOT_TOLD.has(errorCode(error) ?? '')) return null
    throw error
  }
}
