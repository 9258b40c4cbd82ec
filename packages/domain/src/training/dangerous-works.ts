import type { Programme } from './programmes.ts'

/** Programmes В: safe methods of works of increased danger. */
export type DangerousWorkProgramme = Extract<Programme, `hazardous-${string}`>

export function isDangerousWork(programme: Programme): programme is DangerousWorkProgramme {
  return programme.startsWith('hazardous-')
}
