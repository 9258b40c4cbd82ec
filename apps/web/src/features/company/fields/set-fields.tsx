import { RISK_CATEGORIES, RISK_CATEGORY_LABELS, type RiskCategory } from '@ot/domain'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { FormRow } from '../../../ui/form-row.tsx'
import { yesOrNo } from '../field-text.ts'
import { timeZoneChoices } from '../time-zones.ts'
import type { CardForm } from '../use-card-form.ts'
import { cardFrame } from './field-frame.ts'

const NOT_GIVEN = { value: null, label: 'Не указано' }

const RISKS: readonly Choice<RiskCategory | null>[] = [
  NOT_GIVEN,
  ...RISK_CATEGORIES.map((value) => ({ value, label: RISK_CATEGORY_LABELS[value] })),
]

const YES_OR_NO: readonly Choice<boolean | null>[] = [
  NOT_GIVEN,
  ...[true, false].map((value) => ({ value, label: yesOrNo(value) })),
]

export function TimeZoneField({ form }: { form: CardForm }) {
  const frame = cardFrame(form, 'timeZone')
  return (
    <FormRow {...frame}>
      <ChoiceControl
        frame={frame}
        choices={timeZoneChoices(form.values.timeZone)}
        value={form.values.timeZone}
        onChange={(value) => form.set('timeZone', value)}
      />
    </FormRow>
  )
}

export function MicroEnterpriseField({ form }: { form: CardForm }) {
  const frame = cardFrame(form, 'microEnterprise')
  return (
    <FormRow {...frame}>
      <ChoiceControl
        frame={frame}
        choices={YES_OR_NO}
        value={form.values.microEnterprise}
        onChange={(value) => form.set('microEnterprise', value)}
      />
    </FormRow>
  )
}

export function RiskCategoryField({ form }: { form: CardForm }) {
  const frame = cardFrame(form, 'riskCategory')
  return (
    <FormRow {...frame}>
      <ChoiceControl
        frame={frame}
        choices={RISKS}
        value={form.values.riskCategory}
        onChange={(value) => form.set('riskCategory', value)}
      />
    </FormRow>
  )
}
