import { useWaitingTurn } from '../lib/waiting-turn.ts'
import { Notice } from './notice.tsx'
import styles from './waiting-word.module.css'

/** While what the tab asked for waits for another heavy work of the company. */
export function WaitingWord() {
  if (!useWaitingTurn()) return null
  return (
    <div className={styles.place}>
      <Notice role="status">
        Готовится другая работа вашей организации. Ваша стоит в очереди и начнётся сама.
      </Notice>
    </div>
  )
}
