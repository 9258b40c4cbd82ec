import type { Section, SectionPlace } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useRecordsScope } from '../../records-scope.ts'
import { printedFilterText } from '../print-text.ts'
import { sectionPlaceText } from '../texts.ts'
import type { SectionDeskState } from '../use-section-desk.ts'
import styles from './print-head.module.css'

interface PrintHeadProps {
  place: SectionPlace
  section: Section
  desk: SectionDeskState
}

/** On paper alone: whose list it is, of which day, and what of it. */
export function PrintHead({ place, section, desk: { view, loaded } }: PrintHeadProps) {
  const { today } = useRecordsScope()
  return (
    <div className={styles.head}>
      <p className={styles.company}>
        {loaded.company.name}, состояние на {shortDate(today)}
      </p>
      <p>
        {sectionPlaceText(place, section)} {printedFilterText(view, loaded)}
      </p>
    </div>
  )
}
