import { CONDITIONS_CLASSES, EXCLUDED, RISK_LEVELS } from '@ot/domain'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { classText, levelText } from '../memo-texts.ts'
import type { LineCellProps } from './line-cell.ts'
import styles from './memo-lines.module.css'

const CLASSES = ([null, ...CONDITIONS_CLASSES, EXCLUDED] as const).map((value) => ({
  value,
  label: classText(value),
}))
const LEVELS = ([null, ...RISK_LEVELS, EXCLUDED] as const).map((value) => ({
  value,
  label: levelText(value),
}))

/** What the assessment has come to. */
export function FinalCell({ section, line, label, isEditing, work }: LineCellProps) {
  const isSout = section === 'sout'
  const { key, finalWorkingConditionsClass, finalRiskLevel } = line
  if (!isEditing) return isSout ? classText(finalWorkingConditionsClass) : levelText(finalRiskLevel)
  const frame = { id: `memo-final-${key}`, label }
  return (
    <div className={styles.choice}>
      <label htmlFor={frame.id} className={styles.label}>
        {label}
      </label>
      {isSout ? (
        <ChoiceControl
          frame={frame}
          choices={CLASSES}
          value={finalWorkingConditionsClass}
          onChange={(value) => work.setOutcome(key, { finalWorkingConditionsClass: value })}
        />
      ) : (
        <ChoiceControl
          frame={frame}
          choices={LEVELS}
          value={finalRiskLevel}
          onChange={(value) => work.setOutcome(key, { finalRiskLevel: value })}
        />
      )}
    </div>
  )
}
