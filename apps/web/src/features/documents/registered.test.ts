import type { DocumentAnswer } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { byTemplate, latest } from './registered.ts'

function document(id: number, own: Partial<DocumentAnswer> = {}): DocumentAnswer {
  return {
    id,
    companyId: 1,
    templateId: 'prikaz',
    name: 'Приказ',
    group: 'orders',
    date: '2026-11-21',
    number: `${id}-ОТ`,
    employeeId: null,
    status: 'valid',
    voidReason: null,
    createdAt: '2026-11-21T09:00:00Z',
    ...own,
  }
}

describe('Зарегистрированные документы', () => {
  test('каждый у своего шаблона, новые сверху', () => {
    const found = byTemplate([document(3), document(2, { templateId: 'akt' }), document(1)])
    expect(found.get('prikaz')?.map(({ id }) => id)).toEqual([3, 1])
    expect(found.get('akt')?.map(({ id }) => id)).toEqual([2])
  })

  test('в строке показан последний действующий', () => {
    expect(latest([document(3, { status: 'void' }), document(2), document(1)])?.id).toBe(2)
  })

  test('аннулированы все — показан последний', () => {
    expect(latest([document(3, { status: 'void' }), document(2, { status: 'void' })])?.id).toBe(3)
  })

  test('не зарегистрировано ничего', () => {
    expect(latest([])).toBeUndefined()
  })
})
