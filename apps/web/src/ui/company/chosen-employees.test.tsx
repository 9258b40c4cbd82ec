import { expect, test } from 'vitest'
import { openPage, press } from '../../testing/open-page.tsx'
import { ChosenEmployees } from './chosen-employees.tsx'
import type { EmployeeOption } from './employee-choices.ts'

const choices = Array.from(
  { length: 9 },
  (_, index): EmployeeOption => ({
    value: index + 1,
    label: `Работник ${index + 1}`,
    name: `Работник ${index + 1}`,
    position: 'токарь',
  }),
)
const opened = (count: number) => {
  const values = choices.slice(0, count).map(({ value }) => value)
  return openPage(<ChosenEmployees choices={choices} values={values} onChange={() => undefined} />)
}
const shown = (page: HTMLElement) => page.querySelectorAll('li').length

test('длинный список сначала свёрнут и разворачивается целиком', async () => {
  const page = await opened(9)
  expect(shown(page)).toBe(5)
  await press(page, 'Показать всех: 9')
  expect(shown(page)).toBe(9)
  await press(page, 'Свернуть')
  expect(shown(page)).toBe(5)
})

test('короткий виден весь', async () => {
  const page = await opened(8)
  expect(shown(page)).toBe(8)
  expect(page.textContent).not.toContain('Показать всех')
})
