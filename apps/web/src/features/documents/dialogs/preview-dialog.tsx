import type { TemplateAnswer } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import { useQuery } from '@tanstack/react-query'
import { draftQuery, getDraft, templateQuery } from '../../../lib/company/templates.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PaperView } from '../../../ui/paper-view.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { useNextNumber } from '../preview/next-number.tsx'
import { PagesPreview } from '../preview/pages-preview.tsx'
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

type PreviewProps = Pick<PreviewDialogProps, 'template' | 'onClose'>

function Preview({ template, onClose }: PreviewProps) {
  const { date, fillIn } = useDocumentsScope()
  const number = useNextNumber(template, date)
  const answer = (question: string) => {
    onClose()
    fillIn(template, question)
  }
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.note}>
          {number === null ? 'Проект без номера.' : `Проект. При регистрации будет ${number}.`}
          {template.personalised && ' Разбивка на страницы в редакторе может отличаться.'}
          {template.wordOnly && ` ${WORD_ONLY}`}
        </span>
        {!template.wordOnly && <DownloadDraft template={template} format="pdf" />}
        <DownloadDraft template={template} format="docx" />
      </div>
      <PreviewSources template={template} onAnswer={answer} />
      {template.personalised ? (
        <OwnPreview template={template} />
      ) : (
        <LibraryPreview template={template} onAnswer={answer} />
      )}
    </>
  )
}

function LibraryPreview({ template, onAnswer }: Pick<PreviewProps, 'template'> & AnswerProps) {
  const { company } = useDocumentsScope()
  const whole = useQuery(templateQuery(company.id, template.id))
  return (
    <Loaded of={whole} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {(opened) => <PagesPreview template={opened} onAnswer={onAnswer} />}
    </Loaded>
  )
}

interface AnswerProps {
  onAnswer: (question: string) => void
}

/** Anybody's Word file is drawn as Word would roughly lay it out. */
function OwnPreview({ template }: Pick<PreviewProps, 'template'>) {
  const { company, date } = useDocumentsScope()
  const draft = useQuery(draftQuery({ companyId: company.id, template, date }))
  return (
    <Loaded of={draft} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {(file) => <PaperView bytes={file.bytes} label={template.name} />}
    </Loaded>
  )
}

const FORMATS = {
  docx: { label: 'Скачать', icon: IconDownload },
  pdf: { label: 'PDF', icon: IconFileTypePdf },
} satisfies Record<PaperFormat, object>

function DownloadDraft({ template, format }: { template: TemplateAnswer; format: PaperFormat }) {
  const { company, date } = useDocumentsScope()
  const work = useWork()
  const { label, icon: Icon } = FORMATS[format]

  async function download(): Promise<void> {
    const file = await getDraft({ companyId: company.id, template, date, format })
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
        <Icon size={18} stroke={1.6} aria-hidden="true" /> {label}
      </Button>
    </>
  )
}
