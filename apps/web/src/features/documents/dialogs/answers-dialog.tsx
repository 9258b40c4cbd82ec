import type { TemplateAnswer } from '@ot/contract'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { AnswersForm } from '../forms/answers-form.tsx'
import styles from './dialogs.module.css'

const WIDTH = 760

interface AnswersDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
  onSaved: (saved: TemplateAnswer, then: 'close' | 'preview') => void
}

export function AnswersDialog({ template, isOpen, onClose, onSaved }: AnswersDialogProps) {
  const { company } = useDocumentsScope()
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title="Что нужно для документа" width={WIDTH}>
      {(frame) => (
        <>
          <p className={styles.about}>{template.name}</p>
          <AnswersForm companyId={company.id} template={template} frame={frame} onSaved={onSaved} />
        </>
      )}
    </FormDialog>
  )
}
