import type { TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { documentsQuery } from '../api/documents.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './dialogs.module.css'
import { RegisteredDocument } from './registered-document.tsx'

const WIDTH = 720
const MOST = 500

interface RegisterDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

/** All registered papers of one template. */
export function RegisterDialog({ template, isOpen, onClose }: RegisterDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Зарегистрированные документы" width={WIDTH}>
      <p className={styles.about}>{template.name}</p>
      {isOpen && <Documents template={template} />}
    </Dialog>
  )
}

function Documents({ template }: { template: TemplateAnswer }) {
  const { company } = useDocumentsScope()
  const page = useQuery(documentsQuery(company.id, { templateId: template.id, limit: String(MOST) }))
  return (
    <Loaded of={page}>
      {({ documents }) => (
        <ul className={styles.list}>
          {documents.map((document) => (
            <RegisteredDocument key={document.id} document={document} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}
