import type { TemplateAnswer } from '@ot/contract'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useQuery } from '@tanstack/react-query'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PaperView } from '../../../ui/paper-view.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { draftQuery, getDraft } from '../api/templates.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { WORD_ONLY } from '../texts.ts'
import styles from './preview-dialog.module.css'
import { PreviewSources } from './preview-sources.tsx'

const WIDTH = 900

interface PreviewDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

export function PreviewDialog({ template, isOpen, onClose }: PreviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={template.name} width={WIDTH}>
      {isOpen && <Preview template={template} onClose={onClose} />}
    </Dialog>
  )
}

function Preview({ template, onClose }: Pick<PreviewDialogProps, 'template' | 'onClose'>) {
  const { company, date, fillIn } = useDocumentsScope()
  const draft = useQuery(draftQuery({ companyId: company.id, template, date }))
  return (
    <Loaded of={draft} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {(file) => (
        <>
          <div className={styles.bar}>
            <span className={styles.note}>
              Проект без номера. Разбивка на страницы в редакторе может отличаться.
              {template.wordOnly && ` ${WORD_ONLY}`}
            </span>
            {!template.wordOnly && <PdfOfDraft template={template} />}
            <Button kind="secondary" onClick={() => saveFile(file.bytes, file.name)}>
              <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
            </Button>
          </div>
          <PreviewSources
            template={template}
            onAnswer={(question) => {
              onClose()
              fillIn(template, question)
            }}
          />
          <PaperView bytes={file.bytes} label={template.name} />
        </>
      )}
    </Loaded>
  )
}

function PdfOfDraft({ template }: { template: TemplateAnswer }) {
  const { company, date } = useDocumentsScope()
  const work = useWork()

  async function download(): Promise<void> {
    const file = await getDraft({ companyId: company.id, template, date, format: 'pdf' })
    saveFile(file.bytes, file.name)
  }

  return (
    <>
      {work.failure !== null && (
        <span className={styles.failure} role="alert">
          <TariffText text={work.failure} />
        </span>
      )}
      <Button kind="secondary" isBusy={work.isRunning} onClick={() => void work.run(download)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden="true" /> PDF
      </Button>
    </>
  )
}
