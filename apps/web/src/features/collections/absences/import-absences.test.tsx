import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { ImportAbsences } from './import-absences.tsx'

const CHECK = 'POST /api/absences/import?companyId=7&dryRun=true'
const WRITE = 'POST /api/absences/import?companyId=7&dryRun=false'
const OUTCOME = {
  written: false,
  columns: [
    { index: 0, header: 'Сотрудник', field: 'fullName' },
    { index: 1, header: 'С', field: 'startsOn' },
  ],
  rows: [
    { row: 2, action: 'create', name: 'Иванов Пётр', text: 'Военная служба с 01.08.2026', errors: [] },
    { row: 3, action: 'same', name: 'Ким Лев', text: 'Длительная болезнь с 01.09.2026', errors: [] },
  ],
}

let server = answerWith({})
afterEach(() => server.restore())

async function choose(): Promise<HTMLElement> {
  const page = await openPage(<ImportAbsences companyId={7} />)
  await press(page, 'Загрузить из Excel')
  const input = page.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is nowhere to choose a file')
  const files = new DataTransfer()
  files.items.add(new File(['а'], 'отсутствия.csv'))
  input.files = files.files
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  await settle()
  return page
}

const calls = () => server.seen.map(({ call }) => call)

test('сначала показано, что будет, записано по слову пользователя', async () => {
  server = answerWith({
    [CHECK]: () => Response.json(OUTCOME),
    [WRITE]: () => Response.json({ ...OUTCOME, written: true }),
  })
  const page = await choose()
  expect(page.textContent).toContain('Новых: 1, изменится: 0, уже записано: 1.')
  expect(page.querySelector('tbody')?.textContent).toContain('Военная служба с 01.08.2026')
  expect(calls()).toEqual([CHECK])
  await press(page, /Загрузить 1.запись/)
  await settle()
  expect(calls()).toContain(WRITE)
  expect(page.querySelector('dialog[open]')).toBeNull()
})

test('с ошибками загрузить нельзя, каждая названа со своей строкой', async () => {
  const wrong = {
    row: 4,
    action: 'error',
    name: 'Никто',
    text: '',
    errors: ['Такого работника нет в списке'],
  }
  server = answerWith({ [CHECK]: () => Response.json({ ...OUTCOME, rows: [...OUTCOME.rows, wrong] }) })
  const page = await choose()
  expect(page.querySelector('tbody')?.textContent).toBe('4НиктоОшибкаТакого работника нет в списке')
  expect(page.textContent).toContain('не записывается ничего')
  expect(
    [...page.querySelectorAll('button')].some(({ textContent }) => /^Загрузить \d/.test(textContent)),
  ).toBe(false)
})
