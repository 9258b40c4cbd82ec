/**
 * Ctrl+Enter: as if the button that sends the form with the focus were pressed, else the one that saves the open dialog: of its own,
 * where the dialog is no form, or of its form.
 */
export function pressSave(): void {
  const form = document.activeElement?.closest('form') ?? null
  const button = form === null ? savingOf(openDialog()) : submitOf(form)
  button?.click()
}

function openDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
}

function savingOf(dialog: Element | null): HTMLButtonElement | null {
  const own = dialog?.querySelector<HTMLButtonElement>('[data-saves]:enabled') ?? null
  const form = dialog?.querySelector('form') ?? null
  return own ?? (form === null ? null : submitOf(form))
}

function submitOf(form: HTMLFormElement): HTMLButtonElement | null {
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === 'submit' && !control.disabled) return control
  }
  return null
}
