/** Ctrl+Enter: as if the button that sends the form were pressed: of the form with the focus, else of the open dialog. */
export function pressSave(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
  const form = document.activeElement?.closest('form') ?? dialog?.querySelector('form') ?? null
  if (form !== null) submitOf(form)?.click()
}

function submitOf(form: HTMLFormElement): HTMLButtonElement | null {
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement && control.type === 'submit' && !control.disabled) return control
  }
  return null
}
