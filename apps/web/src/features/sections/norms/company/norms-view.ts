import type { Proposal } from '@ot/contract'
import { COVERAGE_COLUMNS, type CoverageColumn } from '@ot/domain'
import { compareNames, grouped } from '@ot/text'
import { matchingChoices } from '../../../../ui/choices.ts'

/** Which of the company's proposals are shown, as the address has it. */
export interface NormsView {
  /** Part of a position's name. */
  text: string
  section: CoverageColumn | null
}

export function normsView(search: Record<string, unknown>): NormsView {
  const text = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : ''
  return {
    text: text.replace(/\s+/g, ' ').trimStart(),
    section: COVERAGE_COLUMNS.find((column) => column === search.section) ?? null,
  }
}

/** The other way round; the address is silent about what goes without saying. */
export function normsSearch({ text, section }: NormsView): { q?: string; section?: CoverageColumn } {
  return { ...(text === '' ? {} : { q: text }), ...(section === null ? {} : { section }) }
}

export function isNormsFiltered({ text, section }: NormsView): boolean {
  return text.trim() !== '' || section !== null
}

/** A position and what its employees lack. */
export interface PositionProposals {
  id: number
  label: string
  proposals: readonly Proposal[]
}

/** Position by position in the order of the alphabet, as far as the view shows them. */
export function positionsOf(
  proposals: readonly Proposal[],
  { text, section }: NormsView,
): PositionProposals[] {
  const shown = proposals.filter((proposal) => section === null || proposal.section === section)
  const all = [...grouped(shown, ({ positionId }) => positionId)]
    .map(([id, own]) => ({ id, label: own[0].position, proposals: own }))
    .sort((left, right) => compareNames(left.label, right.label))
  return [...matchingChoices(all, text)]
}
