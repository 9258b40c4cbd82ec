import { describe, expect, test } from 'vitest'
import {
  conclusionOf,
  conditionsClassOf,
  pastColumnOf,
  saysNothing,
  trainingResultOf,
} from './past-columns.ts'
import { type Held, metBy, PAST_EVENT_KEYS, pastEventLabel, pastEventOf } from './past-event.ts'
import { pastKeyOfWords, sectionOfWords } from './past-event-words.ts'
import { isDoneAtHiring, usualDay } from './usual-day.ts'

describe('что названо в столбце или в строке', () => {
  test.each([
    ['Вводный инструктаж', null, 'briefing.introductory'],
    ['Дата первичного инструктажа на рабочем месте', null, 'briefing.initial'],
    ['Повторный', 'briefing', 'briefing.repeat'],
    ['Вводный противопожарный инструктаж', null, 'briefing.fire-introductory'],
    ['Повторный инструктаж по пожарной безопасности', null, 'briefing.fire-repeat'],
    ['Вводный по ГО', null, 'briefing.civil-defence'],
    ['Стажировка', null, 'briefing.internship'],
    ['I группа по электробезопасности', null, 'briefing.electrical-1'],
    ['Электробезопасность, III гр.', null, 'training.electrical-3'],
    ['Обучение по программе А', null, 'training.general'],
    ['Программа Б. Безопасные методы и приёмы', null, 'training.methods'],
    ['Программа В: работы на высоте', null, 'training.hazardous-9'],
    ['Оказание первой помощи', null, 'training.first-aid'],
    ['Применение СИЗ', null, 'training.ppe-use'],
    ['А', 'training', 'training.general'],
    ['ПП', 'training', 'training.first-aid'],
    ['ПТМ, пожарный минимум', null, 'training.fire-safety'],
    ['Медосмотр', null, 'medical'],
    ['Медосмотр, п. 4.4', null, 'medical.4.4'],
    ['18.1', 'medical', 'medical.18.1'],
    ['Психиатрическое освидетельствование', null, 'medical.psychiatric'],
    ['СОУТ', null, 'sout'],
    ['Ознакомлен с инструкцией', null, 'instruction'],
    ['Каска защитная', 'ppe', 'ppe'],
    ['Каска защитная', null, null],
    ['А', null, null],
    ['Прочее', 'briefing', null],
    ['', 'ppe', null],
  ] as const)('«%s» (%s) — %s', (text, section, expected) => {
    expect(pastKeyOfWords(text, section)).toBe(expected)
  })

  test.each(PAST_EVENT_KEYS)('%s узнаётся по собственному названию', (key) => {
    expect(pastEventOf(key)).not.toBeNull()
    expect(pastEventLabel(key)).not.toBe(key)
  })

  test.each(['training.x', 'ppe.каска', 'briefing.return.7', 'что-то'])('%s — не событие', (key) => {
    expect(pastEventOf(key)).toBeNull()
  })

  test.each([
    ['Инструктажи', 'briefing'],
    ['Инструкции по ОТ', 'instruction'],
    ['Медосмотры 2025', 'medical'],
    ['Карточки СИЗ', 'ppe'],
    ['СОУТ', 'sout'],
    ['Лист1', null],
  ] as const)('лист «%s» — раздел %s', (name, section) => {
    expect(sectionOfWords(name)).toBe(section)
  })
})

describe('что в столбце', () => {
  test.each([
    ['Дата', 'date'],
    ['Дата протокола', 'date'],
    ['№ протокола', 'protocolNumber'],
    ['Номер в реестре обученных', 'registryNumber'],
    ['Результат проверки', 'result'],
    ['Заключение', 'conclusion'],
    ['Кто проводил', 'instructor'],
    ['Класс условий труда', 'workingConditionsClass'],
    ['№ рабочего места', 'workplaceNumber'],
    ['Кол-во', 'handedOver'],
    ['Вид инструктажа', 'what'],
    ['Дата следующего осмотра', 'ignored'],
    ['Медосмотр след.', 'ignored'],
    ['Срок действия', 'ignored'],
    ['План обучения', 'ignored'],
    ['Периодичность осмотра', 'ignored'],
    ['Периодический медосмотр', null],
    ['Внеплановый инструктаж', null],
    ['Действия при чрезвычайных ситуациях', null],
    ['Примечание', null],
  ])('«%s» — %s', (header, expected) => {
    expect(pastColumnOf(header)).toBe(expected)
  })

  test.each([
    ['сдал', 'passed'],
    ['Удовл.', 'passed'],
    ['неуд', 'failed'],
    ['не сдал', 'failed'],
    ['12', null],
  ])('результат «%s» — %s', (text, expected) => {
    expect(trainingResultOf(text)).toBe(expected)
  })

  test.each([
    ['Годен', 'fit'],
    ['Противопоказаний не выявлено', 'fit'],
    ['Годен с ограничениями', 'restricted'],
    ['не годен', 'unfit'],
    ['кто знает', null],
  ])('заключение «%s» — %s', (text, expected) => {
    expect(conclusionOf(text)).toBe(expected)
  })

  test.each([
    ['3.1', '3.1'],
    ['3,2 (вредный)', '3.2'],
    ['класс 2', '2'],
    ['5', null],
    ['3', null],
  ])('класс «%s» — %s', (text, expected) => {
    expect(conditionsClassOf(text)).toBe(expected)
  })

  test.each([
    ['не требуется', true],
    ['Освобождён', true],
    ['01.02.2024', false],
  ])('«%s» ничего не говорит: %s', (text, expected) => {
    expect(saysNothing(text)).toBe(expected)
  })
})

describe('какие обязанности выполнены', () => {
  const held: Held[] = [
    { id: 1, section: 'briefing', rule: 'briefing.initial', what: 'initial' },
    { id: 2, section: 'briefing', rule: 'briefing.return.4', what: 'unscheduled' },
    { id: 3, section: 'briefing', rule: 'briefing.repeat-newcomer', what: 'repeat' },
    { id: 4, section: 'medical', rule: 'medical.4.4', what: '4.4' },
    { id: 5, section: 'medical', rule: 'medical.18.1', what: '18.1' },
    { id: 6, section: 'medical', rule: 'medical.psychiatric', what: null },
    { id: 7, section: 'ppe', rule: 'ppe.a', what: 'Каска защитная' },
    { id: 8, section: 'ppe', rule: 'ppe.b', what: 'Перчатки от порезов' },
    { id: 9, section: 'ppe', rule: 'ppe.c', what: 'Перчатки от масел' },
    { id: 10, section: 'sout', rule: 'sout', what: null },
  ]
  test.each([
    ['briefing.initial', null, [1]],
    ['briefing.unscheduled', null, []],
    ['briefing.repeat', null, [3]],
    ['medical', null, [4, 5]],
    ['medical.18.1', null, [5]],
    ['medical.psychiatric', null, [6]],
    ['ppe', 'каска', [7]],
    ['ppe', 'Перчатки', []],
    ['ppe', 'перчатки от масел', [9]],
    ['sout', null, [10]],
    ['training.general', null, []],
    ['ничего', null, []],
  ])('%s «%s» — %j', (key, name, ids) => {
    expect(metBy(key, held, name).map(({ id }) => id)).toEqual(ids)
  })
})

describe('как у всех', () => {
  test.each([
    [['2024-01-01', '2024-02-01', '2024-02-01'], '2024-02-01'],
    [['2024-01-01', '2024-02-01'], '2024-02-01'],
    [[], null],
  ])('%j — %s', (days, expected) => {
    expect(usualDay(days)).toBe(expected)
  })

  test.each([
    ['briefing', 'introductory', true],
    ['briefing', 'repeat', false],
    ['ppe', 'Каска', true],
    ['instruction', null, true],
    ['medical', '4.4', false],
    ['sout', null, false],
  ] as const)('%s %s при приёме: %s', (section, what, expected) => {
    expect(isDoneAtHiring(section, what)).toBe(expected)
  })
})
