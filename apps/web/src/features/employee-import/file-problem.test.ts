import { IMPORT_FILE_BYTES_MAX } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { fileProblems } from '../../lib/chosen-file.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { isAboutFile, sizeProblem } from './file-problem.ts'

function sized(bytes: number): File {
  return new File([new Uint8Array(bytes)], 'список.xlsx')
}

describe('годится ли файл', () => {
  test.each([
    [0, /Файл пуст/],
    [IMPORT_FILE_BYTES_MAX + 1, /Файл больше 10\u00a0МБ/],
  ])('%i байт не отправляются', (bytes, problem) => {
    expect(sizeProblem(sized(bytes))).toMatch(problem)
  })

  test.each([1, IMPORT_FILE_BYTES_MAX])('%i байт отправляются', (bytes) => {
    expect(sizeProblem(sized(bytes))).toBeNull()
  })

  const notATable = { field: 'file', message: 'Это не таблица.' }
  const noDay = { field: 'dismissedOn', message: 'Дата в виде ГГГГ-ММ-ДД' }
  test.each([
    [422, 'file: Это не таблица.', [notATable], true, 'Это не таблица.'],
    [422, 'dismissedOn: …', [noDay], false, 'Дата в виде ГГГГ-ММ-ДД'],
    [413, 'Файл слишком велик', [], true, 'Файл слишком велик'],
    [0, 'Нет связи с сервером', [], false, 'Нет связи с сервером'],
    [402, 'Тариф рассчитан на 15 работников', [], false, 'Тариф рассчитан на 15 работников'],
  ])('ответ %i «%s» %j: дело в файле — %s, показано «%s»', (status, description, errors, isFile, text) => {
    const error = new ApiError(status, description, { errors })
    expect(isAboutFile(error)).toBe(isFile)
    expect(fileProblems(error)).toEqual([text])
  })
})
