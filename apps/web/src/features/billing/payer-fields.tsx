import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../ui/form/field-rows.tsx'
import type { FieldTable } from '../../ui/form/field-table.tsx'
import styles from './billing.module.css'
import { fieldsOfType, type PayerValues } from './payer-values.ts'

interface PayerFieldsProps {
  form: ContractForm<PayerValues>
  table: FieldTable<PayerValues>
  today: string
}

/** Who pays, and what is asked of this kind of payer. */
export function PayerFields(props: PayerFieldsProps) {
  const { type } = props.form.values
  const rows = { ...props, prefix: 'payer', layout: 'stacked' } as const
  return (
    <div className={styles.form}>
      <FieldRows {...rows} names={['type']} />
      {type === 'this-company' && (
        <p className={styles.note}>Наименование, ИНН, КПП и адрес возьмём из сведений об организации.</p>
      )}
      {type === 'legal-entity' && <FieldRows {...rows} names={['name']} />}
      <FieldRows {...rows} names={fieldsOfType(type).map(({ field }) => field)} />
    </div>
  )
}
