import type { ImportOutcome } from '@ot/contract'
import { firstChoices, type ImportChoices, isSameImport } from './import-choices.ts'
import { chosenPosition } from './position-choices.ts'

type SuggestedPosition = ImportOutcome['recognisedPositions'][number]['position']

/** A title that the reference list does not have. */
export interface ImportedTitle {
  title: string
  rows: number
  suggestions: readonly SuggestedPosition[]
  /** Where nothing is alike: what most people of the same department do. */
  neighbour: SuggestedPosition | null
  /** Told by its words; null: the user is asked. */
  recognised: SuggestedPosition | null
}

/** One dry run: what came of it, what it was made with, and the key under which it will be written. */
export interface DryRun {
  outcome: ImportOutcome
  choices: ImportChoices
  key: string
}

export type ImportStage =
  | { kind: 'choosing'; problem: string | null }
  | { kind: 'checking'; file: File; before: DryRun | null }
  /** The check was cancelled (no problem) or did not reach its end. */
  | { kind: 'unchecked'; file: File; problem: string | null }
  | { kind: 'checked'; file: File; check: DryRun; problem: string | null }
  | { kind: 'writing'; file: File; check: DryRun }
  | { kind: 'written'; file: File; choices: ImportChoices; outcome: ImportOutcome }

export interface ImportState {
  stage: ImportStage
  choices: ImportChoices
  /** Titles that the reference list does not have; one that was given a position stays, so that it can be changed. */
  titles: readonly ImportedTitle[]
}

export type ImportEvent =
  | { kind: 'said'; choices: Partial<ImportChoices> }
  | { kind: 'check-started'; file: File }
  | { kind: 'check-done'; check: DryRun }
  | { kind: 'check-cancelled' }
  | { kind: 'check-failed'; problem: string }
  | { kind: 'file-refused'; problem: string }
  | { kind: 'write-started' }
  | { kind: 'write-done'; outcome: ImportOutcome }
  /** Between the check and the writing something changed, and nothing was written. */
  | { kind: 'write-refused'; check: DryRun; problem: string }
  | { kind: 'write-failed'; problem: string }
  | { kind: 'started-anew'; today: string }

export function startOfImport(today: string): ImportState {
  return { stage: { kind: 'choosing', problem: null }, choices: firstChoices(today), titles: [] }
}

/** Events that do not belong to the stage — an answer that came too late — change nothing. */
export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  const { stage } = state
  switch (event.kind) {
    case 'said':
      return { ...state, choices: { ...state.choices, ...event.choices } }
    case 'check-started':
      return at(state, { kind: 'checking', file: event.file, before: checkOf(stage, event.file) })
    case 'check-done':
      return stage.kind === 'checking' ? checked(state, stage.file, event.check, null) : state
    case 'check-cancelled':
      return stage.kind === 'checking' ? at(state, withoutCheck(stage, null)) : state
    case 'check-failed':
      return stage.kind === 'checking' ? at(state, withoutCheck(stage, event.problem)) : state
    case 'file-refused':
      return at(state, { kind: 'choosing', problem: event.problem })
    case 'write-started':
      if (stage.kind !== 'checked') return state
      return at(state, { kind: 'writing', file: stage.file, check: stage.check })
    case 'write-done':
      return stage.kind === 'writing' ? at(state, written(stage, event.outcome)) : state
    case 'write-refused':
      return stage.kind === 'writing' ? checked(state, stage.file, event.check, event.problem) : state
    case 'write-failed':
      return stage.kind === 'writing'
        ? at(state, { kind: 'checked', file: stage.file, check: stage.check, problem: event.problem })
        : state
    case 'started-anew':
      return startOfImport(event.today)
  }
}

function at(state: ImportState, stage: ImportStage): ImportState {
  return { ...state, stage }
}

function written({ file, check }: ImportStage & { kind: 'writing' }, outcome: ImportOutcome): ImportStage {
  return { kind: 'written', file, choices: check.choices, outcome }
}

function checked(state: ImportState, file: File, check: DryRun, problem: string | null): ImportState {
  const found = titlesOf(check.outcome)
  const given = state.titles.filter(
    ({ title }) =>
      chosenPosition(state.choices.positions, title) !== null &&
      !found.some((unknown) => unknown.title === title),
  )
  return { ...state, stage: { kind: 'checked', file, check, problem }, titles: [...found, ...given] }
}

function titlesOf({ unknownPositions, recognisedPositions }: ImportOutcome): ImportedTitle[] {
  return [
    ...unknownPositions.map((unknown) => ({ ...unknown, recognised: null })),
    ...recognisedPositions.map(({ title, rows, position }) => ({
      title,
      rows,
      suggestions: [position],
      neighbour: null,
      recognised: position,
    })),
  ]
}

/** What is known of the file before it is checked once more. */
function checkOf(stage: ImportStage, file: File): DryRun | null {
  if (stage.kind === 'checked') return stage.file === file ? stage.check : null
  return stage.kind === 'checking' && stage.file === file ? stage.before : null
}

function withoutCheck(
  { file, before }: ImportStage & { kind: 'checking' },
  problem: string | null,
): ImportStage {
  return before === null
    ? { kind: 'unchecked', file, problem }
    : { kind: 'checked', file, check: before, problem }
}

export function fileOf(stage: ImportStage): File | null {
  return stage.kind === 'choosing' || stage.kind === 'written' ? null : stage.file
}

/** The last check of the file, as far as there is one. */
export function shownCheck(stage: ImportStage): DryRun | null {
  switch (stage.kind) {
    case 'checked':
    case 'writing':
      return stage.check
    case 'checking':
      return stage.before
    case 'choosing':
    case 'unchecked':
    case 'written':
      return null
  }
}

/** What stands between a check and its writing; `ready`: nothing; `partly`: some rows, which may be left. */
export type ImportReadiness = 'stale' | 'lacking' | 'errors' | 'partly' | 'limit' | 'nothing' | 'ready'

export function importReadiness({ outcome, choices }: DryRun, now: ImportChoices): ImportReadiness {
  if (!isSameImport(outcome.columns, choices, now)) return 'stale'
  const { add, change, dismiss, error } = outcome.totals
  // A list of those who work here already may do without the columns that only a new record needs.
  if (outcome.lacking.length > 0 && (error > 0 || outcome.rows.length === 0)) return 'lacking'
  // Who is absent from the file is not known while a row is wrong.
  if (error > 0 && (choices.dismissAbsent || add + change === 0)) return 'errors'
  if (outcome.limitProblem !== null) return 'limit'
  if (error > 0) return 'partly'
  return add + change + dismiss === 0 ? 'nothing' : 'ready'
}

/** Whether leaving now loses something. */
export function isUnfinished({ stage, choices }: ImportState): boolean {
  switch (stage.kind) {
    case 'choosing':
    case 'written':
      return false
    case 'checking':
    case 'unchecked':
    case 'writing':
      return true
    case 'checked':
      return importReadiness(stage.check, choices) !== 'nothing'
  }
}
