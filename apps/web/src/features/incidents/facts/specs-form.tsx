import type { IncidentAnswer } from '@ot/contract'
import type { FormInDialog } from '../../../lib/form/form-dialog.tsx'
import { FormFrame } from '../../../lib/form/form-frame.tsx'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import type { IncidentChanges } from '../api/change-incident.ts'
import { FactControl } from '../fields/fact-control.tsx'
import { type FactSpec, type FactValue, typedFact, wireFact } from '../fields/fact-spec.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { useIncidentForm } from './use-incident-form.ts'

interface SpecsFormProps<Name extends string> {
  incident: IncidentAnswer
  specs: readonly FactSpec<Name>[]
  stored: Readonly<Record<Name, FactValue>>
  /** What is sent of the facts that were changed. */
  changes: (facts: Readonly<Record<string, FactValue>>, stored: IncidentAnswer) => IncidentChanges
  fieldOf: (wire: string) => string
  frame: FormInDialog
  onSaved: () => void
}

/** A form that is a list of what is asked. */
export function SpecsForm<Name extends string>(props: SpecsFormProps<Name>) {
  const { incident, specs, stored, changes, fieldOf, frame, onSaved } = props
  const { company } = useIncidentsScope()
  const from: Record<string, string> = Object.fromEntries(
    specs.map((spec) => [spec.name, typedFact(spec, stored[spec.name], company.timeZone)]),
  )
  const days = specs.filter(({ kind }) => kind === 'day').map(({ name }) => name)
  const form = useIncidentForm(incident, {
    from,
    labels: Object.fromEntries(specs.map(({ name, label }) => [name, label])),
    schema: typedForm<Record<string, string>>(days),
    fieldOf,
    onSaved,
    changes: (_values, changed, current) => changes(wireFacts(specs, changed, company.timeZone), current),
  })
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      {specs.map((spec) => {
        const { name, label, hint, isRequired = false } = spec
        const row = { id: `fact-${name}`, label, hint, isRequired, error: form.problemOf(name) }
        return (
          <FormRow key={name} {...row}>
            <FactControl
              spec={spec}
              frame={row}
              value={form.values[name] ?? ''}
              onChange={(value) => form.set(name, value)}
            />
          </FormRow>
        )
      })}
    </FormFrame>
  )
}

function wireFacts(
  specs: readonly FactSpec[],
  typed: Partial<Record<string, string>>,
  timeZone: string,
): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {}
  for (const spec of specs) {
    const text = typed[spec.name]
    if (text !== undefined) facts[spec.name] = wireFact(spec, text, timeZone)
  }
  return facts
}
