import type { InterviewProgress } from '../fact/interview-progress.ts'
import { RESPONSIBILITY_ROLES } from '../responsibility/responsibilities.ts'

/** What a newcomer does first, in this order: each step stands on those before it. */
export const START_STEPS = ['company', 'employees', 'responsible', 'interview', 'norms', 'package'] as const
export type StartStep = (typeof START_STEPS)[number]

export const START_STEP_LABELS = {
  company: 'Организация',
  employees: 'Работники',
  responsible: 'Ответственные',
  interview: 'Анкета организации',
  norms: 'Обязанности по нормам',
  package: 'Первый комплект документов',
} satisfies Record<StartStep, string>

/** `postponed`: the user went on without it and may come back. */
export const START_STEP_STATES = ['done', 'postponed', 'open'] as const
export type StartStepState = (typeof START_STEP_STATES)[number]

/** What the records of a company say; null instead: there is no company yet. */
export type StartFacts = {
  employees: number
  /** Roles in which somebody who works here stands. */
  heldRoles: ReadonlySet<number>
  /** Questions of the interview that needed papers print, and how many of them are answered. */
  interview: InterviewProgress
  /** Employees with at least one obligation taken from the norms or struck out. */
  underNorms: number
  /** Registered documents that hold. */
  documents: number
  /** A package was downloaded or registered. */
  hasPackage: boolean
}

export type StartStepProgress = {
  key: StartStep
  state: StartStepState
  count: number
  /** Null: there is no whole to compare with. */
  total: number | null
  /** The step without which this one cannot be begun. */
  blockedBy: StartStep | null
}

type Progress = { count: number; total: number | null; isDone: boolean }

const NOTHING: StartFacts = {
  employees: 0,
  heldRoles: new Set(),
  interview: { answered: 0, asked: 0 },
  underNorms: 0,
  documents: 0,
  hasPackage: false,
}

export function startSteps(
  facts: StartFacts | null,
  postponed: readonly StartStep[] = [],
): StartStepProgress[] {
  return START_STEPS.map((key) => {
    const { isDone, count, total } = progressOf(key, facts)
    const left = postponed.includes(key) ? 'postponed' : 'open'
    return { key, state: isDone ? 'done' : left, count, total, blockedBy: blockedBy(key, facts) }
  })
}

function progressOf(key: StartStep, facts: StartFacts | null): Progress {
  const { employees, heldRoles, interview, underNorms, documents, hasPackage } = facts ?? NOTHING
  switch (key) {
    case 'company':
      return ofWhole(facts === null ? 0 : 1, 1)
    case 'employees':
      return { count: employees, total: null, isDone: employees > 0 }
    case 'responsible':
      return ofWhole(
        RESPONSIBILITY_ROLES.filter(({ id }) => heldRoles.has(id)).length,
        RESPONSIBILITY_ROLES.length,
      )
    case 'interview':
      return ofWhole(interview.answered, interview.asked)
    case 'norms':
      return ofWhole(underNorms, employees)
    case 'package':
      return { count: documents, total: null, isDone: hasPackage }
  }
}

function ofWhole(count: number, total: number): Progress {
  return { count, total, isDone: total > 0 && count >= total }
}

/** Papers are made without employees too; nobody can be appointed, most answers are people, and no norm applies without them. */
function blockedBy(key: StartStep, facts: StartFacts | null): StartStep | null {
  if (key === 'company') return null
  if (facts === null) return 'company'
  const needsPeople = key === 'responsible' || key === 'interview' || key === 'norms'
  return needsPeople && facts.employees === 0 ? 'employees' : null
}

/** Where to go on: the first that was not put off, else the first that was; null: all are done. */
export function currentStep(steps: readonly StartStepProgress[]): StartStep | null {
  const left = steps.filter(({ state }) => state !== 'done')
  return (left.find(({ state }) => state === 'open') ?? left[0])?.key ?? null
}

/** What comes after this step, past what is done; from the last one on to those left before it. */
export function stepAfter(steps: readonly StartStepProgress[], key: StartStep): StartStep | null {
  const place = steps.findIndex((step) => step.key === key)
  const others = [...steps.slice(place + 1), ...steps.slice(0, Math.max(place, 0))]
  return others.find(({ state, blockedBy: cause }) => state !== 'done' && cause === null)?.key ?? null
}

export function isWellStarted(steps: readonly StartStepProgress[]): boolean {
  return steps.every(({ state }) => state === 'done')
}
