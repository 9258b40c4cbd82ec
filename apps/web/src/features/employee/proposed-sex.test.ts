import type { Sex } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { proposedSex } from './proposed-sex.ts'

describe('Пол по введённому отчеству', () => {
  test.each<[Sex | null, string, string, Sex | null, string]>([
    [null, '', 'Олеговна', 'f', 'предложен по отчеству'],
    ['m', 'Олегович', 'Олеговна', 'f', 'исправлен вместе с отчеством'],
    ['m', 'Олеговна', 'Игоревна', 'm', 'выбран вручную и остаётся'],
    ['m', 'Олегович', 'Ким', 'm', 'остаётся, если отчество ничего не говорит'],
    [null, '', 'Ким', null, 'не предложен'],
  ])('%s, «%s» → «%s»: %s (%s)', (sex, before, typed, expected) => {
    expect(proposedSex({ sex, fatherName: before }, typed)).toBe(expected)
  })
})
