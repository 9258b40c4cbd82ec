import type { PositionCard } from '@ot/contract'
import { ConditionalBadge } from './conditional-badge.tsx'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile-table.module.css'

type Training = NonNullable<PositionCard['profile']>['training']

export function ProfileTraining({ rows }: { rows: Training }) {
  return (
    <ProfilePart title="Обучение">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Программа</th>
            <th scope="col" className={styles.term}>
              Как часто
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, periodicity, conditional }) => (
            <tr key={`${title} ${periodicity}`}>
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
