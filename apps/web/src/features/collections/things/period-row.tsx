import { isThingKind, proposedInspection, type ThingField } from '@ot/domain'
import { counted } from '@ot/text'
import { Button } from '../../../ui/button.tsx'
import type { TextSpec } from '../../../ui/form/text-spec.ts'
import { TextSpecControl } from '../../../ui/form/text-spec-control.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import type { OwnRows } from '../collection-spec.ts'
import styles from './period-row.module.css'

/** The term of inspections with what is usual for the kind. */
export function PeriodRow({ form, prefix, spec }: OwnRows<ThingField> & { spec: TextSpec }) {
  const { kind, periodMonths } = form.values
  const proposed = isThingKind(kind) ? proposedInspection(kind) : null
  const isTaken = proposed === null || periodMonths === String(proposed.months)
  const frame = {
    id: `${prefix}-periodMonths`,
    label: spec.label,
    isRequired: false,
    hint: proposed === null ? 'Месяцев; пусто — без срока' : `Обычно: ${proposed.basis}`,
    error: form.problemOf('periodMonths'),
  }
  return (
    <FormRow {...frame}>
      <TextSpecControl
        spec={spec}
        frame={frame}
        value={periodMonths}
        today=""
        onChange={(typed) => form.set('periodMonths', typed)}
      />
      {!isTaken && (
        <div className={styles.offer}>
          <Button
            kind="secondary"
            onClick={() => {
              form.set('periodMonths', String(proposed.months))
              form.set('periodBasis', proposed.basis)
            }}
          >
            Раз в {counted(proposed.months, ['месяц', 'месяца', 'месяцев'])}
          </Button>
        </div>
      )}
    </FormRow>
  )
}
