import { describe, expect, test } from 'vitest'
import { CONDITIONS_CLASSES } from './conditions-classes.ts'
import { guaranteesOf } from './guarantees.ts'

describe('гарантии по классу условий труда', () => {
  test.each([
    ['1', false, false, false],
    ['2', false, false, false],
    ['3.1', true, false, false],
    ['3.2', true, true, false],
    ['3.3', true, true, true],
    ['3.4', true, true, true],
    ['4', true, true, true],
  ] as const)('класс %s: доплата %s, отпуск %s, 36 часов %s', (conditionsClass, pay, leave, hours) => {
    const words = guaranteesOf(conditionsClass).join('\n')
    expect(words.includes('ст. 147')).toBe(pay)
    expect(words.includes('ст. 117')).toBe(leave)
    expect(words.includes('ст. 92')).toBe(hours)
  })

  test('в классе 4 работать нельзя', () => {
    expect(guaranteesOf('4')[0]).toContain('Работа запрещена')
  })

  test('у каждого класса названо хотя бы одно', () => {
    for (const conditionsClass of CONDITIONS_CLASSES) expect(guaranteesOf(conditionsClass)).not.toEqual([])
  })
})
