import type { TypedMoment } from '../../../lib/company-moment.ts'
import { momentIn } from '../../../lib/company-moment.ts'
import { Button } from '../../../ui/button.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { TimeControl } from '../../../ui/time-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './fields.module.css'

interface MomentControlProps {
  frame: FieldFrame
  value: TypedMoment
  /** A button that puts the present moment in. */
  hasNow?: boolean
  onChange: (value: TypedMoment) => void
}

/** A day and a time by the company's clock: two controls under one label. */
export function MomentControl({ frame, value, hasNow = false, onChange }: MomentControlProps) {
  const { company, today } = useIncidentsScope()
  return (
    <div className={styles.moment}>
      <DateControl
        frame={frame}
        value={value.date}
        max={today}
        onChange={(date) => onChange({ ...value, date })}
      />
      <TimeControl
        frame={{ ...frame, id: `${frame.id}-time`, label: `${frame.label}: время` }}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
      {hasNow && (
        <Button kind="quiet" onClick={() => onChange(momentIn(new Date().toISOString(), company.timeZone))}>
          Сейчас
        </Button>
      )}
    </div>
  )
}
