import { SECTION_SORT_MODES, SORT_MODE_LABELS } from '@ot/domain'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { SectionDeskState } from '../use-section-desk.ts'

/** Cards have no heads to sort by. */
export function OrderChoice({ desk: { section, view, change } }: { desk: SectionDeskState }) {
  const order = { id: 'section-order', label: 'Порядок' }
  const modes = SECTION_SORT_MODES[section].map((value) => ({ value, label: SORT_MODE_LABELS[value] }))
  return (
    <Field {...order}>
      <ChoiceControl frame={order} choices={modes} value={view.sort} onChange={(sort) => change({ sort })} />
    </Field>
  )
}
