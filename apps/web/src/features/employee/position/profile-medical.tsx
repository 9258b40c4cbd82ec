import type { PositionCard } from '@ot/contract'
import { ConditionalBadge } from './conditional-badge.tsx'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile-table.module.css'

type MedicalFactors = NonNullable<PositionCard['profile']>['medicalFactors']

export function ProfileMedical({ rows }: { rows: MedicalFactors }) {
  return (
    <ProfilePart title="Медосмотры">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              Пункт 29н
            </th>
            <th scope="col">Фактор или работа</th>
            <th scope="col" className={styles.term}>
              Как часто
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, title, periodicity, conditional }) => (
            <tr key={code}>
              <td className={styles.number}>{code}</td>
              <td>
                {title}
                <ConditionalBadge isConditional={conditional} />
              </td>
              <td>{periodicity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePart>
  )
}
