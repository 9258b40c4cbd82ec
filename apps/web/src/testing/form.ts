import { act } from 'react'

/** Types into a field as a user does: React listens to the event, not to the property. */
export function type(page: HTMLElement, id: string, value: string): void {
  const input = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)
  if (input === null) throw new Error(`There is no field ${id}`)
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')
  act(() => {
    property?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export function tick(page: HTMLElement, id: string): void {
  const box = page.querySelector<HTMLInputElement>(`#${id}`)
  if (box === null) throw new Error(`There is no box ${id}`)
  act(() => box.click())
}

export async function submit(page: HTMLElement): Promise<void> {
  const form = page.querySelector('form')
  if (form === null) throw new Error('There is no form')
  await act(async () => form.requestSubmit())
}

/** Ids of the controls marked invalid. */
export function invalidFields(page: HTMLElement): string[] {
  return Array.from(page.querySelectorAll('[aria-invalid="true"]'), ({ id }) => id)
}

/** What is said of a control to those who listen; null: nothing is. */
export function saidAt(page: HTMLElement, id: string): string | null {
  const ids = page.querySelector(`#${id}`)?.getAttribute('aria-describedby') ?? null
  return ids === null
    ? null
    : ids
        .split(' ')
        .map((one) => page.querySelector(`#${one}`)?.textContent ?? '')
        .join(' ')
}
