import type { FactValue } from './fact.ts'

/** What the interview knows of a question. */
export type InterviewQuestion = {
  /** A paper that the organisation needs prints it. */
  applicable: boolean
  /** The organisation has said that it has no such thing. */
  isAbsent: boolean
  value: FactValue | null
}

export type InterviewProgress = { answered: number; asked: number }

/** What a needed paper prints, and what is said not to be there: with it its papers have gone. */
export function isAsked({
  applicable,
  isAbsent,
}: Pick<InterviewQuestion, 'applicable' | 'isAbsent'>): boolean {
  return applicable || isAbsent
}

export function isAnswered({ value, isAbsent }: Pick<InterviewQuestion, 'value' | 'isAbsent'>): boolean {
  return value !== null || isAbsent
}

export function interviewProgress(questions: readonly InterviewQuestion[]): InterviewProgress {
  const asked = questions.filter(isAsked)
  return { answered: asked.filter(isAnswered).length, asked: asked.length }
}
