import type { FactAnswer } from '@ot/contract'
import {
  FACT_THEMES,
  type FactTheme,
  type InterviewProgress,
  interviewProgress,
  isAnswered,
} from '@ot/domain'

/** A theme with what is asked in it, in the order of asking. */
export interface ThemeView {
  theme: FactTheme
  facts: readonly FactAnswer[]
}

export function themesOf(asked: readonly FactAnswer[]): ThemeView[] {
  return FACT_THEMES.map((theme) => ({
    theme,
    facts: asked.filter((fact) => fact.theme === theme),
  })).filter(({ facts }) => facts.length > 0)
}

/** Somebody in charge is kept on the page of persons in charge, and changed there. */
export function isKeptElsewhere({ source, type }: FactAnswer): boolean {
  return source === 'record' && type === 'person'
}

export function isProposed(fact: FactAnswer): boolean {
  return !isAnswered(fact) && fact.proposal !== null
}

export interface ThemeProgress extends InterviewProgress {
  /** How many papers print what is still without an answer. */
  waiting: number
}

export function progressOf(asked: readonly FactAnswer[]): ThemeProgress {
  const open = asked.filter((fact) => !isAnswered(fact))
  return {
    ...interviewProgress(asked),
    waiting: new Set(open.flatMap(({ templates }) => templates)).size,
  }
}
