import type { IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FieldTable } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { PeopleControl } from '../fields/people-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './facts.module.css'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'
import { chosenVictims } from './victim-changes.ts'

interface Victims {
  victims: number[]
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
  const [begun] = useState(() => incident.victims.map(({ employeeId }) => employeeId))
  const names = new Map(incident.victims.map(({ employeeId, fullname }) => [employeeId, fullname]))
  for (const employee of staff) names.set(employee.id, fullName(employee))
  const table: FieldTable<Victims> = {
    victims: {
      label: 'Пострадавшие',
      isRequired: true,
      control: ({ frame: field, value, onChange }) => (
        <PeopleControl frame={field} ids={value} onChange={onChange} />
      ),
      text: (ids) => ids.map((id) => names.get(id) ?? `№ ${id}`).join('\n'),
    },
  }
  const of = useIncidentForm<Victims>(incident, {
    valuesOf: ({ victims }) => ({ victims: victims.map(({ employeeId }) => employeeId) }),
    table,
    onSaved,
    changes: ({ victims }, _changed, stored) => chosenVictims(stored, { begun, made: victims }),
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
    </IncidentFormFrame>
  )
}
