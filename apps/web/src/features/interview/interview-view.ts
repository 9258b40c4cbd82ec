import type { FactAnswer } from '@ot/contract'
import {
  FACT_THEMES,
  type FactTheme,
  type InterviewProgress,
  interviewProgress,
  isAnswered,
  PEOPLE_THEMES,
} from '@ot/domain'

/** Questions that are asked and saved together. */
export interface ThemeView {
  theme: FactTheme
  facts: readonly FactAnswer[]
}

/** People and duties are one table: all of them are proposed from the staff list, and one order may name several. */
const PEOPLE: FactTheme = 'duties'

export function isOfPeople(theme: FactTheme): boolean {
  return PEOPLE_THEMES.includes(theme)
}

export function themesOf(asked: readonly FactAnswer[]): ThemeView[] {
  const chapters = [PEOPLE, ...FACT_THEMES.filter((theme) => !isOfPeople(theme))]
  return chapters
    .map((theme) => ({
      theme,
      facts: asked.filter((fact) => (theme === PEOPLE ? isOfPeople(fact.theme) : fact.theme === theme)),
    }))
    .filter(({ facts }) => facts.length > 0)
}

/** What makes most papers ready stands first, then what most papers print. */
export function mostUsefulFirst(facts: readonly FactAnswer[]): FactAnswer[] {
  return facts.toSorted(
    (left, right) => right.unlocks - left.unlocks || right.templates.length - left.templates.length,
  )
}

export function isProposed(fact: FactAnswer): boolean {
  return !isAnswered(fact) && fact.proposal !== null
}

export interface ThemeProgress extends InterviewProgress {
  /** How many papers print what is still without an answer. */
  waiting: number
  /** Of the open questions, those whose answer is proposed: it is only to be agreed to. */
  proposed: number
}

export function progressOf(asked: readonly FactAnswer[]): ThemeProgress {
  const open = asked.filter((fact) => !isAnswered(fact))
  return {
    ...interviewProgress(asked),
    proposed: open.filter(isProposed).length,
    waiting: new Set(open.flatMap(({ templates }) => templates)).size,
  }
}
