import { IMPORT_FIELDS, type ImportField } from '@ot/domain'
import type { Cell } from '@ot/spreadsheet'
import { describe, expect, test } from 'vitest'
import { latestDays, readDraft } from './read-draft.ts'

const TODAY = '2026-11-21'

function draft(values: Partial<Record<ImportField, Cell>>, heading: string | null = null) {
  const fields = IMPORT_FIELDS.filter((field) => field in values)
  const mapping = new Map(fields.map((field, index) => [field, index]))
  const cells = fields.map((field) => values[field] ?? null)
  return readDraft({ number: 7, cells, heading }, mapping, { latest: latestDays(TODAY), from1904: false })
}

const given = (values: Partial<Record<ImportField, Cell>>) => draft(values).given
const errors = (values: Partial<Record<ImportField, Cell>>) => draft(values).errors

describe('что говорит строка', () => {
  test.each<[string, object]>([
    ['Иванов Иван Иванович', { lastName: 'Иванов', firstName: 'Иван', fatherName: 'Иванович' }],
    ['ИВАНОВ ИВАН ИВАНОВИЧ', { lastName: 'Иванов', firstName: 'Иван', fatherName: 'Иванович' }],
    ['Иван Иванович Иванов', { lastName: 'Иванов', firstName: 'Иван', fatherName: 'Иванович' }],
    [
      'Салтыков - Щедрин Михаил Евграфович',
      { lastName: 'Салтыков-Щедрин', firstName: 'Михаил', fatherName: 'Евграфович' },
    ],
    ['Алиев Али Гусейн оглы', { lastName: 'Алиев', firstName: 'Али', fatherName: 'Гусейн оглы' }],
    [
      'Петрова Анна Ивановна (осн. место работы)',
      { lastName: 'Петрова', firstName: 'Анна', fatherName: 'Ивановна' },
    ],
    ['Ли Алексей', { lastName: 'Ли', firstName: 'Алексей' }],
  ])('ФИО «%s»', (fullName, expected) => {
    expect(given({ fullName })).toEqual(expected)
  })

  test('ФИО в трёх столбцах, вместо отчества тире — отчества нет', () => {
    expect(given({ lastName: 'ли', firstName: 'Алексей', fatherName: '—' })).toEqual({
      lastName: 'Ли',
      firstName: 'Алексей',
      fatherName: '',
    })
  })

  test.each<[string, object]>([
    [
      '8 900 123-45-67, 8 (495) 123-45-67',
      { personalPhone: '+7 (900) 123-45-67', workPhone: '+7 (495) 123-45-67' },
    ],
    [
      '+7 900 123-45-67; +7 900 765-43-21',
      { personalPhone: '+7 (900) 123-45-67', workMobilePhone: '+7 (900) 765-43-21' },
    ],
  ])('несколько телефонов: «%s»', (personalPhone, expected) => {
    expect(given({ personalPhone })).toEqual(expected)
  })

  test('телефон, для которого места нет, не теряется молча', () => {
    expect(errors({ personalPhone: '89001234567, 89007654321, 89001112233' })).toEqual([
      { field: 'personalPhone', message: 'Для ещё одного телефона нет места: «89001112233»' },
    ])
  })

  test.each<[Cell, string]>([
    ['001-001-001 12', '001-001-001 12'],
    ['00100100112', '001-001-001 12'],
    [100100112, '001-001-001 12'],
  ])('СНИЛС %j', (snils, expected) => {
    expect(given({ snils })).toEqual({ snils: expected })
  })

  test.each<[Cell, string]>([
    [89001234567, '+7 (900) 123-45-67'],
    ['8-900-123-45-67', '+7 (900) 123-45-67'],
    ['+7 900 123 45 67', '+7 (900) 123-45-67'],
    ['9001234567', '+7 (900) 123-45-67'],
  ])('телефон %j', (personalPhone, expected) => {
    expect(given({ personalPhone })).toEqual({ personalPhone: expected })
  })

  test.each([
    ['м', 'm'],
    ['Муж.', 'm'],
    ['мужской', 'm'],
    ['Ж', 'f'],
    ['Женский', 'f'],
    ['Женщина', 'f'],
  ])('пол «%s»', (sex, expected) => {
    expect(given({ sex })).toEqual({ sex: expected })
  })

  test('год рождения из двух цифр — прошлое, дата приёма — ближайшее', () => {
    expect(given({ birthDate: '01.05.20', hireDate: '01.05.20' })).toEqual({
      birthDate: '1920-05-01',
      hireDate: '2020-05-01',
    })
  })

  test('пустое, тире, «нет», пустая дата 1С ничего не говорят и не ошибки', () => {
    const values = {
      email: 'нет',
      personalPhone: '-',
      snils: ' ',
      dismissedOn: '01.01.0001 0:00:00',
      hireDate: '  .  .',
      workEmail: '#Н/Д',
    }
    expect(draft(values)).toMatchObject({ given: {}, errors: [] })
  })

  test('отдел — из ячейки, иначе из заголовка над строкой; лишние пробелы и переносы убраны', () => {
    expect(draft({ department: 'Отдел\n продаж' }).department).toBe('Отдел продаж')
    expect(draft({ lastName: 'Ли' }, 'Склад').department).toBe('Склад')
  })

  test.each<[ImportField, Cell, string]>([
    ['lastName', 'Иванов1', 'Только буквы, пробел и дефис: «Иванов1»'],
    ['fullName', 'Иванов И. И.', 'Вместо имени и отчества инициалы: впишите их полностью'],
    ['birthDate', '31.02.1980', 'Это не дата: «31.02.1980». Впишите её как ДД.ММ.ГГГГ'],
    ['snils', '123-456-789 00', 'СНИЛС в виде 000-000-000 00 с верным контрольным числом: «123-456-789 00»'],
    ['personalPhone', 'доб. 12', 'Телефон в виде +7 (000) 000-00-00: «доб. 12»'],
    ['email', 'почта', 'Неверный e-mail: «почта»'],
    ['internalPhone', '12345678901', 'Не длиннее 10 знаков: «12345678901»'],
    ['sex', 'да', 'Непонятный пол: «да». Впишите «м» или «ж»'],
    ['department', 'я'.repeat(201), `Не длиннее 200 знаков: «${'я'.repeat(60)}…»`],
  ])('%s: %s', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual([{ field, message }])
  })
})
