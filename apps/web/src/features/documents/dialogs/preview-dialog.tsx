import type { TemplateAnswer } from '@ot/contract'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import { saveFile } from '../../../lib/http/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { draftQuery } from '../api/get-draft.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { PaperView } from './paper-view.tsx'
import styles from './preview-dialog.module.css'

const WIDTH = 900

interface PreviewDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

export function PreviewDialog({ template, isOpen, onClose }: PreviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={template.name} width={WIDTH}>
      {isOpen && <Preview template={template} />}
    </Dialog>
  )
}

function Preview({ template }: { template: TemplateAnswer }) {
  const { company, date } = useDocumentsScope()
  const draft = useQuery(draftQuery({ companyId: company.id, template, date }))
  return (
    <Loaded of={draft} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {(file) => (
        <>
          <div className={styles.bar}>
            <span className={styles.note}>
              Проект без номера. Разбивка на страницы в редакторе может отличаться.
            </span>
            <Button kind="secondary" onClick={() => saveFile(file.bytes, file.name)}>
              <IconDownload size={18} stroke={1.6} aria-hidden="true" /> Скачать
            </Button>
          </div>
          <PaperView bytes={file.bytes} label={template.name} />
        </>
      )}
    </Loaded>
  )
}
