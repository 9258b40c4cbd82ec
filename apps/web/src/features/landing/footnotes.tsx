import { typeset } from '../../lib/typeset.ts'
import styles from './footnotes.module.css'
import { NOTES } from './notes.ts'

export function Footnotes() {
  return (
    <section className={styles.notes} aria-label="Сноски">
      <ol>
        {NOTES.map(({ id, text }) => (
          <li key={id} id={`note-${id}`}>
            {typeset(text)}
          </li>
        ))}
      </ol>
    </section>
  )
}
