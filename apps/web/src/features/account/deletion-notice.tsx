import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQuery, restoreAccount } from '../../lib/account.ts'
import { todayIn } from '../../lib/calendar-date.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './deletion.module.css'
import { deletionText } from './deletion-text.ts'

/** An account belongs to no company: its days are those of the capital. */
const ACCOUNT_TIME_ZONE = 'Europe/Moscow'

/** The day or what the deletion waits for, and the way back. */
export function DeletionNotice({ deletionOn }: { deletionOn: string }) {
  const client = useQueryClient()
  const work = useWork()
  // Only while a deletion waits: somebody may have joined his organisation since.
  const { soleOwnerOf = [] } = useQuery(accountQuery()).data ?? {}
  const today = todayIn(ACCOUNT_TIME_ZONE)
  return (
    <Notice kind="warning" role="status">
      <div className={styles.line}>
        <p>{deletionText({ deletionOn, today, soleOwnerOf })}</p>
        <Button
          kind="secondary"
          isBusy={work.isRunning}
          onClick={() => void work.run(() => restoreAccount(client))}
        >
          Отменить удаление
        </Button>
      </div>
      {work.failure !== null && <p role="alert">{work.failure}</p>}
    </Notice>
  )
}
