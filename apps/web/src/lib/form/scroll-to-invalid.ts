/** Brings the first invalid control of a form into view and gives it the focus: at once, for a press on the way would leave the page where it had come to. */
export function scrollToFirstInvalid(root: ParentNode): void {
  const control = root.querySelector<HTMLElement>('[aria-invalid="true"]')
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
