import type { InputValues, TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { templateQuery } from '../../../lib/company/templates.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldId } from '../../../ui/form/field-rows.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { type AnswersSubject, useDocumentsScope } from '../documents-scope.ts'
import { useNextNumber } from '../preview/next-number.tsx'
import { PagesPreview } from '../preview/pages-preview.tsx'
import styles from './answers-dialog.module.css'
import { ANSWER_PREFIX, AnswersForm } from './answers-form.tsx'

const WIDTH = 760
/** The form and the paper beside it. */
const WIDE = 1360

interface AnswersDialogProps {
  subject: AnswersSubject
  isOpen: boolean
  onClose: () => void
  onSaved: (saved: TemplateAnswer, then: 'close' | 'preview') => void
}

/** The questions of a paper and, beside them, the paper as it becomes; where there is no room for both a button shows it. */
export function AnswersDialog({ subject, isOpen, onClose, onSaved }: AnswersDialogProps) {
  const { template, question } = subject
  const { company } = useDocumentsScope()
  const isNarrow = useIsBelow('desktop')
  const whole = useQuery(templateQuery(company.id, template.id))
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Что нужно для документа"
      width={isNarrow || !hasPages(template) ? WIDTH : WIDE}
    >
      {(frame) => (
        <>
          <p className={styles.about}>{template.name}</p>
          <Loaded of={whole} skeleton={<PageSpinner />}>
            {(opened) => (
              <Answers
                template={opened}
                question={question}
                frame={frame}
                onSaved={onSaved}
                isOpen={isOpen}
              />
            )}
          </Loaded>
        </>
      )}
    </FormDialog>
  )
}

/** Papers of the company's own Word file have no pages before Word has laid them out; nothing is made of one that lacks its facts. */
function hasPages({ personalised, lacking, needsSubject }: TemplateAnswer): boolean {
  return !personalised && lacking.length === 0 && !needsSubject
}

interface AnswersProps extends Pick<AnswersDialogProps, 'isOpen' | 'onSaved'> {
  template: TemplateAnswer
  question: string | null
  frame: FormInDialog
}

function Answers({ template, question, frame, onSaved, isOpen }: AnswersProps) {
  const { company, date } = useDocumentsScope()
  const isNarrow = useIsBelow('desktop')
  const number = useNextNumber(template, date)
  const [typed, setTyped] = useState<InputValues>({})
  const [isLooking, setLooking] = useState(false)
  const isShown = hasPages(template) && (!isNarrow || isLooking)
  const form = (
    <AnswersForm
      companyId={company.id}
      template={template}
      question={question}
      frame={frame}
      onSaved={onSaved}
      onTyped={setTyped}
    />
  )
  if (!hasPages(template)) return form

  function showQuestion(key: string): void {
    setLooking(false)
    const field = document.getElementById(fieldId(ANSWER_PREFIX, key))
    // Shown again first: what is hidden takes no focus.
    requestAnimationFrame(() => {
      field?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
  }

  return (
    <div className={styles.both}>
      {isNarrow && (
        <Button kind="secondary" className={styles.toggle} onClick={() => setLooking(!isLooking)}>
          {isLooking ? 'Вернуться к вопросам' : 'Показать документ'}
        </Button>
      )}
      <div hidden={isNarrow && isLooking}>{form}</div>
      {isShown && isOpen && (
        <aside className={styles.paper} aria-label="Документ с этими ответами">
          {number !== null && <p className={styles.note}>Проект. При регистрации будет {number}.</p>}
          <PagesPreview template={template} values={typed} onAnswer={showQuestion} />
        </aside>
      )}
    </div>
  )
}
