import type { ReactNode } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import styles from './asking-notice.module.css'

interface AskingNoticeProps {
  /** Where it is answered, for who may. */
  action: ReactNode
  children: ReactNode
}

/** What waits for the user's word, and beside it the way to give it. */
export function AskingNotice({ action, children }: AskingNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice>
        <div className={styles.line}>
          <p>{children}</p>
          {action}
        </div>
      </Notice>
    </div>
  )
}
