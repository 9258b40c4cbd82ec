import type { FactAnswer } from '@ot/contract'
import { FACT_THEMES, type FactTheme } from '@ot/domain'

/** A theme with what is asked in it, in the order of asking. */
export interface ThemeView {
  theme: FactTheme
  facts: readonly FactAnswer[]
}

/** What a needed paper prints, and what is said not to be there: with it its papers have gone. */
export function askedFacts(facts: readonly FactAnswer[]): FactAnswer[] {
  return facts.filter(({ applicable, isAbsent }) => applicable || isAbsent)
}

export function themesOf(asked: readonly FactAnswer[]): ThemeView[] {
  return FACT_THEMES.map((theme) => ({
    theme,
    facts: asked.filter((fact) => fact.theme === theme),
  })).filter(({ facts }) => facts.length > 0)
}

export function isAnswered({ value, isAbsent }: FactAnswer): boolean {
  return value !== null || isAbsent
}

/** Somebody in charge is kept on the page of persons in charge, and changed there. */
export function isKeptElsewhere({ source, type }: FactAnswer): boolean {
  return source === 'record' && type === 'person'
}

export function isProposed(fact: FactAnswer): boolean {
  return !isAnswered(fact) && fact.proposal !== null
}

export interface InterviewProgress {
  answered: number
  asked: number
  /** How many papers print what is still without an answer. */
  waiting: number
}

export function progressOf(asked: readonly FactAnswer[]): InterviewProgress {
  const open = asked.filter((fact) => !isAnswered(fact))
  return {
    answered: asked.length - open.length,
    asked: asked.length,
    waiting: new Set(open.flatMap(({ templates }) => templates)).size,
  }
}
