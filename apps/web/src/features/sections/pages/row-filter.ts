import type { EventAnswer } from '@ot/contract'
import { EVENT_STATES, type EventState } from '@ot/domain'
import { foldLetters } from '@ot/text'
import { searchedWords } from './row-texts.ts'
import type { SectionView } from './section-view.ts'

/** The rows that the filters leave, and how many each state would leave beside the other filters. */
export interface FilteredRows {
  rows: readonly EventAnswer[]
  byState: ReadonlyMap<EventState, number>
}

export function filterRows(rows: readonly EventAnswer[], view: SectionView): FilteredRows {
  const words = foldLetters(view.text).split(' ').filter(Boolean)
  const beside = rows.filter((row) => isPlaced(row, view) && isNamed(row, words))
  const byState = new Map<EventState, number>(EVENT_STATES.map((state) => [state, 0]))
  for (const { state } of beside) byState.set(state, (byState.get(state) ?? 0) + 1)
  const { states } = view
  return {
    rows: states.length === 0 ? beside : beside.filter(({ state }) => states.includes(state)),
    byState,
  }
}

function isPlaced(row: EventAnswer, { departmentId, employeeId, from, until }: SectionView): boolean {
  if (departmentId !== null && row.departmentId !== departmentId) return false
  if (employeeId !== null && row.employeeId !== employeeId) return false
  if (from === null && until === null) return true
  return row.deadline !== null && row.deadline >= (from ?? '') && row.deadline <= (until ?? '9')
}

function isNamed(row: EventAnswer, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = searchText(row)
  return words.every((word) => text.includes(word))
}

/** Typing asks for the same rows again and again. */
const searchTexts = new WeakMap<EventAnswer, string>()

function searchText(row: EventAnswer): string {
  const known = searchTexts.get(row)
  if (known !== undefined) return known
  const text = foldLetters(
    [row.fullname, row.position, row.department, row.name, ...searchedWords(row)].join(' '),
  )
  searchTexts.set(row, text)
  return text
}
