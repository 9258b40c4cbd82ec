import { HAZARD_FIELD_LABELS, PROBABILITY_LABELS, riskLevel, riskScore, SEVERITY_LABELS } from '@ot/domain'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { controlProps } from '../../../ui/field.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, textField } from '../../../ui/form/field-table.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SuggestControl } from '../../../ui/suggest-control.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { RiskLevelBadge } from '../risk/risk-level-badge.tsx'
import { DegreeControl } from './degree-control.tsx'
import type { HazardValues } from './event-values.ts'
import styles from './hazards-field.module.css'
import { type DangerChoice, withDanger } from './listed-dangers.ts'

const HAZARD_MAX = 500
const DANGER_MAX = 1000
const MEASURES_ROWS_MAX = 6

type HazardTexts = Pick<HazardValues, 'danger' | 'hazard' | 'measures'>

interface HazardLineProps {
  id: string
  number: number
  line: HazardValues
  listed: readonly DangerChoice[]
  problemOf: (part: string) => string | undefined
  onChange: (changed: Partial<HazardValues>) => void
  onRemove: () => void
}

export function HazardLine({ id, number, line, listed, problemOf, onChange, onRemove }: HazardLineProps) {
  const { today } = useRecordsScope()
  const rows = {
    form: {
      values: line,
      set: (name: keyof HazardTexts, text: string) => onChange({ [name]: text }),
      problemOf,
    },
    table: hazardTable({ line, listed, onChange }),
    prefix: id,
    today,
    layout: 'stacked',
  } as const
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <span className={styles.number}>{number}</span>
        <Score line={line} />
        <IconButton label={`Убрать опасность ${number}`} onClick={onRemove}>
          <IconTrash size={20} stroke={1.6} />
        </IconButton>
      </div>
      <FieldRows {...rows} names={['danger', 'hazard']} />
      <HazardDegrees id={id} line={line} problemOf={problemOf} onChange={onChange} />
      <FieldRows {...rows} names={['measures']} />
    </li>
  )
}

function hazardTable({
  line,
  listed,
  onChange,
}: Pick<HazardLineProps, 'line' | 'listed' | 'onChange'>): AskedTable<HazardTexts> {
  return {
    danger: {
      label: HAZARD_FIELD_LABELS.danger,
      isRequired: true,
      control: ({ frame, value }) => (
        <SuggestControl
          frame={frame}
          suggestions={listed.map(({ code, label }) => ({ value: code, label }))}
          ownText="Своя формулировка"
          value={value}
          maxLength={DANGER_MAX}
          onChange={(text) => onChange(withDanger(line, text, listed))}
        />
      ),
    },
    hazard: textField({ label: HAZARD_FIELD_LABELS.hazard, isRequired: true, kind: 'line', max: HAZARD_MAX }),
    measures: {
      label: HAZARD_FIELD_LABELS.measures,
      hint: 'Каждая мера — с новой строки',
      control: ({ frame, value, onChange: change }) => (
        <textarea
          {...controlProps(frame)}
          className={classNames(fieldStyles.control, styles.measures)}
          rows={Math.min(MEASURES_ROWS_MAX, value.split('\n').length + 1)}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ),
    },
  }
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
        label={HAZARD_FIELD_LABELS.probability}
        meanings={PROBABILITY_LABELS}
        value={line.probability}
        error={problemOf('probability')}
        onChange={(probability) => onChange({ probability })}
      />
      <DegreeControl
        id={`${id}-severity`}
        label={HAZARD_FIELD_LABELS.severity}
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
