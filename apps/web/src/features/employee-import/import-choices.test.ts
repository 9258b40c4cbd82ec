import { describe, expect, test } from 'vitest'
import { fileColumns, withField } from './file-columns.ts'
import {
  dismissalProblem,
  firstChoices,
  type ImportChoices,
  importParts,
  isSameImport,
} from './import-choices.ts'
import { outcome } from './testing/outcome.ts'

const { columns } = outcome()
const start = firstChoices('2026-11-21')
const nameKey = fileColumns(columns, {})[0]?.key ?? ''

describe('что уходит вместе с файлом', () => {
  test('впервые — ничего, кроме того, что никого не увольняют: столбцы распознаёт сервер', () => {
    expect(importParts(start, null)).toEqual({ dismissAbsent: 'false' })
  })

  test('дальше — столбцы, должности, отдел и увольнение', () => {
    const choices = {
      fields: withField({}, nameKey, 'lastName'),
      positions: { 'Слесарь-рем.': 7 },
      repeats: { 3: 'job' as const },
      mended: { '5:birthDate': '01.02.1990' },
      skipped: [7],
      departmentName: '  Цех ',
      dismissAbsent: true,
      dismissedOn: '2026-11-20',
    }
    expect(importParts(choices, columns)).toEqual({
      mapping: '{"0":"lastName","1":"department"}',
      positions: '{"Слесарь-рем.":7}',
      repeats: '{"3":"job"}',
      mended: '{"5:birthDate":"01.02.1990"}',
      skipped: '[7]',
      departmentName: 'Цех',
      dismissAbsent: 'true',
      dismissedOn: '2026-11-20',
    })
  })

  test.each<[Partial<ImportChoices>, boolean, string]>([
    [{}, true, 'то же самое'],
    [{ departmentName: '  ' }, true, 'пробелы — не отдел'],
    [{ departmentName: 'Цех' }, false, 'другой отдел'],
    [{ fields: { [nameKey]: 'fullName' } }, true, 'сказано то, что и распознано'],
    [{ fields: { [nameKey]: 'lastName' } }, false, 'другой столбец'],
    [{ dismissedOn: '2026-01-01' }, true, 'дата без увольнения ничего не значит'],
    [{ dismissAbsent: true }, false, 'увольнять'],
    [{ positions: { Слесарь: 7 } }, false, 'должность выбрана'],
  ])('%j: проверка остаётся верной — %s (%s)', (more, same) => {
    expect(isSameImport(columns, start, { ...start, ...more })).toBe(same)
  })

  test.each([
    [false, '', null],
    [true, '2026-11-21', null],
    [true, '', 'Укажите дату увольнения'],
    [true, '31.02.2026', 'Укажите дату увольнения'],
  ])('увольнять %s с датой «%s» — %s', (dismissAbsent, dismissedOn, problem) => {
    expect(dismissalProblem({ ...start, dismissAbsent, dismissedOn })).toBe(problem)
  })
})
