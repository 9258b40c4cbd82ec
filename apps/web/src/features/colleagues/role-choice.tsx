import { ROLE_ABILITIES, ROLE_LABELS, ROLES, type Role } from '@ot/domain'
import { useId } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './colleagues.module.css'

/** One of three, each with what it means. */
export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>Роль</legend>
      {ROLES.map((one) => (
        <label key={one} className={styles.option}>
          <input type="radio" name={name} checked={one === role} onChange={() => onChange(one)} />
          <span>
            {ROLE_LABELS[one]}
            <span className={styles.ability}>{typeset(ROLE_ABILITIES[one])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
