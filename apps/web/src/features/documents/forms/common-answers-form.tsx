import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveAnswers } from '../../../lib/company/templates.ts'
import { inDocumentsText } from '../../../lib/document-words.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { type AnswerValues, emptyAnswer } from '../answers.ts'
import { type CommonQuestion, spreadAnswers } from '../common-questions.ts'
import styles from './answers-form.module.css'
import { QuestionRows } from './question-rows.tsx'

interface CommonAnswersFormProps {
  companyId: number
  questions: readonly CommonQuestion[]
  frame: FormInDialog
  onSaved: () => void
}

export function CommonAnswersForm({ companyId, questions, frame, onSaved }: CommonAnswersFormProps) {
  const { form, progress } = useCommonAnswersForm(companyId, questions, onSaved)
  useTelling(form.isChanged, frame.tellChanged)
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <p className={styles.note}>
        Эти вопросы повторяются. Ответ запишется в каждый документ, где его ещё нет; данные раньше ответы не
        изменятся.
      </p>
      <div inert={form.isSaving}>
        <QuestionRows
          form={form}
          inputs={questions.map(({ id, input, templates }) => ({
            ...input,
            key: id,
            hint: inDocumentsText(templates.length),
          }))}
          prefix="common"
          companyId={companyId}
        />
      </div>
      <div className={styles.bar}>
        <DraftLine of={form.draft} />
        {form.problemLine !== null && <FormError text={form.problemLine} />}
        <div className={styles.end}>
          <span role="status">{progress !== null && `Записано ${progress.done} из ${progress.of}`}</span>
          <Button kind="secondary" disabled={form.isSaving} onClick={frame.leave}>
            Отмена
          </Button>
          <Button type="submit" isBusy={form.isSaving} disabled={!form.isChanged}>
            Сохранить
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Saves template by template: what was saved before a failure stays, and a repetition does the rest. */
function useCommonAnswersForm(companyId: number, questions: readonly CommonQuestion[], onSaved: () => void) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const dates = questions.filter(({ input }) => input.type === 'date').map(({ id }) => id)
  const form = useContractForm(typedForm<AnswerValues>(dates), {
    from: Object.fromEntries(questions.map(({ id, input }) => [id, emptyAnswer(input)])),
    draft: `common-answers:${companyId}`,
    labels: Object.fromEntries(questions.map(({ id, input }) => [id, input.label])),
    async save(given) {
      const spread = spreadAnswers(questions, given)
      for (const [done, { template, values }] of spread.entries()) {
        setProgress({ done, of: spread.length })
        await saveAnswers(client, { companyId, templateId: template.id, values })
      }
    },
    onSaved,
  })
  return { form, progress: form.isSaving ? progress : null }
}
