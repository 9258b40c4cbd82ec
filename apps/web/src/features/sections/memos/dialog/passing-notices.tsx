import { useEffect } from 'react'
import { Notice } from '../../../../ui/notice.tsx'
import type { Notices, PassingNotice } from '../use-notices.ts'
import styles from './passing-notices.module.css'

/** In the corner of the window, over whatever is open. */
export function PassingNotices({ of: { notices, dismiss } }: { of: Notices }) {
  return (
    <div className={styles.corner}>
      {notices.map((notice) => (
        <Passing key={notice.id} notice={notice} onGone={dismiss} />
      ))}
    </div>
  )
}

interface PassingProps {
  notice: PassingNotice
  onGone: (id: number) => void
}

function Passing({ notice: { id, kind, text, forMs }, onGone }: PassingProps) {
  useEffect(() => {
    const timer = setTimeout(() => onGone(id), forMs)
    return () => clearTimeout(timer)
  }, [id, forMs, onGone])
  return (
    <Notice kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      {text}
    </Notice>
  )
}
