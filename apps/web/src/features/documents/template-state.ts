import type { TemplateAnswer } from '@ot/contract'
import { isUndecided } from './answer-sources.ts'

type Fact = TemplateAnswer['missing'][number]

/** Whether a template's paper can be printed as it is, has lines to fill in by hand, or cannot be made. */
export type TemplateState =
  | { kind: 'ready' }
  | { kind: 'lines'; missing: readonly Fact[]; byHand: number; undecided: number }
  | { kind: 'blocked'; lacking: readonly Fact[] }

export function templateState({ lacking, missing }: TemplateAnswer): TemplateState {
  if (lacking.length > 0) return { kind: 'blocked', lacking }
  if (missing.length === 0) return { kind: 'ready' }
  const undecided = missing.filter(({ key }) => isUndecided(key)).length
  return { kind: 'lines', missing, byHand: missing.length - undecided, undecided }
}

export interface TemplateReadiness {
  total: number
  ready: number
  lines: number
  blocked: number
  /** Of those that can be made. */
  wordOnly: number
}

export function readinessOf(templates: readonly TemplateAnswer[]): TemplateReadiness {
  const count = (kind: TemplateState['kind']) =>
    templates.filter((template) => templateState(template).kind === kind).length
  const wordOnly = templates.filter((template) => template.wordOnly && template.lacking.length === 0).length
  return {
    total: templates.length,
    ready: count('ready'),
    lines: count('lines'),
    blocked: count('blocked'),
    wordOnly,
  }
}

/** Whether an archive would have a paper in it. */
export function canArchive({ ready, lines }: TemplateReadiness): boolean {
  return ready + lines > 0
}
