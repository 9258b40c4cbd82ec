import { describe, expect, test } from 'vitest'
import { ACTIONS, isAllowed } from './permissions.ts'

describe('права в организации', () => {
  test.each(ACTIONS)('владелец может всё: %s', (action) => {
    expect(isAllowed('owner', action)).toBe(true)
  })
  test.each(ACTIONS)('наблюдатель только читает: %s запрещено', (action) => {
    expect(isAllowed('viewer', action)).toBe(false)
  })
  test.each([
    ['company.change', true],
    ['employee.change', true],
    ['document.make', true],
    ['members.manage', false],
  ] as const)('редактор, %s: %s', (action, allowed) => {
    expect(isAllowed('editor', action)).toBe(allowed)
  })
})
