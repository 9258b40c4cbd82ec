import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import type { CommonQuestion } from '../common-questions.ts'
import { employeeChoices } from '../employee-choices.ts'
import { inDocumentsText } from '../texts.ts'
import { AnswerField } from './answer-field.tsx'
import styles from './answers-form.module.css'
import { useCommonAnswersForm } from './use-common-answers-form.ts'

interface CommonAnswersFormProps {
  companyId: number
  questions: readonly CommonQuestion[]
  frame: FormInDialog
  onSaved: () => void
}

export function CommonAnswersForm({ companyId, questions, frame, onSaved }: CommonAnswersFormProps) {
  const employees = useQuery({ ...employeesQuery(companyId), select: employeeChoices })
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
        {questions.map(({ id, input, templates }, index) => (
          <AnswerField
            key={id}
            id={`common-${index}`}
            input={{ ...input, hint: inDocumentsText(templates.length) }}
            value={form.values[id] ?? null}
            error={form.problemOf(id)}
            employees={employees}
            onChange={(value) => form.set(id, value)}
          />
        ))}
      </div>
      <div className={styles.bar}>
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
