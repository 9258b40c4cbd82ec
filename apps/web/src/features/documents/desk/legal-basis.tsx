import styles from './legal-basis.module.css'

/** The norms a paper stands on: the first in a line, all of them under the pointer or when it is opened. */
export function LegalBasis({ norms }: { norms: readonly string[] }) {
  const [first, ...rest] = norms
  if (first === undefined) return null
  if (rest.length === 0) return <div className={styles.norm}>{first}</div>
  return (
    <details className={styles.basis}>
      <summary title={norms.join('; ')}>
        <span className={styles.first}>{first}</span>
        <span className={styles.more}>и ещё {rest.length}</span>
      </summary>
      <ul>
        {rest.map((norm) => (
          <li key={norm}>{norm}</li>
        ))}
      </ul>
    </details>
  )
}
