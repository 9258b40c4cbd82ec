import { describe, expect, test } from 'vitest'
import type { InputType } from '../document/documents.ts'
import { defaultAnswer, defaultProblem } from './paper-default.ts'

describe('годный ответ по умолчанию', () => {
  test.each<[string, InputType]>([
    ['paperDate', 'date'],
    ['paperDate+10d', 'date'],
    ['paperDate+1m', 'date'],
    ['paperDate+1y', 'date'],
    ['yearEnd', 'date'],
    ['planYear', 'number'],
    ['paperYear', 'number'],
    ['planYear', 'text'],
    ['paperYear', 'text'],
    ['применяемые средства', 'text'],
  ])('%s на вопрос вида %s', (text, type) => {
    expect(defaultProblem(text, type)).toBeNull()
  })
})

describe('негодный ответ по умолчанию', () => {
  test.each<[string, InputType, RegExp]>([
    ['Иванов', 'employee', /свяжите его с фактом/],
    ['все работники', 'employees', /свяжите его с фактом/],
    ['2026-11-22', 'date', /^Дата по умолчанию/],
    ['paperDate+1w', 'date', /^Дата по умолчанию/],
    ['paperDate+1000d', 'date', /^Дата по умолчанию/],
    ['paperDate-1d', 'date', /^Дата по умолчанию/],
    ['planYear', 'date', /^Дата по умолчанию/],
    ['5', 'number', /^Число по умолчанию/],
    ['paperDate', 'number', /^Число по умолчанию/],
    ['paperDate', 'text', /^Текст по умолчанию/],
    ['12', 'text', /^Текст по умолчанию/],
  ])('%s на вопрос вида %s', (text, type, problem) => {
    expect(defaultProblem(text, type)).toMatch(problem)
  })
})

describe('ответ по умолчанию на день бумаги', () => {
  test.each<[string, InputType, string, string | number]>([
    ['planYear', 'number', '2026-09-30', 2026],
    ['planYear', 'number', '2026-10-01', 2027],
    ['planYear', 'text', '2026-12-31', '2027'],
    ['planYear', 'text', '2027-01-01', '2027'],
    ['paperYear', 'number', '2026-10-01', 2026],
    ['paperYear', 'text', '2026-12-31', '2026'],
    ['paperDate', 'date', '2026-11-22', '2026-11-22'],
    ['paperDate+10d', 'date', '2026-12-25', '2027-01-11'],
    ['paperDate+10d', 'date', '2026-12-05', '2026-12-15'],
    ['paperDate+3d', 'date', '2026-12-03', '2026-12-06'],
    ['paperDate+1m', 'date', '2026-01-31', '2026-03-02'],
    ['paperDate+1m', 'date', '2028-01-31', '2028-02-29'],
    ['paperDate+3m', 'date', '2026-11-28', '2027-03-01'],
    ['paperDate+1y', 'date', '2028-02-29', '2029-02-28'],
    ['yearEnd', 'date', '2026-01-01', '2026-12-31'],
    ['yearEnd', 'date', '2026-12-31', '2026-12-31'],
    ['применяемые средства', 'text', '2026-11-22', 'применяемые средства'],
  ])('%s на вопрос вида %s, бумага от %s: %s', (text, type, day, answer) => {
    expect(defaultAnswer(text, type, day)).toBe(answer)
  })
})
