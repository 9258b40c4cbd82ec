import type { ComponentProps, MouseEvent } from 'react'

interface Pressing extends Pick<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  isBusy: boolean
}

/** A button at work answers nothing and says so, but stays under the keyboard: a disabled one would lose the focus. */
export function pressProps({ disabled = false, isBusy, onClick }: Pressing) {
  return {
    disabled,
    'aria-disabled': isBusy || undefined,
    'aria-busy': isBusy,
    onClick: isBusy ? ignore : onClick,
  }
}

/** A form is not sent by its button at work either. */
function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
