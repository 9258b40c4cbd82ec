import type { IncidentAnswer } from '@ot/contract'
import type { IncidentChanges } from '../../../lib/company/incidents.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { type NamedSpec, typedText, type WireValue, wireValue } from '../../../ui/form/text-spec.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'

interface SpecsFormProps<Name extends string> {
  incident: IncidentAnswer
  specs: readonly NamedSpec<Name>[]
  factsOf: (incident: IncidentAnswer) => Readonly<Record<Name, WireValue>>
  /** What is sent of the facts that were changed. */
  changes: (facts: Readonly<Record<string, WireValue>>, stored: IncidentAnswer) => IncidentChanges
  fieldOf: (wire: string) => string
  frame: FormInDialog
  onSaved: () => void
}

/** A form that is a list of what is asked. */
export function SpecsForm<Name extends string>(props: SpecsFormProps<Name>) {
  const { incident, specs, factsOf, changes, fieldOf, frame, onSaved } = props
  const { company, today } = useIncidentsScope()
  const table: FieldTable<Record<string, string>> = Object.fromEntries(
    specs.map((spec) => [spec.name, textField(spec)]),
  )
  const days = specs.filter(({ kind }) => kind === 'day').map(({ name }) => name)
  const of = useIncidentForm<Record<string, string>>(incident, {
    valuesOf: (one) => typedFacts(specs, factsOf(one), company.timeZone),
    table,
    schema: typedForm<Record<string, string>>(days),
    fieldOf,
    onSaved,
    changes: (_values, changed, current) => changes(wireFacts(specs, changed, company.timeZone), current),
  })
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      <FieldRows
        form={of.form}
        table={table}
        names={specs.map(({ name }) => name)}
        prefix="fact"
        today={today}
      />
    </IncidentFormFrame>
  )
}

function typedFacts<Name extends string>(
  specs: readonly NamedSpec<Name>[],
  facts: Readonly<Record<Name, WireValue>>,
  timeZone: string,
): Record<string, string> {
  return Object.fromEntries(specs.map((spec) => [spec.name, typedText(spec, facts[spec.name], timeZone)]))
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
