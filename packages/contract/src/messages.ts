import { z } from 'zod'

/** The words for what is wrong with a value. Fields with a rule of their own bring their own sentence. */
function problemText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isLeftOut(issue.input) ? 'Обязательное поле' : wrongType(issue.expected)
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'Обязательное поле'
        : `Не меньше ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `Не длиннее ${issue.maximum} знаков`
        : tooBig(issue.origin, issue.maximum)
    case 'unrecognized_keys':
      return `Неизвестное поле: ${issue.keys.join(', ')}`
    case 'invalid_value':
      return isLeftOut(issue.input) ? 'Обязательное поле' : `Допустимые значения: ${issue.values.join(', ')}`
    case 'invalid_union':
      return isLeftOut(issue.input) ? 'Обязательное поле' : 'Неверное значение'
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'Неверное значение'
  }
}

function isLeftOut(input: unknown): boolean {
  return input === undefined || input === null
}

function wrongType(expected: string): string {
  switch (expected) {
    case 'string':
      return 'Ожидается текст'
    case 'number':
    case 'int':
      return 'Ожидается число'
    case 'boolean':
      return 'Ожидается «да» или «нет»'
    case 'array':
      return 'Ожидается список'
    default:
      return 'Неверное значение'
  }
}

function tooBig(origin: string, maximum: number | bigint): string {
  return origin === 'array' ? `Не больше ${maximum} значений` : `Не больше ${maximum}`
}

z.config({ customError: problemText })
