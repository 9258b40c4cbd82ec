import { isThingKind, proposedInspection, type ThingField } from '@ot/domain'
import { counted, MONTHS } from '@ot/text'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { AskedField } from '../../../ui/form/field-table.tsx'
import type { OwnRows } from '../collection-spec.ts'
import styles from './period-row.module.css'

/** The term of inspections with what is usual for the kind. */
export function PeriodRow({ form, table, ...rows }: OwnRows<ThingField>) {
  const { kind, periodMonths: typed } = form.values
  const proposed = isThingKind(kind) ? proposedInspection(kind) : null
  const isTaken = proposed === null || typed === String(proposed.months)
  const periodMonths: AskedField<string> = {
    ...table.periodMonths,
    hint: proposed === null ? 'Месяцев; пусто — без срока' : `Обычно: ${proposed.basis}`,
    control: (props) => (
      <>
        {table.periodMonths.control?.(props)}
        {!isTaken && (
          <div className={styles.offer}>
            <Button
              kind="secondary"
              onClick={() => {
                form.set('periodMonths', String(proposed.months))
                form.set('periodBasis', proposed.basis)
              }}
            >
              Раз в {counted(proposed.months, MONTHS)}
            </Button>
          </div>
        )}
      </>
    ),
  }
  return <FieldRows {...rows} form={form} table={{ ...table, periodMonths }} names={['periodMonths']} />
}
