import { expect, test } from 'vitest'
import { kindOfWords, monthsOfWords } from './thing-words.ts'

test.each([
  ['Огнетушитель ОП-4', 'extinguisher'],
  ['Перчатки диэлектрические', 'electricalProtection'],
  ['Леса строительные', 'ladder'],
  ['Автокран КС-55713', 'lifting'],
  ['Электроталь 2 т', 'lifting'],
  ['Кран-балка', 'lifting'],
  ['Подъёмник ножничный', 'lifting'],
  ['Автопогрузчик', 'vehicle'],
  ['Котёл газовый', 'pressure'],
  ['Ключ динамометрический', 'tool'],
  ['Электроинструмент', 'tool'],
  ['Хлорная известь', 'chemical'],
  ['Станки токарные', 'machine'],
  ['Станок 16К20', 'machine'],
  ['станок, машина', 'machine'],
  ['Экран проекционный', null],
  ['Выключатель автоматический', null],
  ['Портальный шкаф', null],
  ['Тальк', null],
  ['Кран шаровой', null],
  ['Лесавод', null],
  ['Сизаль', null],
  ['', null],
])('«%s» → %s', (words, kind) => {
  expect(kindOfWords(words)).toBe(kind)
})

test.each([
  ['12', 12],
  ['6 мес.', 6],
  ['24 месяца', 24],
  ['1 год', 12],
  ['5 лет', 60],
  ['2 г.', 24],
  ['раз в 2 года', 24],
  ['1 раз в год', 12],
  ['раз в полгода', 6],
  ['1 раз в 6 месяцев', 6],
  ['ежегодно', 12],
  ['раз в квартал', 3],
  ['перед сменой', null],
  ['по паспорту', null],
  ['0', null],
  ['-1', null],
  ['1,5', null],
  ['', null],
])('«%s» → %s', (words, months) => {
  expect(monthsOfWords(words)).toBe(months)
})
