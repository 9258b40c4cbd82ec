import { useState } from 'react'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { CASE_LABELS, CASES, type CaseTexts } from '../card-values.ts'
import type { CardForm } from '../use-card-form.ts'
import { cardFrame } from './field-frame.ts'
import styles from './fields.module.css'

const CASE_MAX = 300

interface CasesFieldProps {
  form: CardForm
  field: 'directorNameCases' | 'directorPositionCases'
}

/** Corrections of the cases that the program gets wrong; folded away, because they are rarely needed. */
export function CasesField({ form, field }: CasesFieldProps) {
  const frame = cardFrame(form, field)
  const texts = form.values[field]
  const [isOpen, setOpen] = useState(false)
  const set = (changed: Partial<CaseTexts>) => form.set(field, { ...texts, ...changed })
  return (
    <FormRow {...frame}>
      <details
        className={styles.cases}
        open={isOpen || frame.error !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary id={frame.id}>{summary(texts)}</summary>
        <p className={styles.note}>
          Программа склоняет сама. Если в документе получилось неверно, впишите правильную форму; пустое поле
          оставляет форму программы.
        </p>
        <div className={styles.caseRows}>
          {CASES.map((name) => {
            const id = `${frame.id}-${name}`
            const label = CASE_LABELS[name]
            return (
              <CaseRow
                key={name}
                frame={{ id, label, error: form.problemOf(`${field}.${name}`) }}
                value={texts[name]}
                onChange={(value) => set({ [name]: value })}
              />
            )
          })}
        </div>
      </details>
    </FormRow>
  )
}

function summary(texts: CaseTexts): string {
  const corrected = CASES.filter((name) => texts[name] !== '').length
  return corrected === 0 ? 'Исправить падежи' : `Исправить падежи (исправлено: ${corrected})`
}

interface CaseRowProps {
  frame: { id: string; label: string; error: string | undefined }
  value: string
  onChange: (value: string) => void
}

function CaseRow({ frame, value, onChange }: CaseRowProps) {
  return (
    <>
      <label htmlFor={frame.id}>{frame.label}</label>
      <TextControl
        frame={frame}
        value={value}
        maxLength={CASE_MAX}
        placeholder="как сделает программа"
        onChange={onChange}
      />
    </>
  )
}
