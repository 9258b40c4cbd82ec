import { afterEach, describe, expect, test } from 'vitest'
import { answerStored, openEmployee } from '../features/employee/testing/open-employee.tsx'
import { SAMPLE_EMPLOYEE } from '../features/employee/testing/sample-employee.ts'
import { EmployeeTransfers } from '../features/sections/transfer/employee-transfers.tsx'
import { answerWith } from '../testing/answer-with.ts'
import { submit } from '../testing/form.ts'
import { press, settle } from '../testing/open-page.tsx'

const TRANSFER = {
  id: 3,
  employeeId: SAMPLE_EMPLOYEE.id,
  movedOn: '2026-11-01',
  from: { department: 'Цех', position: 'Токарь', workplace: null },
  to: { department: 'Гараж', position: 'Водитель', workplace: '№ 2, Гараж' },
  orderNumber: '7-К',
  orderDate: '2026-10-30',
  undoneAt: null,
  isLast: true,
}
const FOLLOWS = {
  key: '70:briefing.initial',
  action: 'add',
  section: 'briefing',
  name: 'Первичный инструктаж на рабочем месте',
  periodicity: 'разово',
  deadline: '2026-11-21',
  condition: null,
  basis: {
    act: 'ПП РФ № 2464',
    clause: 'п. 13',
    edition: '',
    explanation: 'До начала работы.',
    verified: true,
  },
  positionId: 70,
  position: 'Водитель',
  employeeIds: [SAMPLE_EMPLOYEE.id],
  outcome: 'proposed',
  note: null,
}
const REMINDER = {
  what: 'Ознакомить с рисками',
  by: 'до начала работы',
  act: 'ТК РФ',
  clause: 'ст. 214',
  verified: false,
}
const path = `POST /api/employees/${SAMPLE_EMPLOYEE.id}/transfers`

let server = answerWith({})
afterEach(() => server.restore())

function serve(transfers: readonly object[]): void {
  server = answerWith({
    ...answerStored(() => SAMPLE_EMPLOYEE),
    [`GET /api/employees/${SAMPLE_EMPLOYEE.id}/transfers`]: () => Response.json(transfers),
    'GET /api/positions': () => Response.json([SAMPLE_EMPLOYEE.position]),
    'GET /api/workplaces?companyId=7': () => Response.json([]),
    [`${path}?dryRun=true`]: () => Response.json({ follows: [FOLLOWS], reminders: [REMINDER] }),
    [`${path}?dryRun=false`]: () => Response.json({ follows: [], reminders: [] }),
    'POST /api/transfers/3/undo': () => new Response(null, { status: 204 }),
  })
}

const text = (node: { textContent: string }) => node.textContent.replaceAll('\u00a0', ' ')
const sent = (call: string) => server.seen.filter((one) => one.call === call).map(({ body }) => body)

async function open(role?: 'viewer') {
  const page = await openEmployee(<EmployeeTransfers />, role)
  await settle()
  return page
}

describe('переводы работника', () => {
  test('история: откуда, куда, приказ; последний можно отменить', async () => {
    serve([TRANSFER])
    const page = await open()
    expect(text(page)).toContain('Цех · Токарь')
    expect(text(page)).toContain('Гараж · Водитель · № 2, Гараж')
    expect(text(page)).toContain('№ 7-К от 30.10.2026')
    await press(page, 'Отменить')
    await press(document.body, 'Отменить перевод')
    expect(sent('POST /api/transfers/3/undo')).toHaveLength(1)
  })

  test('перед сохранением показано, что последует; запись — одной кнопкой с выбранным', async () => {
    serve([])
    const page = await open()
    await press(page, /Перевести/)
    await submit(page)
    await settle()
    expect(text(page)).toContain('Первичный инструктаж на рабочем месте')
    expect(text(page)).toContain(
      'Ознакомить с рисками — до начала работы (ТК РФ, ст. 214; пункт не сверен с текстом акта).',
    )
    expect(sent(`${path}?dryRun=false`)).toEqual([])
    await submit(page)
    await settle()
    expect(sent(`${path}?dryRun=false`)).toMatchObject([
      { movedOn: '2026-11-21', accept: ['70:briefing.initial'], decline: [] },
    ])
  })

  test('наблюдатель видит историю и ничего не меняет', async () => {
    serve([TRANSFER])
    const page = await open('viewer')
    expect(text(page)).toContain('01.11.2026')
    const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(buttons.map((label) => label.trim())).toEqual(['Документы'])
  })
})
