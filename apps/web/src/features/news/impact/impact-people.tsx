import type { NewsImpactRow } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import { typeset } from '../../../lib/typeset.ts'
import { countPeople, type ImpactGroup } from './impact-groups.ts'
import styles from './norm-impact.module.css'

const PEOPLE = ['работник', 'работника', 'работников'] as const

export function ImpactPeople({ group }: { group: ImpactGroup }) {
  return (
    <details className={styles.group}>
      <summary>
        <span className={styles.name}>{group.name}</span>
        <span>
          {typeset(`было: ${group.was}, станет: ${group.becomes} — `)}
          {counted(countPeople(group.rows), PEOPLE)}
        </span>
      </summary>
      <ul className={styles.people}>
        {group.rows.map((row) => (
          <li key={`${row.employeeId}-${row.was.deadline}`}>
            <Person row={row} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Person({ row }: { row: NewsImpactRow }) {
  const { employeeId, fullname, department, section, deadline, was, becomes } = row
  return (
    <>
      <span>
        <a href={employeeAddress(employeeId, `${section}Tab`)}>{fullname}</a>, {department}
      </span>
      <span className={styles.days}>
        {row.counted === 'next' && deadline !== null && <>сейчас {shortDate(deadline)}; следующий: </>}
        было {shortDate(was.deadline)}, станет <strong>{shortDate(becomes.deadline)}</strong>
      </span>
    </>
  )
}
