import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import type { CommonQuestion } from '../common-questions.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { CommonAnswersForm } from '../forms/common-answers-form.tsx'

const WIDTH = 760

interface CommonAnswersDialogProps {
  questions: readonly CommonQuestion[]
  isOpen: boolean
  onClose: () => void
  onSaved: () => void
}

/** One answer for all documents that ask the same. */
export function CommonAnswersDialog({ questions, isOpen, onClose, onSaved }: CommonAnswersDialogProps) {
  const { company } = useDocumentsScope()
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title="Общие ответы" width={WIDTH}>
      {(frame) => (
        <CommonAnswersForm companyId={company.id} questions={questions} frame={frame} onSaved={onSaved} />
      )}
    </FormDialog>
  )
}
