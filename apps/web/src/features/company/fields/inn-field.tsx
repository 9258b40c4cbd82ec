import { sizes } from '../../../lib/sizes.ts'
import { Button } from '../../../ui/button.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import type { CardForm } from '../use-card-form.ts'
import { cardFrame } from './field-frame.ts'
import styles from './fields.module.css'
import { LookupOutcome } from './lookup-outcome.tsx'
import { useInnLookup } from './use-inn-lookup.ts'

/** ИНН, and the button that fills the rest of the card by it. */
export function InnField({ form }: { form: CardForm }) {
  const lookup = useInnLookup(form)
  const frame = cardFrame(form, 'inn')
  const withRefusal = { ...frame, error: lookup.refusal ?? frame.error }
  return (
    <FormRow {...withRefusal}>
      <div className={styles.lookup}>
        <TextControl
          frame={withRefusal}
          inputMode="numeric"
          value={form.values.inn}
          onChange={(typed) => {
            lookup.forgetRefusal()
            form.set('inn', typed.replace(/\D/g, '').slice(0, sizes.innMaxLength))
          }}
        />
        <Button
          kind="secondary"
          disabled={form.isSaving}
          isBusy={lookup.isLooking}
          onClick={() => void lookup.lookUp()}
        >
          Заполнить данные по ИНН
        </Button>
      </div>
      {lookup.changes !== null && (
        <LookupOutcome card={form.values} changes={lookup.changes} onUndo={lookup.undo} />
      )}
    </FormRow>
  )
}
