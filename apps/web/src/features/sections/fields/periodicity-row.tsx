import { FormRow } from '../../../ui/form-row.tsx'
import { SuggestControl } from '../../../ui/suggest-control.tsx'
import { type EventForm, eventFrame } from './field-props.ts'

const USUAL = ['6 месяцев', '12 месяцев', '5 лет', 'бессрочно', 'разово']
const LENGTH_MAX = 30

/** The usual periods and any other. */
export function PeriodicityRow({ of }: { of: EventForm }) {
  const frame = eventFrame(of, 'periodicity')
  return (
    <FormRow {...frame}>
      <SuggestControl
        frame={frame}
        suggestions={USUAL}
        ownText="Своя периодичность: «2 года», «18 месяцев»"
        value={of.form.values.periodicity}
        maxLength={LENGTH_MAX}
        onChange={(value) => of.form.set('periodicity', value)}
      />
    </FormRow>
  )
}
