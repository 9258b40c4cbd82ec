import { describe, expect, test } from 'vitest'
import { whereText } from './incident-texts.ts'

describe('где произошло', () => {
  test.each([
    ['у станка', null, 'у станка'],
    ['у станка', 'Механический цех', 'у станка, Механический цех'],
    ['Механический цех, у станка', 'Механический цех', 'Механический цех, у станка'],
  ])('%s и %s: «%s»', (place, department, expected) => {
    expect(whereText({ place, department })).toBe(expected)
  })
})
