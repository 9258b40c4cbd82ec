import type { IncidentAnswer } from '@ot/contract'
import { INCIDENT_FIELD_LABELS } from '@ot/domain'
import { withoutPrefix } from '../../../lib/form/form-problems.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import type { NamedSpec } from '../../../ui/form/text-spec.ts'
import { SpecsForm } from './specs-form.tsx'

const REASON_MAX = 5000

export const EXTENSION_SPECS: readonly NamedSpec<'until' | 'decidedAt' | 'reason'>[] = [
  {
    name: 'until',
    label: INCIDENT_FIELD_LABELS.extendedUntil,
    kind: 'day',
    isAhead: true,
    isRequired: true,
    hint: 'Не больше чем на 15 календарных дней',
  },
  {
    name: 'decidedAt',
    label: INCIDENT_FIELD_LABELS.extensionDecidedAt,
    kind: 'moment',
    isRequired: true,
    hint: 'В течение 24 часов уведомляют членов комиссии и пострадавшего',
  },
  {
    name: 'reason',
    label: INCIDENT_FIELD_LABELS.extensionReason,
    kind: 'long',
    max: REASON_MAX,
    isRequired: true,
  },
]

const NONE = { until: null, decidedAt: null, reason: null }

interface ExtensionFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

export function ExtensionForm(props: ExtensionFormProps) {
  return (
    <SpecsForm
      {...props}
      specs={EXTENSION_SPECS}
      factsOf={({ extension }) => extension ?? NONE}
      changes={(facts, { extension }) => ({
        extension: {
          until: String(facts.until ?? extension?.until ?? ''),
          decidedAt: String(facts.decidedAt ?? extension?.decidedAt ?? ''),
          reason: String(facts.reason ?? extension?.reason ?? ''),
        },
      })}
      fieldOf={withoutPrefix('extension')}
    />
  )
}
