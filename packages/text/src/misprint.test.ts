import { describe, expect, test } from 'vitest'
import { isMisprint } from './misprint.ts'

describe('опечатка', () => {
  test.each([
    ['вводный', 'вводный', 0, true],
    ['вводный', 'водный', 1, true],
    ['вводный', 'вводнный', 1, true],

    ['вводный', 'вволный', 1, true],
    ['вводный', 'воднй', 1, false],
    ['журнал', 'журнла', 2, true],
  ])('%s — %s, не больше %i: %s', (one, other, allowed, expected) => {
    expect(isMisprint(one, other, allowed)).toBe(expected)
  })
})
