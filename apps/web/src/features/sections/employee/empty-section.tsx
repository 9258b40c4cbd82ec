import styles from './section-sheet.module.css'

/** What belongs in a section that has nothing yet; what to do about it stands in the section's head. */
export function EmptySection({ text }: { text: string }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
    </div>
  )
}
