import type { PositionCard } from '@ot/contract'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile-table.module.css'

interface PositionStandardProps {
  standard: NonNullable<PositionCard['standard']>
}

export function PositionStandard({ standard: { code, name } }: PositionStandardProps) {
  return (
    <ProfilePart title="Профессиональный стандарт">
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">Код</th>
            <td>{code}</td>
          </tr>
          <tr>
            <th scope="row">Название</th>
            <td>{name}</td>
          </tr>
        </tbody>
      </table>
    </ProfilePart>
  )
}
