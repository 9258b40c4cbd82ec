import { CASE_LABELS } from '@ot/domain'
import { useState } from 'react'
import type { FieldControlProps } from '../../../ui/form/control-props.ts'
import { TextControl } from '../../../ui/text-control.tsx'
import { type CaseTexts, SIGNATORY_CASES } from '../card-values.ts'
import styles from './fields.module.css'

const CASE_MAX = 300

/** Corrections of the cases that the program gets wrong; folded away, because they are rarely needed. */
export function CasesControl({ frame, value: texts, problemWithin, onChange }: FieldControlProps<CaseTexts>) {
  const [isOpen, setOpen] = useState(false)
  return (
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
        {SIGNATORY_CASES.map((name) => {
          const id = `${frame.id}-${name}`
          const label = CASE_LABELS[name]
          return (
            <CaseRow
              key={name}
              frame={{ id, label, error: problemWithin(name) }}
              value={texts[name]}
              onChange={(value) => onChange({ ...texts, [name]: value })}
            />
          )
        })}
      </div>
    </details>
  )
}

function summary(texts: CaseTexts): string {
  const corrected = SIGNATORY_CASES.filter((name) => texts[name] !== '').length
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
