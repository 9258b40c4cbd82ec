import { useDeletionDay } from '../../lib/use-auth-state.ts'
import styles from './deletion.module.css'
import { DeletionNotice } from './deletion-notice.tsx'

/** On every page while the deletion waits; the day stands in the token, so no page asks the server for it. */
export function DeletionBanner() {
  const deletionOn = useDeletionDay()
  if (deletionOn === null) return null
  return (
    <div className={styles.banner}>
      <DeletionNotice deletionOn={deletionOn} />
    </div>
  )
}
