import { type RefObject, useEffect } from 'react'

/** The keyboard begins at the first control in sight; a touch screen's own keyboard is not called up. */
export function useFirstControl(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return
    const controls = form.current?.querySelectorAll<HTMLElement>('input, textarea') ?? []
    const inSight = [...controls].find((control) => control.getBoundingClientRect().top > 0)
    inSight?.focus({ preventScroll: true })
  }, [form])
}
