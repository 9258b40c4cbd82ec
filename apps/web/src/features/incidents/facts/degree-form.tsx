import type { IncidentAnswer } from '@ot/contract'
import { INCIDENT_DEGREE_LABELS, INCIDENT_DEGREES, isWorse } from '@ot/domain'
import { instantOf, momentIn, type TypedMoment } from '../../../lib/company-moment.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { MomentControl } from '../../../ui/form/moment-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { degreeChangeText } from './degree-change.ts'
import styles from './facts.module.css'
import { useIncidentForm } from './use-incident-form.ts'

const LABELS = { degree: 'Степень', degreeKnownAt: 'Когда стало известно' }
const CHOICES = INCIDENT_DEGREES.map((value) => ({ value, label: INCIDENT_DEGREE_LABELS[value] }))

interface DegreeFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

/** Another degree is another course: what changes is said before it is saved. */
export function DegreeForm({ incident, frame, onSaved }: DegreeFormProps) {
  const { company, today } = useIncidentsScope()
  const form = useIncidentForm(incident, {
    from: { degree: incident.degree, degreeKnownAt: momentIn(new Date().toISOString(), company.timeZone) },
    labels: LABELS,
    onSaved,
    changes: ({ degree, degreeKnownAt }) => ({
      degree,
      ...(isWorse(degree, incident.degree) ? knownAt(degreeKnownAt, company.timeZone) : {}),
    }),
  })
  const { degree, degreeKnownAt } = form.values
  const choice = { id: 'degree', label: LABELS.degree, isRequired: true, error: form.problemOf('degree') }
  const known = {
    id: 'degree-known',
    label: LABELS.degreeKnownAt,
    hint: 'С этого часа считается срок извещений об утяжелении',
    error: form.problemOf('degreeKnownAt'),
  }
  const changes = degreeChangeText(incident.degree, degree)
  return (
    <FormFrame form={form} submitLabel="Изменить степень" {...frame}>
      <FormRow {...choice}>
        <ChoiceControl
          frame={choice}
          choices={CHOICES}
          value={degree}
          onChange={(value) => form.set('degree', value)}
        />
      </FormRow>
      {isWorse(degree, incident.degree) && (
        <FormRow {...known}>
          <MomentControl
            frame={known}
            value={degreeKnownAt}
            today={today}
            nowIn={company.timeZone}
            onChange={(value) => form.set('degreeKnownAt', value)}
          />
        </FormRow>
      )}
      {changes.length > 0 && (
        <div className={styles.changes}>
          <Notice kind="warning" role="status">
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
          </Notice>
        </div>
      )}
    </FormFrame>
  )
}

/** Not whole: the server takes the present moment. */
function knownAt(moment: TypedMoment, timeZone: string): { degreeKnownAt?: string } {
  const instant = instantOf(moment, timeZone)
  return instant === null ? {} : { degreeKnownAt: instant }
}
