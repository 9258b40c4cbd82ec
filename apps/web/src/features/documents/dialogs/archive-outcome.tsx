import { sizeText } from '@ot/text'
import { documentsText } from '../../../lib/document-words.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ArchiveStage } from '../use-archive.ts'

type Outcome = Extract<ArchiveStage, { kind: 'made' | 'cancelled' | 'failed' }>

interface ArchiveOutcomeProps {
  stage: Outcome
  papers: number
  /** Numbers may have been given before the archive was stopped. */
  wasRegistering: boolean
  onRetry: () => void
  onClose: () => void
}

export function ArchiveOutcome({ stage, papers, wasRegistering, onRetry, onClose }: ArchiveOutcomeProps) {
  return (
    <>
      <OutcomeNotice stage={stage} papers={papers} wasRegistering={wasRegistering} />
      <DialogActions>
        {stage.kind === 'made' && (
          <Button kind="secondary" onClick={() => saveFile(stage.file.bytes, stage.file.name)}>
            Сохранить ещё раз
          </Button>
        )}
        {stage.kind !== 'made' && (
          <Button kind="secondary" onClick={onRetry}>
            Повторить
          </Button>
        )}
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </>
  )
}

const PERHAPS_REGISTERED =
  ' Номера могли быть уже присвоены: «Повторить» пришлёт те же документы с теми же номерами.'

function OutcomeNotice({ stage, papers, wasRegistering }: Omit<ArchiveOutcomeProps, 'onRetry' | 'onClose'>) {
  const registered = wasRegistering ? PERHAPS_REGISTERED : ''
  switch (stage.kind) {
    case 'made':
      return (
        <Notice kind="success" role="status">
          <p>
            Готово: {documentsText(papers)}, {sizeText(stage.file.bytes.size)}.
          </p>
          <p>Файл «{stage.file.name}» передан в загрузки браузера.</p>
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice kind="info" role="status">
          Скачивание отменено.{registered}
        </Notice>
      )
    case 'failed':
      return (
        <Notice kind="danger" role="alert">
          {`${stage.text}${registered}`}
        </Notice>
      )
  }
}
