/**
 * Ctrl+Enter: as if the button that sends the form with the focus were pressed, else the one that saves the open dialog: of its own,
 * where the dialog is no form, or of its form. Where that is still on its way, it is pressed as soon as it has come.
 */
export function pressSave(): void {
  const form = document.activeElement?.closest('form') ?? null
  const dialog = form === null ? openDialog() : null
  const button = form === null ? savingOf(dialog) : submitOf(form)
  if (button !== null) button.click()
  else if (dialog !== null && isComing(dialog)) pressWhenCome(dialog)
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

/** Unless the dialog is closed before. */
function pressWhenCome(dialog: HTMLDialogElement): void {
  const observer = new MutationObserver(() => {
    if (dialog.open && isComing(dialog)) return
    observer.disconnect()
    if (dialog.open) savingOf(dialog)?.click()
  })
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['open'] })
}
