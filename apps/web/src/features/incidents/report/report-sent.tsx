import type { IncidentAnswer } from '@ot/contract'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { UploadList } from '../evidence/upload-list.tsx'
import type { Uploads } from '../evidence/use-uploads.ts'
import styles from './report.module.css'

interface ReportSentProps {
  incident: IncidentAnswer
  uploads: Uploads
  onOpen: () => void
}

/** The accident is recorded already; its photographs are on their way. */
export function ReportSent({ incident, uploads, onOpen }: ReportSentProps) {
  const { isSending, failed } = uploads

  async function retry(): Promise<void> {
    if (await uploads.retry(incident.id)) onOpen()
  }

  return (
    <div className={styles.sent}>
      <LeaveGuard
        isActive={isSending}
        title="Фотографии ещё отправляются"
        loss="Происшествие записано. Файлы, которые ещё не ушли, придётся приложить заново."
        leaveLabel="Уйти без них"
      />
      <Notice kind="success" role="status">
        Происшествие {incident.label} записано, расследование начато.
      </Notice>
      <UploadList uploads={uploads} />
      {failed > 0 && !isSending && (
        <div className={styles.actions}>
          <Button onClick={() => void retry()}>Отправить ещё раз</Button>
          <Button kind="secondary" onClick={onOpen}>
            Открыть без этих файлов
          </Button>
        </div>
      )}
    </div>
  )
}
