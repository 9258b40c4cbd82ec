import { APPOINTMENT_FIELD_LABELS, ORDER_NUMBER_MAX } from '@ot/domain'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import { plainForm } from '../../../ui/form/plain-form.ts'
import { useInterviewScope } from '../interview-scope.ts'
import styles from './theme.module.css'

/** By which order those in charge are named; empty: none is required. */
export interface NamingOrderValues {
  date: string
  number: string
}

const TABLE: FieldTable<NamingOrderValues> = {
  date: textField({ label: APPOINTMENT_FIELD_LABELS.orderDate, kind: 'day' }),
  number: textField({ label: APPOINTMENT_FIELD_LABELS.orderNumber, kind: 'short', max: ORDER_NUMBER_MAX }),
}

interface NamingOrderProps {
  order: NamingOrderValues
  onChange: (order: NamingOrderValues) => void
}

/** One order for all whom the table names as persons in charge. */
export function NamingOrder({ order, onChange }: NamingOrderProps) {
  const { today } = useInterviewScope()
  return (
    <fieldset className={styles.order} aria-label="Приказ о назначении ответственных">
      <p>
        Приказ о назначении ответственных: один на всех, кого назначаете сейчас. Оставьте пустым, если приказ
        не нужен.
      </p>
      <FieldRows
        form={plainForm(order, onChange)}
        table={TABLE}
        names={['date', 'number']}
        prefix="naming-order"
        today={today}
      />
    </fieldset>
  )
}
