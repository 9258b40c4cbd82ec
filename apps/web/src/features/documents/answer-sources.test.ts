import { expect, test } from 'vitest'
import { originOf } from './answer-sources.ts'

const INPUTS = [
  { key: 'цель', label: 'Цель', type: 'text', hint: null, fact: null, answeredBy: 'paper' },
  { key: 'вахта', label: 'Вахта', type: 'text', hint: null, fact: 'shift', answeredBy: 'fact' },
] as const

const printed = (key: string, label: string, isMissing = false) => ({ key, label, isMissing })

test.each([
  [printed('цель', 'Цель'), 'Цель: ответ для этого документа'],
  [printed('вахта', 'Вахта'), 'Вахта: из анкеты'],
  [printed('организация.инн', 'ИНН организации'), 'ИНН организации: из сведений об организации'],
  [printed('директор', 'Руководитель организации'), 'Руководитель организации: из сведений об организации'],
  [printed('ответственные.от', 'Специалист'), 'Специалист: из назначенных ответственных'],
  [printed('документ.номер', 'Номер документа'), 'Номер документа: даётся при регистрации'],
  [printed('шум', 'Шум'), 'Шум: из записей'],
  [printed('цель', 'Цель', true), 'Цель: не указано, линия для записи от руки'],
])('что напечатано, говорит, откуда оно: %o', (fact, words) => {
  expect(originOf(fact, INPUTS)).toBe(words)
})

test('на что отвечено только что, то уже ответ этого документа', () => {
  expect(originOf(printed('вахта', 'Вахта'), INPUTS, ['вахта'])).toBe('Вахта: ответ для этого документа')
})
