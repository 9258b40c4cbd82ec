import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { callsStarted } from './answer-with.ts'
import { mount } from './mount.ts'
import { routerAt } from './router-at.tsx'

/** A component as the only page of an application: links and the question on leaving work. */
export async function openPage(node: ReactNode): Promise<HTMLElement> {
  const { View } = routerAt('/', () => node)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = mount(
    <QueryClientProvider client={client}>
      <View />
    </QueryClientProvider>,
  )
  await settle()
  return page
}

/** Lets everything that was started come to its end: an answer of the fake server, its telling by the queries, and the calls this leads to. */
export async function settle(): Promise<void> {
  let before: number
  do {
    before = callsStarted()
    for (const _ of ['answer', 'telling']) await act(() => new Promise((resolve) => setTimeout(resolve)))
  } while (callsStarted() > before)
}

export function buttonOf(page: HTMLElement, label: RegExp | string): HTMLButtonElement {
  const found = Array.from(page.querySelectorAll('button')).find(({ textContent }) => {
    const text = textContent.replaceAll('\u00a0', ' ').trim()
    return typeof label === 'string' ? text === label : label.test(text)
  })
  if (found === undefined) throw new Error(`There is no button ${label}`)
  return found
}

export async function press(page: HTMLElement, label: RegExp | string): Promise<void> {
  act(() => buttonOf(page, label).click())
  await settle()
}

export async function chooseFile(page: HTMLElement, file: File): Promise<void> {
  const input = page.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is no place for a file')
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
}
