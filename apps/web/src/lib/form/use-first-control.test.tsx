import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { useFirstControl } from './use-first-control.ts'

beforeEach(() => {
  // The window of the tests lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 200, 40))
})
afterEach(() => vi.restoreAllMocks())

/** `quick`: by the time the form is drawn its user is in this field. */
function Form({ quick = null }: { quick?: string | null }) {
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (quick !== null) document.getElementById(quick)?.focus()
  }, [quick])
  useFirstControl(ref)
  return (
    <form ref={ref}>
      <input id="lastName" />
      <input id="birthDate" />
    </form>
  )
}

test.each([
  ['первому полю', null, 'lastName'],
  ['никому: пользователь уже в другом поле', 'birthDate', 'birthDate'],
])('фокус отдаётся %s', (_whom, quick, expected) => {
  mount(<Form quick={quick} />)
  expect(document.activeElement?.id).toBe(expected)
})
