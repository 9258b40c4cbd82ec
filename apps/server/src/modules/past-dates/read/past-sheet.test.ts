import { readTables } from '@ot/spreadsheet'
import { describe, expect, test } from 'vitest'
import { entriesOf } from './past-entries.ts'
import { readPastSheet } from './past-sheet.ts'

const TODAY = '2026-11-23'

function read(fileName: string, lines: readonly string[]) {
  const [table] = readTables(Buffer.from(lines.join('\n')), fileName)
  const sheet = table === undefined ? null : readPastSheet(table, 0, {})
  if (sheet === null) return null
  const entries = entriesOf(sheet, TODAY).map(({ key, name, date, facts, errors }) => [
    key,
    name,
    date,
    Object.values(facts).join(' '),
    errors.length,
  ])
  return { carries: sheet.columns.map(({ carries }) => carries), entries }
}

describe('три вида таблиц', () => {
  test('строка — работник, столбец — событие; срок следующего не читается', () => {
    const lines = [
      'ФИО;Вводный;Первичный;Дата выдачи СИЗ;Медосмотр след.;Обучение по программе А;№ протокола',
      'Смирнова О.В.;02.03.2024;-;03.03.2024;03.03.2027;04.03.2024;17',
    ]
    expect(read('а.csv', lines)).toEqual({
      carries: [
        'fullName',
        'briefing.introductory',
        'briefing.initial',
        'ppe',
        null,
        'training.general',
        'protocolNumber',
      ],
      entries: [
        ['briefing.introductory', null, '2024-03-02', '', 0],
        ['ppe', null, '2024-03-03', '', 0],
        ['training.general', null, '2024-03-04', '17', 0],
      ],
    })
  })

  test('заголовок в два ряда: протокол — своей программы', () => {
    const lines = [
      'Сводная ведомость;;;;',
      ';Программа А;;Программа Б;',
      'ФИО;Дата;Протокол;Дата;Протокол',
      'Смирнова О.В.;02.03.2024;12;03.03.2024;13',
    ]
    expect(read('а.csv', lines)?.entries).toEqual([
      ['training.general', null, '2024-03-02', '12', 0],
      ['training.methods', null, '2024-03-03', '13', 0],
    ])
  })

  test('строка — событие: программа, протокол, номер в реестре, результат', () => {
    const lines = [
      'Таб. №;Программа;Дата проверки знаний;Протокол;Номер в реестре;Результат',
      '7;А;02.03.2024;12;334;сдал',
      '7;Высота;02.03.2024;12;;неуд',
      '7;Нечто;02.03.2024;;;кто знает',
    ]
    expect(read('Обучение.csv', lines)?.entries).toEqual([
      ['training.general', null, '2024-03-02', '12 334 passed', 0],
      ['training.hazardous-9', null, '2024-03-02', '12 failed', 0],
      [null, null, '2024-03-02', '', 1],
    ])
  })

  test.each([
    [
      'СИЗ.csv',
      'ФИО;Каска;Перчатки',
      [
        ['ppe', 'Каска', '2024-02-01', '', 0],
        ['ppe', 'Перчатки', '2024-03-01', '', 0],
      ],
    ],
    ['СОУТ.csv', 'ФИО;Дата;Внесено во ФГИС', [['sout', null, '2024-02-01', '2024-03-01', 0]]],
    ['СОУТ.csv', 'ФИО;Примечание;Внесено во ФГИС', [['sout', null, '2024-03-01', '2024-03-01', 0]]],
    [
      'Лист1.csv',
      'ФИО;Дата рождения;Психиатрическое освидетельствование',
      [['medical.psychiatric', null, '2024-03-01', '', 0]],
    ],
  ])('лист «%s», «%s»', (fileName, header, expected) => {
    expect(read(fileName, [header, 'Смирнова О.В.;01.02.2024;01.03.2024'])?.entries).toEqual(expected)
  })

  test('без столбца с работником таблицы нет', () => {
    expect(read('а.csv', ['Вид;Дата', 'Вводный;01.02.2024'])).toBeNull()
  })
})
