import { expect, test } from 'vitest'
import { dispatchesSearch, dispatchesView } from './registry/registry-view.ts'
import { sentText } from './sent-text.ts'
import { sampleDispatch, sampleRecipient } from './testing/sample-dispatch.ts'

test.each([
  [1, 0, '1 письмо отправлено.'],
  [3, 0, '3 письма отправлено.'],
  [5, 2, '5 писем отправлено, ещё 2 человека подпишут на бумаге.'],
  [0, 1, 'Писем нет: 1 человек подпишет на бумаге. Распечатайте лист ознакомления.'],
])('писем %i, без почты %i: %s', (letters, rest, text) => {
  const recipients = Array.from({ length: letters + rest }, (_, index) =>
    sampleRecipient(index + 1, index < letters ? {} : { email: null }),
  )
  expect(sentText(sampleDispatch({ recipients })).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  [{}, { status: null, documents: [] }],
  [{ status: 'done' }, { status: 'done', documents: [] }],
  [
    { status: 'чужой', documents: '1,x' },
    { status: null, documents: [] },
  ],
  [{ documents: '12,13' }, { status: null, documents: [12, 13] }],
  [{ documents: 12 }, { status: null, documents: [12] }],
] as const)('адрес %j читается и пишется обратно', (search, view) => {
  expect(dispatchesView(search)).toEqual(view)
  expect(dispatchesView(dispatchesSearch(view))).toEqual(view)
})
