import { useEffect } from 'react'
import { timing } from '../../../lib/timing.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './documents-desk.module.css'

/** 'Изменения сохранены', for its three seconds. */
export function SavedNotice({ onGone }: { onGone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, timing.savedNotice)
    return () => clearTimeout(timer)
  }, [onGone])
  return (
    <div className={styles.saved}>
      <Notice kind="success" role="status">
        Изменения сохранены
      </Notice>
    </div>
  )
}
