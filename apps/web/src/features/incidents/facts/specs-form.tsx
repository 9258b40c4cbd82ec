import type { IncidentAnswer } from '@ot/contract'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { type NamedSpec, typedText, type WireValue, wireValue } from '../../../ui/form/text-spec.ts'
import type { IncidentChanges } from '../api/change-incident.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { useIncidentForm } from './use-incident-form.ts'

interface SpecsFormProps<Name extends string> {
  incident: IncidentAnswer
  specs: readonly NamedSpec<Name>[]
  stored: Readonly<Record<Name, WireValue>>
  /** What is sent of the facts that were changed. */
  changes: (facts: Readonly<Record<string, WireValue>>, stored: IncidentAnswer) => IncidentChanges
  fieldOf: (wire: string) => string
  frame: FormInDialog
  onSaved: () => void
}

/** A form that is a list of what is asked. */
export function SpecsForm<Name extends string>(props: SpecsFormProps<Name>) {
  const { incident, specs, stored, changes, fieldOf, frame, onSaved } = props
  const { company, today } = useIncidentsScope()
  const from: Record<string, string> = Object.fromEntries(
    specs.map((spec) => [spec.name, typedText(spec, stored[spec.name], company.timeZone)]),
  )
  const table: FieldTable<Record<string, string>> = Object.fromEntries(
    specs.map((spec) => [spec.name, textField(spec)]),
  )
  const days = specs.filter(({ kind }) => kind === 'day').map(({ name }) => name)
  const form = useIncidentForm(incident, {
    from,
    labels: fieldLabels(table),
    schema: typedForm<Record<string, string>>(days),
    fieldOf,
    onSaved,
    changes: (_values, changed, current) => changes(wireFacts(specs, changed, company.timeZone), current),
  })
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...frame}>
      <FieldRows
        form={form}
        table={table}
        names={specs.map(({ name }) => name)}
        prefix="fact"
        today={today}
      />
    </FormFrame>
  )
}

function wireFacts(
  specs: readonly NamedSpec[],
  typed: Partial<Record<string, string>>,
  timeZone: string,
): Record<string, WireValue> {
  const facts: Record<string, WireValue> = {}
  for (const spec of specs) {
    const text = typed[spec.name]
    if (text !== undefined) facts[spec.name] = wireValue(spec, text, timeZone)
  }
  return facts
}
