import { COUNTERPARTY_FIELDS, type CounterpartyField } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { type Found, type FoundChange, useInnLookup } from '../../../lib/company/use-inn-lookup.ts'
import { Button } from '../../../ui/button.tsx'
import { InnControl } from '../../../ui/company/inn-control.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { AskedField } from '../../../ui/form/field-table.tsx'
import type { OwnRows, RecordValues } from '../collection-spec.ts'
import styles from './inn-row.module.css'

/** ИНН with the button that fills in what is publicly known. */
export function InnRow({ form, table, ...rows }: OwnRows<CounterpartyField>) {
  const lookup = useInnLookup({
    inn: form.values.inn,
    changesOf: (found) => counterpartyChanges(form.values, found),
    set: form.set,
  })
  const inn: AskedField<string> = {
    ...table.inn,
    control: (props) => (
      <InnControl {...props} isSaving={form.isSaving} lookup={lookup}>
        {lookup.changes !== null && <Outcome changes={lookup.changes} onUndo={lookup.undo} />}
      </InnControl>
    ),
  }
  return (
    <FieldRows
      {...rows}
      form={{ ...form, problemOf: (field) => lookup.refusal ?? form.problemOf(field) }}
      table={{ ...table, inn }}
      names={['inn']}
    />
  )
}

function Outcome({
  changes,
  onUndo,
}: {
  changes: readonly FoundChange<CounterpartyField>[]
  onUndo: () => void
}) {
  const names = changes.map(({ field }) => lowerFirst(COUNTERPARTY_FIELDS[field].label))
  return (
    <div className={styles.outcome} role="status">
      <p>
        {names.length === 0
          ? 'Найденные сведения совпадают с введёнными.'
          : `Заполнено: ${names.join(', ')}. Проверьте и добавьте договор.`}
      </p>
      {changes.some(({ from }) => from !== '') && (
        <Button kind="secondary" onClick={onUndo}>
          Вернуть, как было
        </Button>
      )}
    </div>
  )
}

/** The head of an organisation signs for it, whatever else is known of his authority. */
export function counterpartyChanges(
  values: RecordValues<CounterpartyField>,
  { name, kpp, ogrn, legalAddress, phone, directorPosition, directorName }: Found,
): FoundChange<CounterpartyField>[] {
  const signatory = [lowerFirst(directorPosition ?? ''), directorName ?? ''].join(' ').trim()
  const found = { name, kpp, ogrn, address: legalAddress, phone, signatory }
  const fields = ['name', 'kpp', 'ogrn', 'address', 'phone', 'signatory'] as const
  return fields.flatMap((field) => {
    const to = found[field]?.trim() ?? ''
    const from = values[field].trim()
    return to === '' || to === from ? [] : [{ field, from, to }]
  })
}
