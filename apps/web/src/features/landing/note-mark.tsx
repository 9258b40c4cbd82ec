import styles from './footnotes.module.css'
import { NOTES, type NoteId } from './notes.ts'

/** The raised number that leads to a footnote. */
export function NoteMark({ note }: { note: NoteId }) {
  const number = NOTES.findIndex(({ id }) => id === note) + 1
  return (
    <sup className={styles.mark}>
      <a href={`#note-${note}`} aria-label={`Сноска ${number}`}>
        {number}
      </a>
    </sup>
  )
}
