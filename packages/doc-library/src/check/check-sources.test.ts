import { NORMS_CHECKED_ON } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { readGroups } from '../format/read-sources.ts'
import { type HeadLines, orderBody, template } from '../testing/template-text.ts'
import { WRITTEN } from '../testing/written-library.ts'
import { checkSources, checkTemplate } from './check-sources.ts'

const TODAY = '2026-10-05'
const POINTS = '1. Первый.\n2. Второй.\n3. Третий.'

function complaints(head: HeadLines, body: string): string[] {
  return checkTemplate(template(head, body), TODAY).map(({ message }) => message)
}

test('правильный приказ замечаний не вызывает', () => {
  expect(complaints({}, orderBody(POINTS))).toEqual([])
})

describe('приказ с ошибкой', () => {
  const asked = (key: string, type = 'employee') => ({
    inputs: `[{ key: ${key}, label: Кто, type: ${type} }]`,
  })

  test.each<[string, HeadLines, string, string]>([
    ['метка, которой нет', {}, orderBody(`${POINTS}\n4. {организация.бик}.`), 'Метки {организация.бик} нет'],
    [
      'падеж, которого нет',
      asked('кто'),
      orderBody('1. {кто.фио.звательный}.\n2. Два.\n3. Три.'),
      'звательный',
    ],
    [
      'поле списка вне списка',
      asked('кто', 'employees'),
      orderBody('1. {фио.именительный}.\n2. Два.\n3. Три.'),
      'Метки {фио.именительный} нет',
    ],
    ['незакрытое условие', asked('кто'), orderBody(`${POINTS}\n\n{#кто}`), '{#кто} не закрыто'],
    ['чужое закрытие', asked('кто'), orderBody(`${POINTS}\n\n{/кто}`), 'закрывает то, что не открыто'],
    ['потерянная скобка', {}, orderBody(`${POINTS}\n4. {документ.дата.`), 'Непарная фигурная скобка'],
    ['лишний вопрос', asked('кто'), orderBody(POINTS), 'Вопрос кто задан, но в тексте не напечатан'],
    [
      'вопрос с занятым именем',
      asked('документ'),
      orderBody('1. {документ}.\n2. Два.\n3. Три.'),
      'занято общими метками',
    ],
    [
      'знакомится не работник',
      asked('срок', 'date'),
      orderBody(POINTS).replace('!ознакомление', '!ознакомление срок'),
      'не вопрос о работнике',
    ],
    [
      'две точки после даты',
      {},
      orderBody(`${POINTS}\n4. Ввести с {документ.дата.прописью}.`),
      'вторая точка лишняя',
    ],
    ['нет подписи', {}, orderBody(POINTS).replace('!подпись', ''), 'нет строки !подпись'],
    ['ознакомление до подписи', {}, `!приказываю\n\n${POINTS}\n\n!ознакомление\n\n!подпись`, 'Порядок'],
    ['двух пунктов мало', {}, orderBody('1. Первый.\n2. Второй.'), 'пунктов 2, а нужно не меньше 3'],
    ['пропущен номер', {}, orderBody('1. Первый.\n2. Второй.\n4. Третий.'), 'Номер 4 не продолжает'],
    [
      'подпункт чужого пункта',
      {},
      orderBody('1. Первый:\n2.1. Подпункт.\n2. Второй.\n3. Третий.'),
      'Номер 2.1 не продолжает',
    ],
    [
      'пункт в условии',
      asked('кто'),
      orderBody(`{#кто}\n\n${POINTS}\n\n{/кто}`),
      'Пункт с номером внутри условия',
    ],
    [
      'приложение, которого нет',
      {},
      orderBody('1. По приложению № 2.\n2. Два.\n3. Три.'),
      'Приложения № 2 в документе нет',
    ],
    [
      'приложение без ссылки',
      {},
      orderBody(POINTS, '!приложение Список\n\nТекст'),
      'не названо в тексте документа',
    ],
    [
      'ссылка на пустой пункт',
      {},
      orderBody('1. По пункту 7 настоящего приказа.\n2. Два.\n3. Три.'),
      'Пункта 7 здесь нет',
    ],
    ['прямые кавычки', {}, orderBody('1. "Первый".\n2. Два.\n3. Три.'), 'ёлочками'],
    ['дефис вместо тире', {}, orderBody('1. Это - пункт.\n2. Два.\n3. Три.'), 'тире'],
    ['«обязать»', {}, orderBody('1. Обязать всех.\n2. Два.\n3. Три.'), 'Вместо «обязать»'],
    ['латинское N', {}, orderBody('1. Закон N 426.\n2. Два.\n3. Три.'), 'знаком №'],
    ['недописанное место', {}, orderBody('1. Назначить [ФИО].\n2. Два.\n3. Три.'), 'надо дописать'],
    ['линейка вместо вопроса', {}, orderBody('1. Назначить ______.\n2. Два.\n3. Три.'), 'задайте вопрос'],
    ['пункт без точки', {}, orderBody('1. Первый\n2. Второй.\n3. Третий.'), 'кончается без точки'],
    ['точка в заголовке', { subject: 'О пробе.' }, orderBody(POINTS), 'без точки'],
    ['нужная без акта, который её требует', { need: 'always' }, orderBody(POINTS), 'needBasis'],
    [
      'акт требует, а бумага по желанию',
      { needBasis: '{ act: tk, clause: ст. 214 }' },
      orderBody(POINTS),
      'needBasis',
    ],
    ['заголовок не с «О»', { subject: 'Проба' }, orderBody(POINTS), 'начинается с «О»'],
  ])('%s', (_name, head, body, message) => {
    expect(complaints(head, body).join('\n')).toContain(message)
  })

  test('акт, который больше не действует', () => {
    const order = template({ legalBasis: '[{ act: mz-29n }]' }, orderBody(POINTS))
    expect(checkTemplate(order, '2027-03-31')).toEqual([])
    expect(checkTemplate(order, '2027-04-01').map(({ message }) => message)).toEqual([
      'На 2027-04-01 не действует: приказ Минздрава № 29н',
    ])
  })

  test('два шаблона с одним названием', () => {
    const sources = {
      groups: readGroups(),
      current: [template({}, orderBody(POINTS)), template({ id: 'vtoroy', order: '2' }, orderBody(POINTS))],
      superseded: [],
    }
    expect(checkSources(sources, TODAY).map(({ message }) => message)).toContain(
      'Название «Приказ о пробе» уже есть в templates/orders/prikaz-o-probe.md',
    )
  })

  test('файл назван не по id', () => {
    const order = { ...template({}, orderBody(POINTS)), file: 'templates/orders/drugoy.md' }
    expect(checkTemplate(order, TODAY).map(({ message }) => message)[0]).toContain(
      'templates/orders/prikaz-o-probe.md',
    )
  })
})

test('в библиотеке замечаний нет', () => {
  expect(checkSources(WRITTEN, NORMS_CHECKED_ON)).toEqual([])
})
