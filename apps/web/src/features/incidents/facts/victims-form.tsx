import type { IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { Field } from '../../../ui/field.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { positionOf } from '../fields/employee-choice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './facts.module.css'
import { useIncidentForm } from './use-incident-form.ts'
import { chosenVictims } from './victim-changes.ts'

const LABELS = { victims: 'Пострадавшие' }

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
  const form = useIncidentForm(incident, {
    from: { victims: begun },
    labels: LABELS,
    onSaved,
    changes: ({ victims }, _changed, stored) => chosenVictims(stored, { begun, made: victims }),
  })
  const field = {
    id: 'incident-victims',
    label: LABELS.victims,
    isRequired: true,
    error: form.problemOf('victims'),
  }
  const names = new Map(incident.victims.map(({ employeeId, fullname }) => [employeeId, fullname]))
  for (const employee of staff) names.set(employee.id, fullName(employee))
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
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
    </FormFrame>
  )
}
