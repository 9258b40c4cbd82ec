import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { pressProps } from './pressing.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet'

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  /** The work it started is under way: not to be pressed again. */
  isBusy?: boolean
  isWide?: boolean
}

export function Button({
  kind = 'primary',
  isBusy = false,
  isWide = false,
  type = 'button',
  disabled,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      {...pressProps({ disabled, isBusy, onClick })}
      className={classNames(buttonClass(kind), isBusy && styles.busy, isWide && styles.wide, className)}
    >
      {isBusy && <Spinner size={16} />}
      {children}
    </button>
  )
}

/** For a link that looks like a button. */
export function buttonClass(kind: ButtonKind = 'primary'): string {
  return classNames(styles.button, styles[kind])
}
