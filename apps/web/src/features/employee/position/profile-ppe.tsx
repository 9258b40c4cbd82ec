import type { PositionCard } from '@ot/contract'
import { ConditionalBadge } from './conditional-badge.tsx'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile-table.module.css'

type Ppe = NonNullable<PositionCard['profile']>['ppe']

export function ProfilePpe({ rows }: { rows: Ppe }) {
  return (
    <ProfilePart title="Средства защиты">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Наименование</th>
            <th scope="col" className={styles.term}>
              Норма выдачи
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, norm, conditional }) => (
            <tr key={`${name} ${norm}`}>
              <td>
                {name}
                <ConditionalBadge isConditional={conditional} />
              </td>
              <td>{norm}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePart>
  )
}
