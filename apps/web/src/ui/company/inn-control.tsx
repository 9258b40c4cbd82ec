import type { ReactNode } from 'react'
import type { InnLookup } from '../../lib/company/use-inn-lookup.ts'
import { sizes } from '../../lib/sizes.ts'
import { Button } from '../button.tsx'
import type { ControlProps } from '../form/control-props.ts'
import { digitsMask } from '../form/text-spec.ts'
import { TextControl } from '../text-control.tsx'
import styles from './inn-control.module.css'

const typedInn = digitsMask(sizes.innMaxLength)

interface InnControlProps extends Omit<ControlProps<string>, 'today'> {
  isSaving: boolean
  lookup: Pick<InnLookup, 'isLooking' | 'note' | 'lookUp' | 'forget'>
  /** What the lookup has found. */
  children?: ReactNode
}

/** ИНН, and the button that fills the rest of the form by it. */
export function InnControl({ frame, value, onChange, isSaving, lookup, children }: InnControlProps) {
  return (
    <>
      <div className={styles.lookup}>
        <TextControl
          frame={frame}
          inputMode="numeric"
          value={value}
          onKeyDown={(event) => {
            // With Ctrl it saves the form.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || lookup.isLooking) return
            event.preventDefault()
            void lookup.lookUp()
          }}
          onChange={(typed) => {
            lookup.forget()
            onChange(typedInn(typed))
          }}
        />
        <Button
          kind="secondary"
          disabled={isSaving}
          isBusy={lookup.isLooking}
          onClick={() => void lookup.lookUp()}
        >
          Заполнить данные по ИНН
        </Button>
      </div>
      {lookup.note !== null && (
        <p className={styles.note} role="status">
          {lookup.note}
        </p>
      )}
      {children}
    </>
  )
}
