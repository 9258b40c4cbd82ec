import { INJURY_SEVERITIES, INJURY_SEVERITY_LABELS, type InjurySeverity } from '@ot/domain'
import fieldStyles from '../../../ui/field.module.css'
import type { FieldFrame } from '../../../ui/field.tsx'
import { controlProps } from '../../../ui/field.tsx'
import { RequiredMark } from '../../../ui/required-mark.tsx'
import styles from './fields.module.css'

interface SeverityControlProps {
  frame: FieldFrame
  value: InjurySeverity | null
  onChange: (value: InjurySeverity) => void
}

/** Three large targets, for a thumb. */
export function SeverityControl({ frame, value, onChange }: SeverityControlProps) {
  const { 'aria-required': _isRequired, id: _id, ...props } = controlProps(frame)
  return (
    <div className={fieldStyles.field}>
      <fieldset className={styles.cards}>
        <legend>
          {frame.label}
          {frame.isRequired === true && <RequiredMark />}
        </legend>
        {INJURY_SEVERITIES.map((severity) => (
          <label key={severity} className={styles.card}>
            <input
              {...props}
              type="radio"
              name={frame.id}
              checked={value === severity}
              onChange={() => onChange(severity)}
            />
            {INJURY_SEVERITY_LABELS[severity]}
          </label>
        ))}
      </fieldset>
      {frame.hint !== undefined && (
        <span id={`${frame.id}-hint`} className={fieldStyles.hint}>
          {frame.hint}
        </span>
      )}
      {frame.error !== undefined && frame.error !== '' && (
        <span id={`${frame.id}-error`} className={fieldStyles.error} role="alert">
          {frame.error}
        </span>
      )}
    </div>
  )
}
