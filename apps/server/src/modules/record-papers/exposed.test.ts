import { expect, test } from 'vitest'
import { exposedOf } from './exposed.ts'

const at = (department: string, ...positions: string[]) =>
  positions.map((position) => ({ department, position }))

const OFFICE = at('Контора', 'Бухгалтер', 'Юрист')
const SHOP = at('Цех', 'Токарь', 'Маляр', 'Токарь')
const GATE = at('Проходная', 'Сторож')
const STAFF = [...OFFICE, ...SHOP, ...GATE]

test.each([
  ['одна должность', at('Цех', 'Токарь'), STAFF, 'Цех: токарь'],
  ['повтор должности', at('Цех', 'Токарь', 'Токарь'), STAFF, 'Цех: токарь'],
  ['всё подразделение', OFFICE, STAFF, 'Контора: все должности'],
  ['подразделение из одной должности названо ею', GATE, STAFF, 'Проходная: сторож'],
  ['часть и целое', [...OFFICE, ...at('Цех', 'Маляр')], STAFF, 'Контора: все должности; Цех: маляр'],
  ['все', [...OFFICE, ...SHOP], [...OFFICE, ...SHOP], 'Все работники'],
  ['единственное подразделение целиком', OFFICE, OFFICE, 'Контора: все должности'],
  ['выбраны некоторые', OFFICE, null, 'Контора: бухгалтер, юрист'],
  ['без подразделения', at('', 'Бухгалтер', 'Юрист'), null, 'бухгалтер, юрист'],
])('кто подвергается: %s', (_name, people, staff, expected) => {
  expect(exposedOf(people, staff)).toBe(expected)
})
