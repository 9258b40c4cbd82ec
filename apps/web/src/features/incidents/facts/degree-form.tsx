import type { IncidentAnswer } from '@ot/contract'
import {
  INCIDENT_DEGREE_LABELS,
  INCIDENT_DEGREES,
  INCIDENT_FIELD_LABELS,
  type IncidentDegree,
  isWorse,
} from '@ot/domain'
import { shortDate } from '@ot/text'
import { useState } from 'react'
import { momentIn, type TypedMoment } from '../../../lib/company-moment.ts'
import { instantOf } from '../../../lib/form/typed-moment.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { choiceField, type FieldTable } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { MomentControl } from '../../../ui/form/moment-control.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { degreeChangeText } from './degree-change.ts'
import styles from './facts.module.css'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'

const CHOICES = INCIDENT_DEGREES.map((value) => ({ value, label: INCIDENT_DEGREE_LABELS[value] }))

interface DegreeValues {
  degree: IncidentDegree
  degreeKnownAt: TypedMoment
}

function degreeTable(timeZone: string): FieldTable<DegreeValues> {
  return {
    degree: choiceField({ label: INCIDENT_FIELD_LABELS.degree, isRequired: true, choices: CHOICES }),
    degreeKnownAt: {
      label: INCIDENT_FIELD_LABELS.worseningKnownAt,
      hint: 'С этого часа считается срок извещений об утяжелении',
      control: (props) => <MomentControl {...props} nowIn={timeZone} />,
      text: ({ date, time }) => `${shortDate(date)}, ${time}`,
    },
  }
}

interface DegreeFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

/** Another degree is another course: what changes is said before it is saved. */
export function DegreeForm({ incident, frame, onSaved }: DegreeFormProps) {
  const { company, today } = useIncidentsScope()
  const table = degreeTable(company.timeZone)
  const [known] = useState(() => momentIn(new Date().toISOString(), company.timeZone))
  const of = useIncidentForm<DegreeValues>(incident, {
    valuesOf: ({ degree }) => ({ degree, degreeKnownAt: known }),
    table,
    onSaved,
    changes: ({ degree, degreeKnownAt }) => ({
      degree,
      ...(isWorse(degree, incident.degree) ? knownAt(degreeKnownAt, company.timeZone) : {}),
    }),
  })
  const { degree } = of.form.values
  const changes = degreeChangeText(incident.degree, degree)
  return (
    <IncidentFormFrame of={of} submitLabel="Изменить степень" frame={frame} onShowStored={onSaved}>
      <FieldRows
        form={of.form}
        table={table}
        names={isWorse(degree, incident.degree) ? ['degree', 'degreeKnownAt'] : ['degree']}
        prefix="incident"
        today={today}
      />
      {changes.length > 0 && (
        <div className={styles.changes}>
          <Notice kind="warning" role="status">
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </Notice>
        </div>
      )}
    </IncidentFormFrame>
  )
}

/** Not whole: the server takes the present moment. */
function knownAt(moment: TypedMoment, timeZone: string): { degreeKnownAt?: string } {
  const instant = instantOf(moment, timeZone)
  return instant === null ? {} : { degreeKnownAt: instant }
}
