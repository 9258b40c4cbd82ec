import { RESPONSIBILITY_GROUPS } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import type { AnsweredGroup } from '../../lib/company/responsibilities.ts'
import { unfilledTypes } from './unfilled-types.ts'

function answer(typeId: number, employeeIds: readonly (number | null)[]): AnsweredGroup {
  const typeName = RESPONSIBILITY_GROUPS.find(({ id }) => id === typeId)?.name ?? `Тип ${typeId}`
  const roles = employeeIds.map((employeeId, index) => ({
    roleId: typeId * 100 + index,
    role: `Роль ${index}`,
    employeeId,
    employeeFullName: null,
    educationType: 'Не требуется',
    orderLink: null,
    responsibilityId: null,
    employeePosition: null,
    orderNumber: null,
    orderDate: null,
    since: null,
    training: null,
    dismissed: null,
    version: null,
  }))
  return { typeId, typeName, tooltip: '', roles }
}

describe('Незаполненные ответственные', () => {
  test('тип не заполнен, если не назначен хотя бы один', () => {
    const unfilled = unfilledTypes([answer(1, [7, null, 8]), answer(3, [null])])
    expect([...unfilled]).toEqual([
      ['labourProtection', 'Охрана труда'],
      ['firstAidKit', 'Аптечка'],
    ])
  })

  test('назначены все — предупреждать не о чем', () => {
    expect(unfilledTypes([answer(1, [7, 8]), answer(4, [9])]).size).toBe(0)
  })

  test('тип, которого этот выпуск не знает, ни о чём не предупреждает', () => {
    expect(unfilledTypes([answer(99, [null])]).size).toBe(0)
  })
})
