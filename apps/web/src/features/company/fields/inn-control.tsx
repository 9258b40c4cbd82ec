import { sizes } from '../../../lib/sizes.ts'
import { Button } from '../../../ui/button.tsx'
import type { ControlProps } from '../../../ui/form/field-table.tsx'
import { digitsMask } from '../../../ui/form/text-spec.ts'
import { TextControl } from '../../../ui/text-control.tsx'
import type { CardForm } from '../use-card-form.ts'
import styles from './fields.module.css'
import { LookupOutcome } from './lookup-outcome.tsx'
import type { InnLookup } from './use-inn-lookup.ts'

const typedInn = digitsMask(sizes.innMaxLength)

interface InnControlProps extends ControlProps<string> {
  form: CardForm
  lookup: InnLookup
}

/** ИНН, and the button that fills the rest of the card by it. */
export function InnControl({ frame, value, onChange, form, lookup }: InnControlProps) {
  return (
    <>
      <div className={styles.lookup}>
        <TextControl
          frame={frame}
          inputMode="numeric"
          value={value}
          onChange={(typed) => {
            lookup.forgetRefusal()
            onChange(typedInn(typed))
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
    </>
  )
}
