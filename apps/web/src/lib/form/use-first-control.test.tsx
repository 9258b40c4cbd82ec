import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { useFirstControl } from './use-first-control.ts'

beforeEach(() => {
  // The window of the tests lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 200, 40))
})
afterEach(() => vi.restoreAllMocks())

/** `gone`: where the focus has gone between the drawing of the form and what follows it. */
function Form({ gone }: { gone: string | null }) {
  const ref = useRef<HTMLFormElement>(null)
  useFirstControl(ref)
  useLayoutEffect(() => {
    if (gone !== null) document.getElementById(gone)?.focus()
  }, [gone])
  return (
    <>
      <button type="button" id="aside" />
      <form ref={ref}>
        <input id="lastName" />
        <input id="birthDate" />
        <button type="submit" id="save" />
      </form>
    </>
  )
}

test.each([
  ['форма пришла', null, 'lastName'],
  ['пользователь уже в другом поле: он остаётся там', 'birthDate', 'birthDate'],
  ['фокус отдан содержанию страницы', 'aside', 'lastName'],
  ['фокус отдан кнопке самой формы', 'save', 'lastName'],
])('%s', (_what, gone, expected) => {
  mount(<Form gone={gone} />)
  expect(document.activeElement?.id).toBe(expected)
})
