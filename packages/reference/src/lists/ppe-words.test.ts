import { expect, test } from 'vitest'
import ppeKinds from '../../data/ppe.json' with { type: 'json' }
import words from '../../data/ppe-words.json' with { type: 'json' }
import { wordsOfPpe } from './ppe-words.ts'

test('слова есть у каждого СИЗ из норм, и лишних нет', () => {
  const keys = ppeKinds.map(({ key }) => key)
  expect(Object.keys(words).filter((key) => !keys.includes(key))).toEqual([])
  expect(ppeKinds.filter(({ name }) => name !== 'Наколенники' && wordsOfPpe(name) === '')).toEqual([])
})

test('у своего названия организации слов нет', () => {
  expect(wordsOfPpe('Жилет сигнальный, свой')).toBe('')
})
