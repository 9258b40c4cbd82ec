import { lazy, Suspense } from 'react'
import { useDeletionDay } from '../../lib/use-auth-state.ts'
import styles from './deletion.module.css'

// Nearly nobody deletes an account: the frame of the others does not carry it.
const DeletionNotice = lazy(async () => {
  const { DeletionNotice: Told } = await import('./deletion-notice.tsx')
  return { default: Told }
})

/** On every page while the deletion waits; the day stands in the token, so no page asks the server for it. */
export function DeletionBanner() {
  const deletionOn = useDeletionDay()
  if (deletionOn === null) return null
  return (
    <div className={styles.banner}>
      <Suspense>
        <DeletionNotice deletionOn={deletionOn} />
      </Suspense>
    </div>
  )
}
