import { PROBABILITY_LABELS, riskLevel, riskScore, SEVERITY_LABELS } from '@ot/domain'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SuggestControl } from '../../../ui/suggest-control.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { RiskLevelBadge } from '../risk/risk-level-badge.tsx'
import { DegreeControl } from './degree-control.tsx'
import type { HazardValues } from './event-values.ts'
import styles from './hazards-field.module.css'
import { type DangerChoice, withDanger } from './listed-dangers.ts'

const HAZARD_MAX = 500
const DANGER_MAX = 1000

interface HazardLineProps {
  id: string
  number: number
  line: HazardValues
  listed: readonly DangerChoice[]
  problemOf: (part: keyof HazardValues) => string | undefined
  onChange: (changed: Partial<HazardValues>) => void
  onRemove: () => void
}

export function HazardLine({ id, number, line, listed, problemOf, onChange, onRemove }: HazardLineProps) {
  const frame = (part: 'danger' | 'hazard' | 'measures', label: string) => ({
    id: `${id}-${part}`,
    label,
    error: problemOf(part),
  })
  const danger = { ...frame('danger', 'Опасное событие'), isRequired: true }
  const hazard = { ...frame('hazard', 'Опасность'), isRequired: true }
  const measures = { ...frame('measures', 'Меры'), hint: 'Каждая мера — с новой строки' }
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <span className={styles.number}>{number}</span>
        <Score line={line} />
        <IconButton label={`Убрать опасность ${number}`} onClick={onRemove}>
          <IconTrash size={20} stroke={1.6} />
        </IconButton>
      </div>
      <Field {...danger}>
        <SuggestControl
          frame={danger}
          suggestions={listed.map(({ code, label }) => ({ value: code, label }))}
          ownText="Своя формулировка"
          value={line.danger}
          maxLength={DANGER_MAX}
          onChange={(text) => onChange(withDanger(line, text, listed))}
        />
      </Field>
      <Field {...hazard}>
        <LongTextControl
          frame={hazard}
          value={line.hazard}
          maxLength={HAZARD_MAX}
          onChange={(text) => onChange({ hazard: text })}
        />
      </Field>
      <HazardDegrees id={id} line={line} problemOf={problemOf} onChange={onChange} />
      <Field {...measures}>
        <textarea
          id={measures.id}
          className={classNames(fieldStyles.control, styles.measures)}
          rows={Math.min(6, line.measures.split('\n').length + 1)}
          aria-invalid={measures.error !== undefined}
          aria-describedby={`${measures.id}-hint`}
          value={line.measures}
          onChange={(event) => onChange({ measures: event.target.value })}
        />
      </Field>
    </li>
  )
}

function HazardDegrees({
  id,
  line,
  problemOf,
  onChange,
}: Pick<HazardLineProps, 'id' | 'line' | 'problemOf' | 'onChange'>) {
  return (
    <div className={styles.degrees}>
      <DegreeControl
        id={`${id}-probability`}
        label="Вероятность P"
        meanings={PROBABILITY_LABELS}
        value={line.probability}
        error={problemOf('probability')}
        onChange={(probability) => onChange({ probability })}
      />
      <DegreeControl
        id={`${id}-severity`}
        label="Тяжесть S"
        meanings={SEVERITY_LABELS}
        value={line.severity}
        error={problemOf('severity')}
        onChange={(severity) => onChange({ severity })}
      />
    </div>
  )
}

function Score({ line: { probability, severity } }: { line: HazardValues }) {
  if (probability === null || severity === null)
    return <span className={styles.score}>Укажите вероятность и тяжесть</span>
  const score = riskScore(probability, severity)
  return (
    <span className={styles.score}>
      R = {score} <RiskLevelBadge level={riskLevel(score)} />
    </span>
  )
}
