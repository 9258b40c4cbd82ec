import { describe, expect, test } from 'vitest'
import { orderIssues, orderLinkOf, withOrderless } from './order-values.ts'

const TODAY = '2026-11-21'
const ORDER = { isOrderless: false, date: '2026-11-20', number: ' 12-ОТ ' }

describe('приказ в форме', () => {
  test.each([
    ['всё заполнено', ORDER, []],
    ['сегодняшний', { ...ORDER, date: TODAY }, []],
    ['не требуется', { isOrderless: true, date: '', number: '' }, []],
    ['нет ничего', { ...ORDER, date: '', number: ' ' }, ['date', 'number']],
    ['нет номера', { ...ORDER, number: '' }, ['number']],
    ['нет даты', { ...ORDER, date: '' }, ['date']],
    ['дата не дописана', { ...ORDER, date: '20.11.20' }, ['date']],
    ['завтрашний', { ...ORDER, date: '2026-11-22' }, ['date']],
  ])('%s', (_, values, fields) => {
    expect(orderIssues(values, TODAY).map(({ path }) => path[0])).toEqual(fields)
  })

  test('незаполненное названо словами продукта', () => {
    expect(orderIssues({ ...ORDER, number: '' }, TODAY)[0]?.message).toBe('Остались незаполненные поля')
  })

  test('«не требуется» очищает оба поля, снятая отметка их не возвращает', () => {
    const without = withOrderless(true, ORDER)
    expect(without).toEqual({ isOrderless: true, date: '', number: '' })
    expect(withOrderless(false, without)).toEqual({ isOrderless: false, date: '', number: '' })
  })

  test('строкой — как на сервере', () => {
    expect(orderLinkOf(ORDER)).toBe('Приказ №12-ОТ от 20.11.2026')
    expect(orderLinkOf(withOrderless(true, ORDER))).toBe('Не требуется')
  })
})
