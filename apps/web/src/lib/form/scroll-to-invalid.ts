/** Brings the first invalid control of a form into view and gives it the focus. */
export function scrollToFirstInvalid(root: ParentNode): void {
  const control = root.querySelector<HTMLElement>('[aria-invalid="true"]')
  control?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  control?.focus({ preventScroll: true })
}
