import type { PositionCard } from '@ot/contract'
import { ProfilePart } from './profile-part.tsx'
import styles from './profile-table.module.css'

const CASES = [
  ['nominative', 'Именительный (кто?)'],
  ['genitive', 'Родительный (кого?)'],
  ['dative', 'Дательный (кому?)'],
  ['accusative', 'Винительный (кого?)'],
  ['instrumental', 'Творительный (кем?)'],
  ['prepositional', 'Предложный (о ком?)'],
] as const satisfies readonly (readonly [keyof PositionCard['cases'], string])[]

export function PositionCases({ cases }: { cases: PositionCard['cases'] }) {
  return (
    <ProfilePart title="Падежи для документов">
      <table className={styles.table}>
        <tbody>
          {CASES.map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{cases[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ProfilePart>
  )
}
