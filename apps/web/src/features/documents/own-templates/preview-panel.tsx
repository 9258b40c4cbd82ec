import type { PersonalEdition, TemplateAnswer } from '@ot/contract'
import type { TemplateScope } from '@ot/domain'
import { momentText } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PaperView } from '../../../ui/paper-view.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import {
  confirmOwnTemplate,
  discardPreview,
  type OfTemplate,
  previewPaperQuery,
} from './api/own-templates.ts'
import { FileProblems } from './file-problems.tsx'
import styles from './own-template.module.css'

interface PreviewPanelProps {
  of: OfTemplate
  template: TemplateAnswer
  preview: PersonalEdition
  canChange: boolean
  onDone: (message: string | null) => void
  onDifferences: () => void
}

/** A paper of many kinds is shown on one of them. */
const EXAMPLES = {
  company: '',
  incident: '',
  employee: ' на примере одного из работников',
  department: ' на примере одного из отделов',
  position: ' на примере одной из должностей',
} satisfies Record<TemplateScope, string>

/** The uploaded file before it counts: the paper it gives, and the decision. */
export function PreviewPanel({ of, template, preview, canChange, onDone, onDifferences }: PreviewPanelProps) {
  const { company, date } = useDocumentsScope()
  const client = useQueryClient()
  const work = useWork()
  const paper = useQuery(previewPaperQuery(of, preview.uploadedAt, date))

  async function confirm(): Promise<void> {
    await confirmOwnTemplate(client, of, preview.edition)
    onDone('Готово: новые документы делаются по вашему шаблону. Прежние документы не изменились.')
  }

  async function discard(): Promise<void> {
    await discardPreview(client, of)
    onDone(null)
  }

  return (
    <section className={styles.preview} aria-label="Загруженный шаблон">
      <Notice>
        <p>
          Файл «{preview.fileName}» загружен {momentText(preview.uploadedAt, company.timeZone)} и пока не
          действует. Посмотрите документ с вашими данными{EXAMPLES[template.scope]} и подтвердите.
        </p>
      </Notice>
      {preview.remarks.length > 0 && <Remarks remarks={preview.remarks} />}
      {work.failure !== null && <FileProblems problems={[work.failure]} />}
      <div className={styles.buttons}>
        {canChange && (
          <Button isBusy={work.isRunning} onClick={() => void work.run(confirm)}>
            Сделать основным
          </Button>
        )}
        <Button kind="secondary" onClick={onDifferences}>
          Чем отличается от стандартного
        </Button>
        {canChange && (
          <Button kind="quiet" disabled={work.isRunning} onClick={() => void work.run(discard)}>
            Убрать и загрузить другой
          </Button>
        )}
      </div>
      <Loaded of={paper} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
        {({ bytes }) => <PaperView bytes={bytes} label={`${template.name}, по загруженному шаблону`} />}
      </Loaded>
    </section>
  )
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  return (
    <Notice kind="warning">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </Notice>
  )
}
