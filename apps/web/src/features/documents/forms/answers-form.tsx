import type { InputValues, TemplateAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { saveAnswers } from '../../../lib/company/templates.ts'
import { changedFields } from '../../../lib/form/changed-fields.ts'
import { inFormNames, withoutPrefix } from '../../../lib/form/form-problems.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useTypingPause } from '../../../lib/use-typing-pause.ts'
import { Button } from '../../../ui/button.tsx'
import { useEmployeeChoices } from '../../../ui/company/question-kinds.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { fieldId } from '../../../ui/form/field-rows.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { SOURCE_WORDS } from '../answer-sources.ts'
import { type AnswerValues, formAnswers, sentAnswers } from '../answers.ts'
import styles from './answers-form.module.css'
import { QuestionRows } from './question-rows.tsx'

export const ANSWER_PREFIX = 'answer'

type AfterSaving = 'close' | 'preview'

interface AnswersFormProps {
  companyId: number
  template: TemplateAnswer
  /** Which one has led here; null: none in particular. */
  question?: string | null
  onSaved: (saved: TemplateAnswer, then: AfterSaving) => void
  /** What is typed and differs from what is kept, as it would be sent. */
  onTyped?: (values: InputValues) => void
  frame: FormInDialog
}

/** What only the user knows for a paper; every answer may be left out. */
export function AnswersForm({
  companyId,
  question = null,
  onSaved,
  onTyped,
  frame,
  ...props
}: AnswersFormProps) {
  // As it was when the form was opened: what others answer meanwhile is not told as changed here.
  const [template] = useState(props.template)
  const then = useRef<AfterSaving>('close')
  const employees = useEmployeeChoices(companyId)
  const form = useAnswersForm(companyId, template, (saved) => onSaved(saved, then.current))
  useTelling(form.isChanged, frame.tellChanged)
  const typed = typedAnswers(template, form.values)
  useTypingPause(JSON.stringify(typed), () => onTyped?.(typed))
  useEffect(() => {
    const asked = question === null ? null : document.getElementById(fieldId(ANSWER_PREFIX, question))
    asked?.scrollIntoView({ block: 'center' })
    asked?.focus({ preventScroll: true })
  }, [question])

  function submit(next: AfterSaving): void {
    then.current = next
    void form.submit()
  }

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit('close')
      }}
    >
      <AnswersNotes hasNobody={employees.data?.length === 0} />
      <div inert={form.isSaving}>
        <QuestionRows
          form={form}
          inputs={sourcedInputs(template, form.values)}
          prefix={ANSWER_PREFIX}
          companyId={companyId}
        />
      </div>
      <div className={styles.bar}>
        <DraftLine of={form.draft} />
        {form.problemLine !== null && <FormError text={form.problemLine} />}
        <div className={styles.buttons}>
          <Button kind="secondary" disabled={form.isSaving} onClick={frame.leave}>
            Отмена
          </Button>
          <Button kind="secondary" isBusy={form.isSaving} onClick={() => submit('preview')}>
            Сохранить и посмотреть
          </Button>
          <Button type="submit" isBusy={form.isSaving}>
            Сохранить
          </Button>
        </div>
      </div>
    </form>
  )
}

function AnswersNotes({ hasNobody }: { hasNobody: boolean }) {
  return (
    <p className={styles.note}>
      Любое поле можно оставить пустым: в документе на его месте будет линия для записи от руки.
      {hasNobody &&
        ' Работников в организации пока нет: добавьте их в разделе «Работники» или впишите фамилии от руки.'}
    </p>
  )
}

function useAnswersForm(
  companyId: number,
  template: TemplateAnswer,
  onSaved: (saved: TemplateAnswer) => void,
) {
  const client = useQueryClient()
  const { id: templateId, inputs } = template
  const dates = inputs.filter(({ type }) => type === 'date').map(({ key }) => key)
  return useContractForm(typedForm<AnswerValues>(dates), {
    from: formAnswers(template),
    draft: `answers:${companyId}:${templateId}`,
    labels: Object.fromEntries(inputs.map(({ key, label }) => [key, label])),
    async save(values, changed) {
      // Only these: somebody else may be answering the rest at the same time.
      const answered = inputs.filter(({ key }) => key in changed)
      if (answered.length === 0) return onSaved(template)
      try {
        onSaved(await saveAnswers(client, { companyId, templateId, values: sentAnswers(answered, values) }))
      } catch (error) {
        // The server names an answer `values.<key>`; in the form it stands under its key.
        throw inFormNames(error, withoutPrefix('values'))
      }
    },
  })
}

/** What this paper was not told itself says where it comes from, until it is changed. */
function sourcedInputs(template: TemplateAnswer, typed: AnswerValues): TemplateAnswer['inputs'] {
  const changed: readonly string[] = changedFields(formAnswers(template), typed)
  return template.inputs.map((input) => {
    const { key, hint, answeredBy } = input
    if (answeredBy === null || answeredBy === 'paper' || changed.includes(key)) return input
    return { ...input, hint: [SOURCE_WORDS[answeredBy], hint].filter(isSaid).join('. ') }
  })
}

/** Only what is changed. */
function typedAnswers(template: TemplateAnswer, values: AnswerValues): InputValues {
  const changed: readonly string[] = changedFields(formAnswers(template), values)
  return sentAnswers(
    template.inputs.filter(({ key }) => changed.includes(key)),
    values,
  )
}

function isSaid(words: string | null): words is string {
  return words !== null
}
