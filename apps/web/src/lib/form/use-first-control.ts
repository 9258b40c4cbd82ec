import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface FirstControlOptions {
  /** In a form that is filled in from the beginning: what is known already is passed over. */
  passesFilled?: boolean
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * The keyboard begins at the first control in sight, unless the user has gone on to another one meanwhile; a touch screen's own
 * keyboard is not called up.
 */
export function useFirstControl(
  form: RefObject<HTMLFormElement | null>,
  { passesFilled = false }: FirstControlOptions = {},
): void {
  const given = useRef(false)
  // As soon as it is drawn: whoever is quick types into the field that he has pressed.
  useLayoutEffect(() => {
    given.current = giveFocus(form.current, passesFilled)
  }, [form, passesFilled])
  // A dialog has opened only now; a page that has come has given the focus to its content.
  useEffect(() => {
    if (!given.current || !isInField(form.current)) giveFocus(form.current, passesFilled)
  }, [form, passesFilled])
}

/** False: there is none in sight. */
function giveFocus(form: HTMLFormElement | null, passesFilled: boolean): boolean {
  if (!window.matchMedia('(pointer: fine)').matches) return false
  const inSight = [...(form?.querySelectorAll<TextField>('input, textarea') ?? [])].find(
    (control) => control.getBoundingClientRect().top > 0 && !(passesFilled && control.value !== ''),
  )
  inSight?.focus({ preventScroll: true })
  return inSight !== undefined
}

function isInField(form: HTMLFormElement | null): boolean {
  const { activeElement } = document
  return activeElement?.matches('input, textarea') === true && form?.contains(activeElement) === true
}
