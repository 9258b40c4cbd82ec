import { type RefObject, useEffect } from 'react'

interface FirstControlOptions {
  /** In a form that is filled in from the beginning: what is known already is passed over. */
  passesFilled?: boolean
}

/** The keyboard begins at the first control in sight, unless the user has begun elsewhere; a touch screen's own keyboard is not called up. */
export function useFirstControl(
  form: RefObject<HTMLFormElement | null>,
  { passesFilled = false }: FirstControlOptions = {},
): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return
    // Between the drawing and this a quick user is in a field already: what he types is not to go on in another one.
    if (form.current?.contains(document.activeElement) === true) return
    const controls = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const inSight = [...(controls ?? [])].find(
      (control) => control.getBoundingClientRect().top > 0 && !(passesFilled && control.value !== ''),
    )
    inSight?.focus({ preventScroll: true })
  }, [form, passesFilled])
}
