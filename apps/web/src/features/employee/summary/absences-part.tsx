import { ABSENCE_KIND_LABELS, absencePeriod } from '@ot/domain'
import { useEmployeeAbsences } from '../../../lib/company/absences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from './summary-list.module.css'

const NAMED = 4

/** The latest first: when he is, will be or was away. */
export function AbsencesPart({ today }: { today: string }) {
  return (
    <Loaded of={useEmployeeAbsences()}>
      {(absences) =>
        absences.length === 0 ? (
          <p className={styles.nothing}>Отсутствий не записано.</p>
        ) : (
          <ul className={styles.list}>
            {absences.slice(0, NAMED).map((absence) => (
              <li key={absence.id}>
                <span className={styles.what}>
                  {ABSENCE_KIND_LABELS[absence.kind]}{' '}
                  <span className={styles.aside}>{absencePeriod(absence)}</span>
                </span>
                {isNow(absence, today) && <Badge tone="warning">сейчас</Badge>}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function isNow({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }, today: string): boolean {
  return startsOn <= today && (endsOn === null || today <= endsOn)
}
