import type { TemplateAnswer } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { commonQuestions, spreadAnswers } from './common-questions.ts'
import { template } from './testing/template.ts'

type Input = TemplateAnswer['inputs'][number]

const person = (key: string, label: string): Input => ({
  key,
  label,
  type: 'employee',
  hint: null,
  fact: null,
  answeredBy: null,
})

const first = template({
  id: 'first',
  inputs: [person('ответственный', 'Ответственный'), person('секретарь', 'Секретарь')],
  values: { секретарь: 4 },
})
const second = template({ id: 'second', inputs: [person('контролёр', 'Ответственный')] })
const third = template({
  id: 'third',
  inputs: [person('ответственный', 'Ответственный'), person('секретарь', 'Секретарь')],
  values: { ответственный: 9 },
})

describe('Общие ответы', () => {
  test('спрашивается то, что в тех же словах нужно нескольким документам и ещё не сказано', () => {
    const questions = commonQuestions([first, second, third])
    expect(questions.map(({ input, templates }) => [input.label, templates.map(({ id }) => id)])).toEqual([
      ['Ответственный', ['first', 'second']],
    ])
  })

  test('ответ попадает в каждый такой документ под его ключом, данное раньше не отправляется', () => {
    const questions = commonQuestions([first, second, third])
    const spread = spreadAnswers(questions, { 'employee Ответственный': 7 })
    expect(spread.map(({ template: { id }, values }) => [id, values])).toEqual([
      ['first', { ответственный: 7 }],
      ['second', { контролёр: 7 }],
    ])
  })

  test('ничего не отвечено — записывать нечего', () => {
    expect(spreadAnswers(commonQuestions([first, second]), { 'employee Ответственный': null })).toEqual([])
  })
})
