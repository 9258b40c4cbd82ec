import { describe, expect, test } from 'vitest'
import { columnLetters, fileColumns, mappingOf, withField } from './file-columns.ts'
import { column } from './testing/outcome.ts'

const columns = [
  column(0, 'Фамилия', 'lastName'),
  column(2, 'Дата', 'birthDate'),
  column(3, 'Дата', null),
  column(5, '', null),
]

const chosen = (said: Parameters<typeof fileColumns>[1]) =>
  fileColumns(columns, said).map(({ chosen: field }) => field)

describe('столбцы файла', () => {
  test('пока ничего не сказано, столбец несёт то, что распознано', () => {
    expect(chosen({})).toEqual(['lastName', 'birthDate', null, null])
  })

  test('одинаковые заголовки различаются порядком', () => {
    const [, first, second] = fileColumns(columns, {})
    expect(first?.key).not.toBe(second?.key)
    expect(chosen({ [second?.key ?? '']: 'hireDate' })).toEqual(['lastName', 'birthDate', 'hireDate', null])
  })

  test('поле, выбранное для другого столбца, забирается у распознанного', () => {
    const said = withField({}, fileColumns(columns, {})[2]?.key ?? '', 'birthDate')
    expect(chosen(said)).toEqual(['lastName', null, 'birthDate', null])
  })

  test('и у выбранного раньше', () => {
    const [, first, second] = fileColumns(columns, {}).map(({ key }) => key)
    const said = withField(withField({}, first ?? '', 'hireDate'), second ?? '', 'hireDate')
    expect(chosen(said)).toEqual(['lastName', null, 'hireDate', null])
  })

  test('«не загружать» не отнимает ничего у других', () => {
    const [name, first] = fileColumns(columns, {}).map(({ key }) => key)
    const said = withField(withField({}, name ?? '', null), first ?? '', null)
    expect(chosen(said)).toEqual([null, null, null, null])
  })

  test('сказанное о столбце остаётся с его заголовком, когда столбцы в исправленном файле сдвинулись', () => {
    const said = withField({}, fileColumns(columns, {})[0]?.key ?? '', 'fullName')
    const moved = [column(0, 'Ошибки', null), column(1, 'Фамилия', 'lastName')]
    expect(mappingOf(fileColumns(moved, said))).toEqual({ 0: null, 1: 'fullName' })
  })

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('столбец %i в таблице зовётся %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters)
  })
})
