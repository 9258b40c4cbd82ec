import { useQueryClient } from '@tanstack/react-query'
import { call, session } from '../../lib/api.ts'
import { shownDate } from '../../lib/calendar-date.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showAccount } from './api/account-queries.ts'
import styles from './deletion.module.css'

/** The day, and the way back. */
export function DeletionNotice({ deletionOn }: { deletionOn: string }) {
  const client = useQueryClient()
  const work = useWork()
  return (
    <Notice kind="warning" role="status">
      <div className={styles.line}>
        <p>Аккаунт будет удалён {shownDate(deletionOn)}. До этого всё работает как обычно.</p>
        <Button
          kind="secondary"
          isBusy={work.isRunning}
          onClick={() =>
            void work.run(async () => {
              showAccount(client, await call('POST /api/account/restore'))
              await session.freshen()
            })
          }
        >
          Отменить удаление
        </Button>
      </div>
      {work.failure !== null && <p role="alert">{work.failure}</p>}
    </Notice>
  )
}
