import { momentIn, type TypedMoment } from '../../lib/company-moment.ts'
import { Button } from '../button.tsx'
import { DateControl } from '../date-control.tsx'
import { TimeControl } from '../time-control.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './moment-control.module.css'

interface MomentControlProps extends ControlProps<TypedMoment> {
  /** Of the company: with it a button puts the present moment in. */
  nowIn?: string
}

/** A day and a time by the company's clock: two controls under one label. */
export function MomentControl({ frame, value, today, nowIn, onChange }: MomentControlProps) {
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
      {nowIn !== undefined && (
        <Button kind="quiet" onClick={() => onChange(momentIn(new Date().toISOString(), nowIn))}>
          Сейчас
        </Button>
      )}
    </div>
  )
}
