import { describe, expect, test } from 'vitest'
import { EMPTY_VALUES } from '../employee-values.ts'
import { SAMPLE_EMPLOYEE } from '../testing/sample-employee.ts'
import { findNamesakes } from './namesakes.ts'

const TYPED = { lastName: 'иванов', firstName: ' Петр', fatherName: 'Сергеевич', birthDate: '1992-05-12' }

describe('Такой работник уже записан', () => {
  test.each([
    ['то же имя (ё = е) и дата рождения', {}, true],
    ['другая дата рождения', { birthDate: '1992-05-13' }, false],
    ['дата ещё не введена', { birthDate: '' }, false],
    ['другое отчество', { fatherName: 'Ильич' }, false],
  ])('%s: %s', (_, more, isFound) => {
    const found = findNamesakes({ ...EMPTY_VALUES, ...TYPED, ...more }, [SAMPLE_EMPLOYEE])
    expect(found).toEqual(isFound ? [SAMPLE_EMPLOYEE] : [])
  })
})
