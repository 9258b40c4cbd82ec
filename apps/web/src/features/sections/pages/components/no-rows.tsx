import type { Section } from '@ot/domain'
import type { SectionPlace } from '../../../../lib/section-address.ts'
import { Button } from '../../../../ui/button.tsx'
import { noRowsText, nothingText } from '../texts.ts'
import styles from './no-rows.module.css'

interface NoRowsProps {
  place: SectionPlace
  section: Section
  /** There are rows, but the filters leave none. */
  isFiltered: boolean
  onReset: () => void
}

export function NoRows({ place, section, isFiltered, onReset }: NoRowsProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{nothingText(section)}</p>
      {isFiltered ? (
        <Button kind="secondary" onClick={onReset}>
          Показать все
        </Button>
      ) : (
        <p className={styles.text}>{noRowsText(place, section)}</p>
      )}
    </div>
  )
}
