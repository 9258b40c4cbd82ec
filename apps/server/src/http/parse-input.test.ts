import { type RouteDefinition, type RouteKey, routes } from '@ot/contract'
import { expect, test } from 'vitest'
import { fieldErrors } from './parse-input.ts'

const DISPATCH = { companyId: 1, documentIds: [1] }
const CASES: [string, RouteKey, unknown, string][] = [
  [
    'строка заявки, которая была',
    'PATCH /api/memos/:id',
    { employeesData: [{ id: 5, completionDate: 'вчера' }] },
    'employeesData.0.completionDate',
  ],
  [
    'новая строка заявки',
    'PATCH /api/memos/:id',
    { employeesData: [{ employeeId: 3, ppe: 'Каска', quantity: 0 }] },
    'employeesData.0.quantity',
  ],
  [
    'вторая строка, лишнее поле',
    'PATCH /api/memos/:id',
    { employeesData: [{ id: 5 }, { id: 6, admin: true }] },
    'employeesData.1.admin',
  ],
  [
    'получатель по e-mail',
    'POST /api/dispatches',
    { ...DISPATCH, recipients: [{ email: 'нет' }] },
    'recipients.0.email',
  ],
  [
    'получатель-работник',
    'POST /api/dispatches',
    { ...DISPATCH, recipients: [{ employeeId: 'Иванов' }] },
    'recipients.0.employeeId',
  ],
  ['не получатель', 'POST /api/dispatches', { ...DISPATCH, recipients: ['Иванов'] }, 'recipients.0'],
]

test.each(CASES)('%s: названо поле внутри', (_case, key, body, field) => {
  const { body: schema }: RouteDefinition = routes[key]
  const parsed = schema?.safeParse(body)
  const errors = parsed?.error === undefined ? [] : fieldErrors(parsed.error)
  expect(errors.map((error) => error.field)).toEqual([field])
})

test.each([
  [undefined, 'Обязательное поле'],
  [4, 'Неверное значение'],
])('срок оплаты %s: %s', (months, message) => {
  const { body: schema }: RouteDefinition = routes['POST /api/subscription']
  const parsed = schema?.safeParse({ companyId: 1, payerId: 1, tariff: 'basic', months })
  expect(parsed?.error === undefined ? [] : fieldErrors(parsed.error)).toEqual([{ field: 'months', message }])
})
