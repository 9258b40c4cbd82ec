import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { answerStored, openEmployee } from '../testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { OtherJobs } from './other-jobs.tsx'

const SECOND = {
  ...SAMPLE_EMPLOYEE,
  id: 13,
  employmentKind: 'internal',
  employeeGroupId: 41,
  position: { id: 38, name: 'Кладовщик' },
  hireDate: '2024-06-03',
} as const

let server = answerWith({})
afterEach(() => server.restore())

test('другие работы того же человека — ссылками; рядом — добавить ещё одну', async () => {
  server = answerWith(answerStored(() => SAMPLE_EMPLOYEE))
  const page = await openEmployee(<OtherJobs />, 'owner', [SECOND, { ...SECOND, id: 14, personId: 14 }])
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Ещё одна работа', '/employees/new?person=12'],
    ['Кладовщик', '/employees/:13/summary'],
  ])
  expect(page.querySelector('tbody')?.textContent).toContain('СкладВнутреннее совместительство03.06.2024')
})

test('наблюдателю без других работ показывать нечего', async () => {
  server = answerWith(answerStored(() => SAMPLE_EMPLOYEE))
  expect((await openEmployee(<OtherJobs />, 'viewer')).textContent).toBe('')
})
