import type { Cell } from '@ot/spreadsheet'
import { describe, expect, test } from 'vitest'
import { table } from '../testing/staff.ts'
import { findHeader } from './find-header.ts'
import { personRows } from './person-rows.ts'
import { recogniseColumns } from './recognise-columns.ts'

const day = (date: string): Cell => ({ date })

/** The fields by column letters, and the numbers of rows about people. */
function recognised(rows: readonly (readonly Cell[])[]) {
  const found = findHeader([table(rows)])
  if (found === null) return null
  const columns = recogniseColumns(found)
  const mapping = new Map(
    columns.flatMap(({ field, index }) => (field === null ? [] : [[field, index] as const])),
  )
  const people = personRows(found.table.rows.slice(found.last + 1), mapping)
  return {
    header: found.table.rows[found.first]?.number,
    fields: Object.fromEntries(
      [...mapping].map(([field, index]) => [String.fromCharCode(65 + index), field]),
    ),
    people: people.map(({ number }) => number),
    headings: people.map(({ heading }) => heading),
  }
}

describe('списки, как они бывают', () => {
  test('выгрузка 1С: организация, название, параметры, нумерация столбцов, подписи', () => {
    expect(
      recognised([
        ['ООО «Ромашка»'],
        [],
        [
          'Список сотрудников на 01.11.2026',
          'Список сотрудников на 01.11.2026',
          'Список сотрудников на 01.11.2026',
        ],
        ['Параметры:', 'Период: 01.11.2026'],
        ['Отбор:', 'Подразделение В группе "Бухгалтерия"'],
        [],
        [
          '№ п/п',
          'Табельный номер',
          'Сотрудник',
          '',
          'Подразделение',
          'Должность',
          'Дата рождения',
          'Дата приема',
        ],
        ['1', '2', '3', '4', '5', '6', '7', '8'],
        [
          1,
          '0001',
          'Смирнова Ольга Викторовна',
          '',
          'Бухгалтерия',
          'Экономист',
          day('1985-02-28'),
          day('2020-01-09'),
        ],
        [2, '0002', 'Ёлкин Пётр Ильич', '', 'Склад', 'Кладовщик', day('1990-05-01'), day('2021-03-01')],
        ['Итого:', 2],
        [],
        ['Исполнитель', '', '', '', '', 'Петрова А. А.'],
      ]),
    ).toEqual({
      header: 7,
      fields: {
        B: 'staffNumber',
        C: 'fullName',
        E: 'department',
        F: 'position',
        G: 'birthDate',
        H: 'hireDate',
      },
      people: [9, 10],
      headings: [null, null],
    })
  })

  test('двухуровневая шапка с объединёнными ячейками', () => {
    const upper = [
      'ФИО',
      'ФИО',
      'ФИО',
      'Место работы',
      'Место работы',
      'Телефон',
      'Телефон',
      'Паспорт',
      'Дата рождения',
    ]
    const lower = [
      'Фамилия',
      'Имя',
      'Отчество',
      'Отдел',
      'Должность',
      'мобильный',
      'рабочий',
      'Дата выдачи',
      'Дата рождения',
    ]
    expect(
      recognised([
        upper,
        lower,
        [
          'Ёлкин',
          'Пётр',
          'Ильич',
          'Склад',
          'Кладовщик',
          '89001234567',
          '84951234567',
          '01.02.2010',
          '01.05.1990',
        ],
      ]),
    ).toMatchObject({
      fields: {
        A: 'lastName',
        B: 'firstName',
        C: 'fatherName',
        D: 'department',
        E: 'position',
        F: 'personalPhone',
        G: 'workPhone',
        I: 'birthDate',
      },
      people: [3],
    })
  })

  test('та же шапка в .csv, где объединённое стоит в первой ячейке', () => {
    expect(
      recognised([
        ['Сотрудник', 'Отдел', 'Телефон', '', 'Паспорт', ''],
        ['', '', 'моб.', 'раб.', 'серия', 'номер'],
        ['Ёлкин Пётр Ильич', 'Склад', '89001234567', '', '4510', '123456'],
      ]),
    ).toMatchObject({
      fields: { A: 'fullName', B: 'department', C: 'personalPhone', D: 'workPhone' },
      people: [3],
    })
  })

  test('отчёт по отделам: отдел — строкой-заголовком', () => {
    expect(
      recognised([
        ['Ф.И.О.', 'Должность', 'Д.р.', 'Принят'],
        ['Бухгалтерия', 'Бухгалтерия', 'Бухгалтерия', 'Бухгалтерия'],
        ['Смирнова Ольга Викторовна', 'Экономист', '28.02.85', '09.01.20'],
        ['Склад', '', '', 2],
        ['Ёлкин Пётр Ильич', 'Кладовщик', '01.05.90', '01.03.21'],
        ['Ф.И.О.', 'Должность', 'Д.р.', 'Принят'],
        ['Ёлкина Анна Ильинична', 'Кладовщик', '01.05.92', '01.03.21'],
      ]),
    ).toEqual({
      header: 1,
      fields: { A: 'fullName', B: 'position', C: 'birthDate', D: 'hireDate' },
      people: [3, 5, 7],
      headings: ['Бухгалтерия', 'Склад', 'Склад'],
    })
  })

  test('столбцы без заголовка узнаются по значениям: СНИЛС, почта', () => {
    expect(
      recognised([
        ['Фамилия Имя Отчество', 'Отдел', 'код 1', 'код 2'],
        ['Ёлкин Пётр Ильич', 'Склад', '001-001-001 12', 'elkin@example.test'],
      ])?.fields,
    ).toEqual({ A: 'fullName', B: 'department', C: 'snils', D: 'email' })
  })

  test('из двух столбцов с одним смыслом берётся заполненный', () => {
    expect(
      recognised([
        ['Сотрудник', 'Должность', 'Профессия', 'Дата приема', 'Телефон', 'Мобильный телефон'],
        ['Ёлкин Пётр Ильич', '', 'Кладовщик', '01.03.2021', '', '89001234567'],
      ])?.fields,
    ).toEqual({ A: 'fullName', C: 'position', D: 'hireDate', F: 'personalPhone' })
  })

  test('заголовку, которому противоречат значения, не верят', () => {
    expect(
      recognised([
        ['ФИО', 'Отдел', 'Дата рождения'],
        ...['не сообщил', 'есть', 'есть', '01.02.1990', 'сверить', 'нет'].map((note) => [
          'Ёлкин Пётр Ильич',
          'Склад',
          note,
        ]),
      ])?.fields,
    ).toEqual({ A: 'fullName', B: 'department' })
  })

  test('забытое имя — ошибка строки, а не пропуск', () => {
    expect(
      recognised([
        ['ФИО', 'Отдел', 'Должность', 'Дата приёма'],
        ['', 'Склад', 'Кладовщик', '01.03.2021'],
      ])?.people,
    ).toEqual([2])
  })

  test.each([
    [
      'нет имён',
      [
        ['Отдел', 'Должность'],
        ['Склад', 'Кладовщик'],
      ],
    ],
    ['только имена', [['ФИО'], ['Ёлкин Пётр Ильич']]],
    ['нет заголовков', [['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик']]],
    ['пустой лист', []],
  ])('заголовка нет: %s', (_name, rows) => {
    expect(recognised(rows)).toBeNull()
  })
})
