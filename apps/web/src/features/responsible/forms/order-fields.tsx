import { APPOINTMENT_FIELD_LABELS, ORDER_NUMBER_MAX, UNFILLED_ORDER } from '@ot/domain'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { checkField, type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import { type OrderValues, withOrderless } from '../order-values.ts'
import styles from './forms.module.css'

interface OrderFieldsProps {
  form: Pick<ContractForm<OrderValues>, 'values' | 'set' | 'problemOf'>
  today: string
}

const ORDERLESS = 'Приказ не требуется'

/** When none is required, both fields are empty and cannot be filled in. */
export function orderTable({ isOrderless }: OrderValues): FieldTable<OrderValues> {
  const asked = { isRequired: !isOrderless, isDisabled: isOrderless }
  return {
    date: textField({ label: APPOINTMENT_FIELD_LABELS.orderDate, kind: 'day', ...asked }),
    number: textField({
      label: APPOINTMENT_FIELD_LABELS.orderNumber,
      kind: 'short',
      max: ORDER_NUMBER_MAX,
      ...asked,
    }),
    isOrderless: checkField({ label: ORDERLESS, sentence: ORDERLESS }),
  }
}

/** Day and number of an order, or that none is required. */
export function OrderFields({ form, today }: OrderFieldsProps) {
  const { values, set } = form

  function problemOf(field: string): string | undefined {
    const problem = form.problemOf(field) ?? (field === 'date' ? form.problemOf('orderLink') : undefined)
    // The line under the form says it once for both.
    return problem === UNFILLED_ORDER ? '' : problem
  }

  function tick(isTicked: boolean): void {
    const next = withOrderless(isTicked, values)
    set('isOrderless', next.isOrderless)
    set('date', next.date)
    set('number', next.number)
  }

  return (
    <>
      <FieldRows
        form={{ values, set, problemOf }}
        table={orderTable(values)}
        names={['date', 'number']}
        prefix="order"
        today={today}
      />
      <div className={styles.tick}>
        <Checkbox id="order-not-required" isChecked={values.isOrderless} onChange={tick}>
          {ORDERLESS}
        </Checkbox>
      </div>
    </>
  )
}
