import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import './messages.ts'

const problem = (value: unknown) => z.enum(['first', 'second']).safeParse(value).error?.issues[0]?.message

describe('выбор из немногих', () => {
  test.each([
    [undefined, 'Обязательное поле'],
    [null, 'Обязательное поле'],
    ['third', 'Допустимые значения: first, second'],
  ])('%s: %s', (value, said) => {
    expect(problem(value)).toBe(said)
  })
})
