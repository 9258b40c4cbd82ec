import type { MicrotraumaAnswer } from '@ot/contract'
import { INCIDENT_FIELD_LABELS, type InjurySeverity } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { momentIn, type TypedMoment } from '../../../../lib/company-moment.ts'
import type { FormSchema } from '../../../../lib/form/schema.ts'
import { instantOf, momentProblem } from '../../../../lib/form/typed-moment.ts'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { FieldRows, fieldId } from '../../../../ui/form/field-rows.tsx'
import type { AskedTable } from '../../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../../ui/form/form-frame.tsx'
import { MomentControl } from '../../../../ui/form/moment-control.tsx'
import { SeverityControl } from '../../fields/severity-control.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { turnIntoAccident } from '../api/microtraumas.ts'
import styles from './forms.module.css'

interface Turn {
  toldAt: TypedMoment
  degree: InjurySeverity | null
}

const DEGREE = { label: INCIDENT_FIELD_LABELS.severity, isRequired: true }
const TABLE: AskedTable<Turn> = {
  toldAt: {
    label: INCIDENT_FIELD_LABELS.toldAt,
    isRequired: true,
    hint: 'О нетрудоспособности или переводе: с этого часа считаются сроки извещений',
    control: (props) => <MomentControl {...props} />,
  },
  degree: { ...DEGREE, control: null },
}

interface AccidentDialogProps {
  microtrauma: MicrotraumaAnswer
  isOpen: boolean
  onClose: () => void
  onTurned: (incidentId: number) => void
}

export function AccidentDialog({ microtrauma, isOpen, onClose, onTurned }: AccidentDialogProps) {
  return (
    <FormDialog title="Перевести в несчастный случай?" isOpen={isOpen} onClose={onClose}>
      {(frame) => isOpen && <AccidentForm microtrauma={microtrauma} frame={frame} onTurned={onTurned} />}
    </FormDialog>
  )
}

type AccidentFormProps = Pick<AccidentDialogProps, 'microtrauma' | 'onTurned'> & { frame: FormInDialog }

function AccidentForm({ microtrauma, frame, onTurned }: AccidentFormProps) {
  const client = useQueryClient()
  const { company, today } = useIncidentsScope()
  const [from] = useState<Turn>(() => ({
    toldAt: momentIn(new Date().toISOString(), company.timeZone),
    degree: null,
  }))
  const form = useContractForm(turnSchema, {
    from,
    async save({ toldAt, degree }) {
      const told = instantOf(toldAt, company.timeZone)
      if (told === null || degree === null) return
      const { incidentId } = await turnIntoAccident(client, microtrauma, { degree, toldAt: told })
      if (incidentId !== null) onTurned(incidentId)
    },
  })
  const degree = (
    <SeverityControl
      frame={{ ...DEGREE, id: fieldId('accident', 'degree'), error: form.problemOf('degree') }}
      value={form.values.degree}
      onChange={(severity) => form.set('degree', severity)}
    />
  )
  return (
    <FormFrame form={form} submitLabel="Начать расследование" {...frame}>
      <div className={styles.fields}>
        <p>
          Если наступила нетрудоспособность или пострадавшего нужно перевести на другую работу, случай
          расследуют по статьям 227–231 ТК РФ. Обстоятельства, место и пострадавший перейдут в новую карточку.
        </p>
        <FieldRows
          form={form}
          table={TABLE}
          names={['toldAt', 'degree']}
          own={{ degree }}
          prefix="accident"
          today={today}
          layout="stacked"
        />
      </div>
    </FormFrame>
  )
}

const turnSchema: FormSchema<Turn, Turn> = {
  '~standard': {
    validate(values) {
      const untold = momentProblem(values.toldAt)
      const issues = [
        untold !== null && { path: ['toldAt'], message: untold },
        values.degree === null && { path: ['degree'], message: 'Выберите тяжесть' },
      ].filter((issue) => issue !== false)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}
