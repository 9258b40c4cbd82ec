import { afterEach, expect, test } from 'vitest'
import { forgetValues } from './last-values.ts'
import { type RecentRow, recentRows, rememberRow } from './recent-rows.ts'

const COMPANY = 3

afterEach(forgetValues)

function row(number: number, paper: RecentRow['paper'] = null): RecentRow {
  return { title: `Запись ${number}`, note: 'Цех', address: `/employees/:${number}/summary`, paper }
}

test('последнее открытое стоит первым и один раз; у другой организации своё', () => {
  for (const number of [1, 2, 1]) rememberRow(COMPANY, row(number))
  rememberRow(COMPANY + 1, row(9))
  expect(recentRows(COMPANY)).toEqual([row(1), row(2)])
})

test('что скачивают, помнится вместе с тем, что скачать', () => {
  const template = row(1, { kind: 'template', id: 'prikaz' })
  const document = row(2, { kind: 'document', id: 40 })
  rememberRow(COMPANY, template)
  rememberRow(COMPANY, document)
  expect(recentRows(COMPANY)).toEqual([document, template])
})

test('давнее уступает место, с уходом пользователя забыто всё', () => {
  for (let number = 1; number <= 20; number += 1) rememberRow(COMPANY, row(number))
  expect(recentRows(COMPANY).map(({ title }) => title)).toEqual(
    [20, 19, 18, 17, 16, 15, 14, 13].map((number) => `Запись ${number}`),
  )
  forgetValues()
  expect(recentRows(COMPANY)).toEqual([])
})
