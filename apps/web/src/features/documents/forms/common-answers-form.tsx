import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { Button } from '../../../ui/button.tsx'
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
  onSaved: () => void
  onCancel: () => void
}

export function CommonAnswersForm({ companyId, questions, onSaved, onCancel }: CommonAnswersFormProps) {
  const employees = useQuery({ ...employeesQuery(companyId), select: employeeChoices })
  const { form, progress } = useCommonAnswersForm(companyId, questions, onSaved)
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
      <div className={styles.bar}>
        {form.problemLine !== null && <FormError text={form.problemLine} />}
        <div className={styles.end}>
          <span role="status">{progress !== null && `Записано ${progress.done} из ${progress.of}`}</span>
          <Button kind="secondary" onClick={onCancel}>
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
