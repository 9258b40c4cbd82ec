import type { Section, SectionPlace } from '@ot/domain'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { noRowsText, nothingText } from '../texts.ts'

interface NoRowsProps {
  place: SectionPlace
  section: Section
  /** There are rows, but the filters leave none. */
  isFiltered: boolean
  onReset: () => void
}

export function NoRows({ place, section, isFiltered, onReset }: NoRowsProps) {
  return (
    <EmptyState title={nothingText(section)}>
      {isFiltered ? (
        <Button kind="secondary" onClick={onReset}>
          Показать все
        </Button>
      ) : (
        <p>{noRowsText(place, section)}</p>
      )}
    </EmptyState>
  )
}
