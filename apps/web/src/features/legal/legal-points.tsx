import { LinkedText } from '../../ui/linked-text.tsx'
import styles from './legal-document.module.css'
import type { LegalPoint } from './legal-text.ts'

/** Points are cited by number («п. 5.3»), so the number is text: it survives copying, search and print. */
export function LegalPoints({ points, prefix }: { points: readonly LegalPoint[]; prefix: string }) {
  return points.map((point, index) => {
    const number = `${prefix}${index + 1}`
    const [lead, ...items] = typeof point === 'string' ? [point] : point
    return (
      <div key={number} className={styles.point}>
        <span className={styles.number}>{number}.</span>
        <div>
          <p>
            <LinkedText text={lead} />
          </p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <LinkedText text={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    )
  })
}
