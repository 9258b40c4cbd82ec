import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../../../ui/button.tsx'
import type { FieldControlProps } from '../../../ui/form/control-props.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import styles from './fields.module.css'

const ADDRESS_MAX = 500
const ADDRESSES_MAX = 50

/** Other places where the company works. */
export function AddressesControl({
  frame,
  value: addresses,
  problemWithin,
  onChange,
}: FieldControlProps<string[]>) {
  const add = () => onChange([...addresses, ''])
  return (
    <>
      {addresses.length === 0 && (
        <div className={styles.offer}>
          <Button kind="quiet" id={frame.id} onClick={add}>
            Добавить адрес
          </Button>
        </div>
      )}
      {addresses.map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address is its place in the list, the texts may repeat
        <div key={index} className={styles.withButtons}>
          <LongTextControl
            frame={{
              ...frame,
              id: index === 0 ? frame.id : `${frame.id}-${index}`,
              error: problemWithin(String(index)),
            }}
            aria-label={`Дополнительный адрес ${index + 1}`}
            value={address}
            maxLength={ADDRESS_MAX}
            onChange={(value) => onChange(addresses.with(index, value))}
          />
          <IconButton
            label={`Убрать адрес ${index + 1}`}
            onClick={() => onChange(addresses.toSpliced(index, 1))}
          >
            <IconTrash size={20} stroke={1.6} />
          </IconButton>
          {index === addresses.length - 1 && addresses.length < ADDRESSES_MAX && (
            <IconButton label="Добавить адрес" onClick={add}>
              <IconPlus size={20} stroke={1.6} />
            </IconButton>
          )}
        </div>
      ))}
    </>
  )
}
