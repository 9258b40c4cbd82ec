import { describe, expect, test } from 'vitest'
import { matchingFactors } from './factor-choices.ts'

function factor(code: string, shortTitle: string, own: { parent?: string; isGroup?: boolean } = {}) {
  const { parent = null, isGroup = false } = own
  return {
    code,
    shortTitle,
    title: shortTitle,
    part: 'I',
    partTitle: 'Часть',
    parent,
    isGroup,
    months: 12,
    flags: '',
  }
}

const FACTORS = [
  factor('1', 'Химические факторы', { isGroup: true }),
  factor('1.9', 'Галогены', { parent: '1', isGroup: true }),
  factor('1.9.1', 'Хлор', { parent: '1.9' }),
  factor('1.10', 'Кремний и его соединения', { parent: '1' }),
  factor('4', 'Физические факторы', { isGroup: true }),
  factor('4.4', 'Производственный шум', { parent: '4' }),
  factor('4.5', 'Тёплый микроклимат', { parent: '4' }),
]

describe('поиск пункта приказа № 29н', () => {
  test.each([
    ['', ['1', '1.9', '1.9.1', '1.10', '4', '4.4', '4.5'], 'пустой запрос — весь перечень'],
    ['4.4', ['4', '4.4'], 'номер находит себя под своим заголовком'],
    ['п. 4.4.', ['4', '4.4'], 'номер, как его пишут'],
    ['1.9', ['1', '1.9', '1.9.1'], 'номер группы находит её пункты, но не 1.10'],
    ['ШУМ', ['4', '4.4'], 'слово в любом регистре'],
    ['теплый', ['4', '4.5'], 'е находит ё'],
    ['соединения кремний', ['1', '1.10'], 'все слова, в любом порядке'],
    ['галогены', [], 'заголовок сам по себе не находка'],
    ['1', ['1', '1.9', '1.9.1', '1.10'], 'номер — начало номера, а не слова'],
    ['невесомость', [], 'нет такого'],
  ])('«%s» → %j (%s)', (text, codes) => {
    expect(matchingFactors(FACTORS, text).map(({ code }) => code)).toEqual(codes)
  })
})
