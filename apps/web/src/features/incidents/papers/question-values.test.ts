import { expect, test } from 'vitest'
import { changedAnswers, typedAnswers } from './question-values.ts'

const INPUTS = [
  { key: 'причина', label: 'Причина', type: 'text', hint: null },
  { key: 'дата', label: 'Дата', type: 'date', hint: null },
  { key: 'срок', label: 'Срок', type: 'number', hint: null },
  { key: 'председатель', label: 'Председатель', type: 'employee', hint: null },
  { key: 'исполнители', label: 'Исполнители', type: 'employees', hint: null },
] as const
const inputs = [...INPUTS]

test('ответы происшествия стоят в форме, чего нет — пусто', () => {
  const values = { срок: 3, председатель: 7, дата: '2026-11-20' }
  expect(typedAnswers({ inputs, values })).toEqual({
    причина: '',
    дата: '2026-11-20',
    срок: '3',
    председатель: 7,
    исполнители: [],
  })
})

test('уходит только изменённое; очищенное — null', () => {
  expect(changedAnswers(inputs, { причина: '  увольнением ', срок: '15', исполнители: [] })).toEqual({
    причина: 'увольнением',
    срок: 15,
    исполнители: null,
  })
  expect(changedAnswers(inputs, { дата: '', председатель: null })).toEqual({ дата: null, председатель: null })
  expect(changedAnswers(inputs, {})).toEqual({})
})
