import { expect, test } from 'vitest'
import { listedDangers, withDanger } from './listed-dangers.ts'

const LISTED = listedDangers([
  {
    number: 3,
    title: 'Перепад высот',
    dangers: [
      { code: '3.2', source: 'Высота', danger: 'Падение с высоты', measures: ['Ограждения', 'Обучение'] },
    ],
  },
])
const LINE = { code: null, hazard: '', danger: '', probability: null, severity: null, measures: '' }

test('событие из перечня приносит опасность и меры', () => {
  expect(withDanger(LINE, '3.2', LISTED)).toEqual({
    code: '3.2',
    danger: 'Падение с высоты',
    hazard: 'Перепад высот',
    measures: 'Ограждения\nОбучение',
  })
})

test('свои меры выбор события не стирает', () => {
  expect(withDanger({ ...LINE, measures: 'Свои' }, '3.2', LISTED).measures).toBe('Свои')
})

test('своя формулировка теряет номер перечня', () => {
  expect(withDanger({ ...LINE, code: '3.2' }, 'Падение с рампы', LISTED)).toEqual({
    danger: 'Падение с рампы',
    code: null,
  })
})
