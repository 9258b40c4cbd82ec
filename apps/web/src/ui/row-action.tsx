import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { pressProps } from './pressing.ts'
import styles from './row-action.module.css'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

interface RowActionProps extends ComponentProps<'button'> {
  label: string
  icon: Icon
  isBusy?: boolean
}

/** An icon at a row's end; in a card, where nothing can be pointed at, the words stand beside it. */
export function RowAction({ label, icon: Icon, isBusy = false, disabled, onClick, ...rest }: RowActionProps) {
  return (
    <Tooltip text={label}>
      <button
        {...rest}
        type="button"
        {...pressProps({ disabled, isBusy, onClick })}
        className={styles.action}
      >
        {isBusy ? <Spinner size={18} /> : <Icon size={20} stroke={1.6} aria-hidden="true" />}
        <span className={styles.label}>{label}</span>
      </button>
    </Tooltip>
  )
}
