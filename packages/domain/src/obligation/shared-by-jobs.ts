import { parseRule } from '../rule/rule-name.ts'
import type { Programme } from '../training/programmes.ts'

/**
 * What one person meets once for all his jobs with the employer; everything else is asked for by job.
 * PP 2464, п. 46: programme A is about the employer, programme V about a kind of work, first aid (п. 31) about nobody's place; B and
 * the use of PPE are about the dangers of a place. Order 29н examines a worker by factor and kind of work. Not compared with the acts.
 */
export function isSharedByJobs(rule: string): boolean {
  const name = parseRule(rule)
  if (name?.section === 'training') return isSharedProgramme(name.programme)
  return name?.section === 'medical' && (name.item === 'factor' || name.item === 'minor')
}

function isSharedProgramme(programme: Programme): boolean {
  return programme === 'general' || programme === 'first-aid' || programme.startsWith('hazardous-')
}
