import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { submit, type as typeInto } from '../../../testing/form.ts'
import { press, settle } from '../../../testing/open-page.tsx'
import { EmployeeCard } from '../card/employee-card.tsx'
import { PERSONAL } from '../employee-fields.ts'
import { answerStored, openEmployee } from '../testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'

const PATCH = 'PATCH /api/employees/12'
const MOVED = {
  eventId: 5,
  section: 'training',
  name: 'Программа Б',
  was: '2015-04-30',
  becomes: '2015-05-31',
  basis: {
    act: 'ПП РФ № 2464',
    clause: 'пп. 59, 62',
    edition: '2024',
    explanation: 'Обучение ещё не пройдено.',
    verified: false,
  },
}

let server = answerWith({})
afterEach(() => server.restore())

async function openForm(moved: readonly object[]): Promise<HTMLElement> {
  let stored = SAMPLE_EMPLOYEE
  server = answerWith({
    ...answerStored(() => stored),
    'GET /api/employees/12/history': () => Response.json([]),
    'GET /api/positions': () => Response.json([]),
    'POST /api/employees/12/terms': () => Response.json(moved),
    [PATCH]: ({ body }) => {
      stored = { ...stored, ...Object(body), version: stored.version + 1 }
      return Response.json(stored)
    },
  })
  const page = await openEmployee(<EmployeeCard sections={[PERSONAL]} />)
  await press(page, 'Редактировать')
  while (page.querySelector('form') === null) await settle()
  return page
}

const saved = () => server.seen.filter(({ call }) => call === PATCH).map(({ body }) => body)
const shown = () => document.body.textContent.replaceAll('\u00a0', ' ')

test('другой день приёма: сначала показаны сроки, которые изменятся; записано после согласия', async () => {
  const page = await openForm([MOVED])
  typeInto(page, 'employee-hireDate', '01.04.2015')
  await submit(page)
  await settle()
  expect(saved()).toEqual([])
  for (const words of ['Сроки, которые изменятся', '30.04.2015', '31.05.2015', 'пп. 59, 62 (не сверен)'])
    expect(shown()).toContain(words)
  await press(document.body, 'Вернуться к карточке')
  expect(page.querySelector<HTMLInputElement>('#employee-hireDate')?.value).toBe('01.04.2015')
  await submit(page)
  await settle()
  await press(document.body, 'Сохранить и изменить сроки')
  await settle()
  expect(saved()).toEqual([{ hireDate: '2015-04-01' }])
  expect(page.querySelector('form')).toBeNull()
})

test('ничего не сдвинется — не спрошено; остальные поля сроков не касаются', async () => {
  const page = await openForm([])
  typeInto(page, 'employee-contractDate', '27.02.2015')
  await submit(page)
  await settle()
  expect(saved()).toEqual([{ contractDate: '2015-02-27' }])
})

test('договор позже первого рабочего дня — предупреждение у поля, а не отказ', async () => {
  const page = await openForm([])
  typeInto(page, 'employee-contractDate', '05.03.2015')
  expect(shown()).toContain('Договор позже первого рабочего дня: проверьте дату')
  await submit(page)
  await settle()
  expect(saved()).toEqual([{ contractDate: '2015-03-05' }])
})
