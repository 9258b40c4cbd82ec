import type { TemplateAnswer } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { formAnswers, sentAnswers } from './answers.ts'
import { template } from './testing/template.ts'

const INPUTS: TemplateAnswer['inputs'] = [
  { key: 'основание', label: 'Основание', type: 'text', hint: null, fact: null, answeredBy: null },
  { key: 'дата', label: 'Дата', type: 'date', hint: null, fact: null, answeredBy: null },
  { key: 'смен', label: 'Смен', type: 'number', hint: null, fact: null, answeredBy: null },
  { key: 'работник', label: 'Работник', type: 'employee', hint: null, fact: null, answeredBy: null },
  { key: 'комиссия', label: 'Комиссия', type: 'employees', hint: null, fact: null, answeredBy: null },
]

const ANSWERED = { основание: 'акт', дата: '2026-11-21', смен: 2.5, работник: 7, комиссия: [9, 7] }
const NOTHING = { основание: null, дата: null, смен: null, работник: null, комиссия: null }

describe('Ответы', () => {
  test('запомненное стоит в форме и без изменений отправляется таким же', () => {
    const values = formAnswers(template({ inputs: INPUTS, values: ANSWERED }))
    expect(values.смен).toBe('2,5')
    expect(sentAnswers(INPUTS, values)).toEqual(ANSWERED)
  })

  test('пустая форма — ни одного ответа', () => {
    expect(sentAnswers(INPUTS, formAnswers(template({ inputs: INPUTS })))).toEqual(NOTHING)
  })

  test('ответ не того вида в форму не попадает', () => {
    const values = { ...ANSWERED, работник: 'Иванов', комиссия: 7 }
    expect(formAnswers(template({ inputs: INPUTS, values }))).toMatchObject({ работник: null, комиссия: [] })
  })

  test.each<[string, string | number | null]>([
    ['12', 12],
    [' 1 500 ', 1500],
    ['0,5', 0.5],
    ['−3', -3],
    ['', null],
    ['два', 'два'],
    ['1,2,3', '1,2,3'],
  ])('число «%s» отправляется как %j', (typed, expected) => {
    expect(sentAnswers(INPUTS, { смен: typed }).смен).toBe(expected)
  })

  test('порядок комиссии сохраняется', () => {
    expect(sentAnswers(INPUTS, { комиссия: [3, 1, 2] }).комиссия).toEqual([3, 1, 2])
  })
})
