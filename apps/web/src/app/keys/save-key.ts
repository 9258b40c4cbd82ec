import { OPENING } from '../../ui/later.tsx'

/**
 * Ctrl+Enter: as if the button that sends the form with the focus were pressed, else the one that saves the open dialog: of its own,
 * where the dialog is no form, or of its form. Where that is still on its way, it is pressed as soon as it has come.
 */
export function pressSave(): void {
  if (isOpening()) {
    pressWhenCome(isOpening)
    return
  }
  const form = document.activeElement?.closest('form') ?? null
  const dialog = form === null ? openDialog() : null
  const button = form === null ? savingOf(dialog) : submitOf(form)
  if (button !== null) button.click()
  else if (dialog !== null && isComing(dialog)) pressWhenCome(() => isComing(dialog), dialog)
}

/** The code of a dialog that was asked for is on its way. */
function isOpening(): boolean {
  return document.querySelector(OPENING) !== null
}

function openDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null
}

function savingOf(dialog: Element | null): HTMLButtonElement | null {
  const own = dialog?.querySelector<HTMLButtonElement>('button[data-saves]:not([disabled])') ?? null
  const form = dialog?.querySelector('form') ?? null
  return own ?? (form === null ? null : submitOf(form))
}

function submitOf(form: HTMLFormElement): HTMLButtonElement | null {
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === 'submit' && !control.disabled) return control
  }
  return null
}

function isComing(dialog: Element): boolean {
  return dialog.querySelector('[data-coming]') !== null
}

/** What has come may be on its way itself: a dialog, then its form. Unless the dialog is closed before. */
function pressWhenCome(isAwaited: () => boolean, dialog: HTMLDialogElement | null = null): void {
  const observer = new MutationObserver(() => {
    if (dialog?.open !== false && isAwaited()) return
    observer.disconnect()
    if (dialog?.open === false) return
    const come = dialog ?? openDialog()
    const button = savingOf(come)
    if (button !== null) button.click()
    else if (dialog === null && come !== null && isComing(come)) pressWhenCome(() => isComing(come), come)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'data-opening'],
  })
}
