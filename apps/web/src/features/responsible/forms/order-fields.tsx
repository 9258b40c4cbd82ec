import { ORDER_NUMBER_MAX, UNFILLED_ORDER } from '@ot/domain'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import styles from './forms.module.css'
import { type OrderValues, ticked } from './order-values.ts'

interface OrderFieldsProps {
  form: Pick<ContractForm<OrderValues>, 'values' | 'set' | 'problemOf'>
  today: string
}

/** Day and number of an order, or that none is required: then both are empty and cannot be filled in. */
export function OrderFields({ form, today }: OrderFieldsProps) {
  const { isOrderless, date, number } = form.values
  const frameOf = (name: 'date' | 'number', label: string, problem: string | undefined) => ({
    id: `order-${name}`,
    label,
    isRequired: !isOrderless,
    // The line under the form says it once for both.
    error: problem === UNFILLED_ORDER ? '' : problem,
  })
  const day = frameOf('date', 'Дата приказа', form.problemOf('date') ?? form.problemOf('orderLink'))
  const mark = frameOf('number', 'Номер приказа', form.problemOf('number'))

  function tick(isTicked: boolean): void {
    const next = ticked(isTicked, form.values)
    form.set('isOrderless', next.isOrderless)
    form.set('date', next.date)
    form.set('number', next.number)
  }

  return (
    <>
      <FormRow {...day}>
        <DateControl
          frame={day}
          value={date}
          max={today}
          disabled={isOrderless}
          onChange={(value) => form.set('date', value)}
        />
      </FormRow>
      <FormRow {...mark}>
        <TextControl
          frame={mark}
          value={number}
          maxLength={ORDER_NUMBER_MAX}
          autoComplete="off"
          disabled={isOrderless}
          onChange={(value) => form.set('number', value)}
        />
      </FormRow>
      <div className={styles.tick}>
        <Checkbox id="order-not-required" isChecked={isOrderless} onChange={tick}>
          Приказ не требуется
        </Checkbox>
      </div>
    </>
  )
}
