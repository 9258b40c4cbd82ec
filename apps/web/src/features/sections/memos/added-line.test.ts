import { describe, expect, test } from 'vitest'
import { samplePpe } from '../pages/testing/sample-rows.ts'
import { sampleEmployee } from '../pages/testing/sample-staff.ts'
import {
  type AddedValues,
  issuedNames,
  lineEmployees,
  medicalProblems,
  NOTHING_ADDED,
  ppeLine,
  ppeProblems,
  quantityChoices,
  returnablePpe,
} from './added-line.ts'
import { memoValuesOf } from './memo-values.ts'
import { sampleLine, sampleMemo } from './testing/sample-memo.ts'

const STAFF = [sampleEmployee(11, 'Громов Пётр Ильич'), sampleEmployee(12, 'Ёлкина Анна Юрьевна')]
const MEMO = memoValuesOf(
  sampleMemo({ employeesData: [sampleLine(1, { employeeId: 11, factorNumber: '4.4' })] }),
)
const EVENTS = [
  samplePpe(1, { ppe: 'Каска' }),
  samplePpe(2, { ppe: 'Очки', employeeId: 12 }),
  samplePpe(3, { ppe: 'Каска', eventType: 'return', onHand: 2 }),
  samplePpe(4, { ppe: 'Перчатки', eventType: 'return', onHand: 0 }),
  samplePpe(5, { ppe: 'Жилет', eventType: 'return', onHand: 1, memoId: 9 }),
]

test('в заявке на СИЗ не предлагают тех, кто в ней есть; в медосмотрах — всех', () => {
  const ids = (section: 'ppe' | 'medical') => lineEmployees(section, STAFF, MEMO).map(({ value }) => value)
  expect(ids('ppe')).toEqual([12])
  expect(ids('medical')).toEqual([11, 12])
})

describe('Возврат СИЗ', () => {
  test('предлагает то, что на руках у работника и ни в одной заявке', () => {
    expect(returnablePpe(EVENTS, 11).map(({ id }) => id)).toEqual([3])
    expect(returnablePpe(EVENTS, 12)).toEqual([])
  })

  test('количество — от одного до всего, что на руках', () => {
    expect(quantityChoices(returnablePpe(EVENTS, 11)[0]).map(({ value }) => value)).toEqual(['1', '2'])
    expect(quantityChoices(undefined)).toEqual([])
  })

  test('строка держится за событие возврата', () => {
    const [employee] = STAFF
    if (employee === undefined) throw new Error('there is somebody')
    const filled = { ...NOTHING_ADDED, employeeId: 11, ppe: 'Каска', quantity: '2' }
    const added = { employee, departments: [{ id: 3, name: 'Склад' }], number: 0 }
    expect(ppeLine(added, filled, { operation: 'return', events: EVENTS })).toMatchObject({
      eventId: 3,
      ppe: 'Каска',
      eventType: 'return',
      quantity: 2,
    })
    expect(ppeLine(added, filled, { operation: 'issuance', events: EVENTS })).toMatchObject({
      eventId: null,
      eventType: 'issuance',
      unit: 'шт.',
      key: 'hand-0',
    })
  })
})

test('при выдаче первыми предлагают наименования самого работника', () => {
  expect(issuedNames(EVENTS, 12)).toEqual(['Очки', 'Каска'])
  expect(issuedNames(EVENTS, 11)).toEqual(['Каска', 'Очки'])
})

const REQUIRED = 'Обязательное поле'

describe('Все поля обязательны', () => {
  test.each<[Partial<AddedValues>, object]>([
    [{}, { employeeId: REQUIRED, ppe: REQUIRED, quantity: REQUIRED }],
    [{ employeeId: 12, ppe: '  ', quantity: '1' }, { ppe: REQUIRED }],
    [{ employeeId: 12, ppe: 'Каска', quantity: '0' }, { quantity: 'Целое число не меньше 1' }],
    [{ employeeId: 12, ppe: 'Каска', quantity: '1,5' }, { quantity: 'Целое число не меньше 1' }],
    [{ employeeId: 12, ppe: 'Каска', quantity: '2' }, {}],
  ])('СИЗ: %j → %j', (filled, expected) => {
    expect(ppeProblems({ ...NOTHING_ADDED, ...filled })).toEqual(expected)
  })

  test.each<[Partial<AddedValues>, object]>([
    [{}, { employeeId: REQUIRED, factorNumber: REQUIRED }],
    [{ employeeId: 12, factorNumber: '4.4' }, {}],
    [{ employeeId: 11, factorNumber: '4.4' }, { factorNumber: 'Этот пункт у работника уже есть в заявке' }],
  ])('медосмотр: %j → %j', (filled, expected) => {
    expect(medicalProblems({ ...NOTHING_ADDED, ...filled }, MEMO)).toEqual(expected)
  })
})
