import { describe, expect, test } from 'vitest'
import { actions, HEADER, messages, OLGA_ROW, PETR_ROW, plan } from '../testing/plan.ts'
import { OLGA, snapshot } from '../testing/staff.ts'
import type { StaffRecord } from '../values/staff.ts'

describe('кто есть кто', () => {
  const petr: Partial<StaffRecord> = {
    lastName: 'Ёлкин',
    firstName: 'Пётр',
    fatherName: 'Ильич',
    sex: 'm',
    birthDate: '1990-05-01',
  }

  test.each<[string, Partial<StaffRecord>[], string[], number | null]>([
    [
      'по СНИЛС, хотя фамилия другая',
      [{ snils: '001-001-001 12' }],
      ['Ёлкина Ольга Викторовна', '', '001-001-001 12'],
      100,
    ],
    [
      'по ФИО и дате рождения из однофамильцев',
      [petr, { ...petr, birthDate: '1991-05-01' }],
      ['Елкин Петр Ильич', '01.05.1991', ''],
      101,
    ],
    [
      'по ФИО, когда оно одно, и дата рождения исправляется',
      [petr],
      ['ЁЛКИН ПЁТР ИЛЬИЧ', '02.05.1990', ''],
      100,
    ],
    [
      'работающий раньше уволенного с тем же ФИО',
      [{ ...petr, dismissedOn: '2024-01-01' }, petr],
      ['Ёлкин Пётр Ильич', '', ''],
      101,
    ],
    [
      'другой СНИЛС — другой человек',
      [{ ...petr, snils: '001-001-001 12' }],
      ['Ёлкин Пётр Ильич', '01.05.1990', '112-233-445 95'],
      null,
    ],
    [
      'однофамилец с новой датой рождения',
      [petr, { ...petr, birthDate: '1991-05-01' }],
      ['Ёлкин Пётр Ильич', '01.05.1992', ''],
      null,
    ],
  ])('%s', (_name, people, [fullName = '', birthDate = '', snils = ''], employeeId) => {
    const result = plan(
      [
        ['ФИО', 'Дата рождения', 'СНИЛС'],
        [fullName, birthDate, snils],
      ],
      snapshot(people),
    )
    expect(result.outcome.rows[0]?.employeeId).toBe(employeeId)
  })

  test('несколько с таким ФИО и больше ничего — ошибка', () => {
    const result = plan(
      [
        ['ФИО', 'Отдел'],
        ['Ёлкин Пётр Ильич', 'Склад'],
      ],
      snapshot([petr, { ...petr, birthDate: '1991-05-01' }]),
    )
    expect(messages(result)).toContainEqual([
      2,
      null,
      'В списке несколько работников с таким ФИО: укажите СНИЛС или дату рождения',
    ])
  })

  test.each([
    ['тот же работник', [OLGA_ROW, ['Смирнова Ольга Викторовна', '', '', '', '']], [OLGA]],
    ['тот же новый', [PETR_ROW, ['Елкин Петр Ильич', 'Склад', 'Кладовщик', '01.05.1990', '02.03.2021']], []],
  ])('повтор внутри файла — ошибка: %s', (_name, rows, people) => {
    const result = plan([HEADER, ...rows], snapshot(people))
    expect(messages(result)).toEqual([
      [3, null, 'Тот же работник уже есть в строке 2: выберите, кто это, или оставьте одну из строк'],
    ])
  })
})

describe('увольнения', () => {
  const header = [...HEADER, 'Дата увольнения']

  test('дата увольнения увольняет, её отсутствие возвращает', () => {
    const dismissed = plan([header, [...OLGA_ROW, '01.11.2026']], snapshot([OLGA]))
    expect(actions(dismissed)).toEqual(['dismiss'])
    expect(dismissed.changes.changed[0]?.after.dismissedOn).toBe('2026-11-01')
    const restored = plan([HEADER, OLGA_ROW], snapshot([{ dismissedOn: '2026-11-01' }]))
    expect(actions(restored)).toEqual(['change'])
    expect(restored.outcome.rows[0]?.changes).toEqual([
      { field: 'dismissedOn', from: '2026-11-01', to: null },
    ])
    expect(
      actions(plan([header, [...OLGA_ROW, '01.11.2026']], snapshot([{ dismissedOn: '2026-11-01' }]))),
    ).toEqual(['same'])
  })

  test('кого в файле нет, увольняются, если так сказано', () => {
    const people = [
      OLGA,
      { ...OLGA, firstName: 'Анна', birthDate: '1986-02-28' },
      { ...OLGA, firstName: 'Ия', dismissedOn: '2024-01-01' },
    ]
    const options = { dismissAbsent: 'true', dismissedOn: '2026-11-20' }
    const result = plan([HEADER, OLGA_ROW], snapshot(people), options)
    expect(result.outcome.rows).toHaveLength(2)
    expect(result.outcome.rows[1]).toEqual({
      row: null,
      action: 'dismiss',
      employeeId: 101,
      fullName: 'Смирнова Анна Викторовна',
      repeatOf: null,
      changes: [{ field: 'dismissedOn', from: null, to: '2026-11-20' }],
      errors: [],
    })
    expect(result.changes.changed.map(({ id }) => id)).toEqual([101])
    const tooEarly = plan([HEADER, OLGA_ROW], snapshot(people), { ...options, dismissedOn: '2019-01-01' })
    expect(messages(tooEarly)).toEqual([[null, null, 'Дата увольнения раньше даты приёма']])
  })

  test('без даты увольнения отсутствующих не уволить', () => {
    expect(() => plan([HEADER, OLGA_ROW], snapshot([]), { dismissAbsent: 'true' })).toThrow(
      'Укажите дату увольнения',
    )
  })
})
