import { Button } from '../../../ui/button.tsx'
import type { ControlProps } from '../../../ui/form/field-table.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import styles from './fields.module.css'

interface AddressControlProps extends ControlProps<string> {
  max: number
  legalAddress: string
}

/** An address that is mostly the same as the legal one: while it is empty, that one is offered. */
export function AddressControl({ frame, value, max, legalAddress, onChange }: AddressControlProps) {
  const isOffered = value.trim() === '' && legalAddress.trim() !== ''
  return (
    <>
      <LongTextControl frame={frame} value={value} maxLength={max} onChange={onChange} />
      {isOffered && (
        <div className={styles.offer}>
          <Button kind="quiet" onClick={() => onChange(legalAddress)}>
            Совпадает с юридическим
          </Button>
        </div>
      )}
    </>
  )
}
