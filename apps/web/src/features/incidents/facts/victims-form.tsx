import type { IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { Field } from '../../../ui/field.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { positionOf } from '../fields/employee-choice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './facts.module.css'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'
import { chosenVictims } from './victim-changes.ts'

const LABEL = 'Пострадавшие'

interface VictimsFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

/** Who was hurt; what is recorded of those who stay is kept. */
export function VictimsForm({ incident, frame, onSaved }: VictimsFormProps) {
  const { company } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id)).data ?? []
  const [begun] = useState(() => incident.victims.map(({ employeeId }) => employeeId))
  const names = new Map(incident.victims.map(({ employeeId, fullname }) => [employeeId, fullname]))
  for (const employee of staff) names.set(employee.id, fullName(employee))
  const of = useIncidentForm<{ victims: number[] }>(incident, {
    valuesOf: ({ victims }) => ({ victims: victims.map(({ employeeId }) => employeeId) }),
    table: {
      victims: {
        label: LABEL,
        control: null,
        text: (ids) => ids.map((id) => names.get(id) ?? `№ ${id}`).join('\n'),
      },
    },
    onSaved,
    changes: ({ victims }, _changed, stored) => chosenVictims(stored, { begun, made: victims }),
  })
  const { form } = of
  const field = {
    id: 'incident-victims',
    label: LABEL,
    isRequired: true,
    error: form.problemOf('victims'),
  }
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      <p className={styles.note}>
        Если пострадавших двое или больше, случай групповой: после изменения проверьте степень. Сведения об
        убранном пострадавшем удалятся.
      </p>
      <Field {...field}>
        <MultiChoiceControl
          frame={field}
          choices={staff
            .filter(({ dismissedOn }) => dismissedOn === null)
            .map((employee) => ({
              value: employee.id,
              label: `${fullName(employee)} — ${positionOf(employee)}`,
            }))}
          chosen={form.values.victims.map((id) => ({ value: id, label: names.get(id) ?? '' }))}
          placeholder="Фамилия или должность"
          onChange={(ids) => form.set('victims', ids)}
        />
      </Field>
    </IncidentFormFrame>
  )
}
