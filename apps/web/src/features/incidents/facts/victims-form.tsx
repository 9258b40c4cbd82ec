import type { IncidentAnswer } from '@ot/contract'
import { INCIDENT_FIELD_LABELS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FieldTable } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { outsiderProblems, type TypedOutsider, typedOutsiders } from '../fields/outsider-values.ts'
import { OutsidersControl } from '../fields/outsiders-control.tsx'
import { PeopleControl } from '../fields/people-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './facts.module.css'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'
import { chosenVictims, employeesAmong } from './victim-changes.ts'

interface Victims {
  victims: number[]
  outsiders: readonly TypedOutsider[]
}

const victimsForm: FormSchema<Victims, Victims> = {
  '~standard': {
    validate(values) {
      const issues = outsiderProblems(values.outsiders)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}

interface VictimsFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

/** Who was hurt; what is recorded of those who stay is kept. */
export function VictimsForm({ incident, frame, onSaved }: VictimsFormProps) {
  const { company, today } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id)).data ?? []
  const [begun] = useState(() => employeesAmong(incident.victims))
  const sent = useRef(0)
  const names = new Map<number | null, string>(
    incident.victims.map(({ employeeId, fullname }) => [employeeId, fullname]),
  )
  for (const employee of staff) names.set(employee.id, fullName(employee))
  const table: FieldTable<Victims> = {
    victims: {
      label: INCIDENT_FIELD_LABELS.victims,
      control: ({ frame: field, value, onChange }) => (
        <PeopleControl frame={field} ids={value} onChange={onChange} />
      ),
      text: (ids) => ids.map((id) => names.get(id) ?? `№\u00a0${id}`).join('\n'),
    },
    outsiders: {
      label: INCIDENT_FIELD_LABELS.outsiders,
      control: null,
      text: (rows) => rows.map(({ fullname }) => fullname).join('\n'),
    },
  }
  const of = useIncidentForm<Victims>(incident, {
    valuesOf: ({ victims }) => ({ victims: employeesAmong(victims), outsiders: typedOutsiders(victims) }),
    table,
    schema: victimsForm,
    fieldOf: (wire) => ofOutsider(wire, sent.current),
    onSaved,
    changes({ victims, outsiders }, _changed, stored) {
      sent.current = victims.length
      return chosenVictims(stored, { begun, made: victims, outsiders })
    },
  })
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      <p className={styles.note}>
        Если пострадавших двое или больше, случай групповой: после изменения проверьте степень. Сведения об
        убранном пострадавшем удалятся.
      </p>
      <FieldRows
        form={of.form}
        table={table}
        names={['victims']}
        prefix="incident"
        today={today}
        layout="stacked"
      />
      <OutsidersControl
        rows={of.form.values.outsiders}
        problemOf={of.form.problemOf}
        onChange={(rows) => of.form.set('outsiders', rows)}
      />
    </IncidentFormFrame>
  )
}

/** They are sent after the employees: `victims.2.sex` is the field of the first of them when there are two. */
function ofOutsider(wire: string, employees: number): string {
  const [list, place, ...name] = wire.split('.')
  const index = Number(place) - employees
  return list === 'victims' && index >= 0 ? ['outsiders', index, ...name].join('.') : wire
}
