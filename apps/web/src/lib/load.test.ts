import { describe, expect, test } from 'vitest'
import { ApiError, NO_ANSWER } from './http/api-error.ts'
import {
  bothLoaded,
  choicesMessage,
  errorText,
  failureCode,
  failureTitle,
  LOAD_FAILURE,
  type Load,
} from './load.ts'

const ready = <T>(data: T): Load<T> => ({ data, error: null, refetch: () => null })
const pending: Load<string> = { data: undefined, error: null, refetch: () => null }
const failed = (status: number): Load<string> => ({
  data: undefined,
  error: new ApiError(status, ''),
  refetch: () => null,
})

describe('цепочка загрузок', () => {
  test.each([
    ['обе готовы', ready('а'), ready('б'), ['а', 'б'], null],
    ['вторая не готова', ready('а'), pending, undefined, null],
    ['первая ошибка важнее', failed(500), failed(404), undefined, 500],
    ['ошибка второй видна, пока первая грузится', pending, failed(404), undefined, 404],
  ] as const)('%s', (_, first, second, data, code) => {
    const load = bothLoaded(first, second)
    expect(load.data).toEqual(data)
    expect(load.error && failureCode(load.error)).toBe(code)
  })

  test('своими словами говорит та ошибка, которая показана', () => {
    const own = { ...failed(500), failure: LOAD_FAILURE }
    expect(bothLoaded(ready('а'), bothLoaded(own, failed(404))).failure).toBe(LOAD_FAILURE)
    expect(bothLoaded(failed(404), own).failure).toBeUndefined()
  })

  test('повтор касается только того, что не загрузилось', () => {
    const asked: string[] = []
    const first: Load<string> = { ...failed(500), refetch: () => asked.push('первая') }
    const second: Load<string> = { ...ready('б'), refetch: () => asked.push('вторая') }
    bothLoaded(first, second).refetch()
    expect(asked).toEqual(['первая'])
  })
})

test.each([
  ['с кодом', new ApiError(503, ''), 'Произошла ошибка 503'],
  ['без кода, когда сервер не ответил', new ApiError(NO_ANSWER, ''), 'Сервер не отвечает'],
  ['без кода, когда сбой не от сервера', new Error('x'), 'Произошла ошибка'],
])('сбой назван %s', (_, error, title) => {
  expect(failureTitle(error)).toBe(title)
})

test.each([
  ['есть из чего', ready([]), undefined],
  ['пока не из чего', pending, 'Загрузка…'],
  ['не удалось узнать из чего', failed(500), 'Произошла ошибка при загрузке данных.'],
])('список, которому выбирать %s, говорит об этом', (_, load, told) => {
  expect(choicesMessage(load)).toBe(told)
})

const INN = { field: 'inn', message: 'Не найдено: проверьте ИНН' }
const KPP = { field: 'kpp', message: 'КПП — 9 знаков' }

test.each([
  ['слова об отвергнутом поле', new ApiError(422, `inn: ${INN.message}`, { errors: [INN] }), INN.message],
  [
    'об отвергнутых полях, каждое раз',
    new ApiError(400, '', { errors: [INN, KPP, { ...INN, field: 'a.0' }] }),
    `${INN.message}; ${KPP.message}`,
  ],
  ['всё сказанное, когда поля нет', new ApiError(422, 'inn: не поле'), 'inn: не поле'],
  [
    'кто сохранил, а не поля записи',
    new ApiError(412, 'Запись сохранил другой', { errors: [INN] }),
    'Запись сохранил другой',
  ],
  ['что неизвестно', new Error('x'), 'Неизвестная ошибка. Обновите страницу.'],
])('показано %s', (_, error, expected) => {
  expect(errorText(error)).toBe(expected)
})
