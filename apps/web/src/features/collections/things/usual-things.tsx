import { THING_KIND_LABELS, type ThingKind, type UsualThing } from '@ot/domain'
import { Button } from '../../../ui/button.tsx'
import styles from './usual-things.module.css'

interface UsualThingsProps {
  of: readonly UsualThing[]
  onAdd: (opening: { kind: ThingKind; name: string }) => void
}

/** What people of such positions work with and nobody has entered: one press opens its form. */
export function UsualThings({ of, onAdd }: UsualThingsProps) {
  if (of.length === 0) return null
  return (
    <section className={styles.usual} aria-label="Чего может не хватать">
      <h2 className={styles.title}>Чего может не хватать</h2>
      <p className={styles.lead}>
        По должностям ваших работников это обычно есть. Добавьте то, что есть у вас.
      </p>
      <ul className={styles.list}>
        {of.map(({ kind, name, because }) => (
          <li key={name}>
            <span>
              {name}
              <span className={styles.why}>
                {THING_KIND_LABELS[kind]} — {because ?? 'есть в любой организации'}
              </span>
            </span>
            <Button kind="quiet" aria-label={`Добавить: ${name}`} onClick={() => onAdd({ kind, name })}>
              Добавить
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
