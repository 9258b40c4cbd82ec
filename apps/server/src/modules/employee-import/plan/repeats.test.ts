import { describe, expect, test } from 'vitest'
import { actions, messages, plan } from '../testing/plan.ts'
import { OLGA, snapshot } from '../testing/staff.ts'

const HEADER = ['ФИО', 'Отдел', 'Должность', 'Дата рождения', 'Дата приёма', 'Вид занятости', 'СНИЛС']
const MAIN = ['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик', '01.05.1990', '01.03.2021', '', '001-001-001 12']
const SECOND = ['Ёлкин Пётр Ильич', 'Бухгалтерия', 'Экономист', '01.05.1990', '01.06.2024', '', '']

describe('второй раз тот же человек', () => {
  test('не сказано, кто это, — ошибка, и видно, с какой строкой', () => {
    const result = plan([HEADER, MAIN, SECOND])
    expect(messages(result)).toHaveLength(1)
    expect(result.outcome.rows.map(({ repeatOf }) => repeatOf)).toEqual([null, 2])
  })

  test('вторая работа: своя строка того же человека, личное не спрашивается снова', () => {
    const result = plan([HEADER, MAIN, SECOND.with(3, '')], snapshot(), { repeats: { 3: 'job' } })
    expect(actions(result)).toEqual(['add', 'error'])
    const told = plan([HEADER, MAIN, SECOND], snapshot(), { repeats: { 3: 'job' } })
    expect(actions(told)).toEqual(['add', 'add'])
    expect(told.changes.jobs).toEqual([{ place: 1, owner: { kind: 'added', place: 0 } }])
    expect(told.changes.added[1]).toMatchObject({
      employmentKind: 'internal',
      positionId: 5,
      hireDate: '2024-06-01',
      snils: '001-001-001 12',
    })
  })

  test('о внутреннем совместительстве список говорит сам', () => {
    const result = plan([HEADER, MAIN, SECOND.with(5, 'Внутреннее совместительство')])
    expect(actions(result)).toEqual(['add', 'add'])
    expect(result.changes.jobs).toHaveLength(1)
  })

  test('не загружать; дополнить прежнюю строку', () => {
    expect(actions(plan([HEADER, MAIN, SECOND], snapshot(), { repeats: { 3: 'skip' } }))).toEqual([
      'add',
      'skip',
    ])
    const same = plan([HEADER, MAIN.with(6, ''), MAIN], snapshot(), { repeats: { 3: 'same' } })
    expect(actions(same)).toEqual(['add', 'same'])
    expect(same.changes.added).toHaveLength(1)
    expect(same.changes.added[0]?.snils).toBe('001-001-001 12')
  })

  test('повторная загрузка узнаёт каждую работу и ничего не меняет', () => {
    const petr = {
      lastName: 'Ёлкин',
      firstName: 'Пётр',
      fatherName: 'Ильич',
      sex: 'm',
      birthDate: '1990-05-01',
      hireDate: '2021-03-01',
      snils: '001-001-001 12',
    } as const
    const company = snapshot([
      { ...petr, positionId: 38, employeeGroupId: 2 },
      { ...petr, positionId: 5, employeeGroupId: 1, hireDate: '2024-06-01', employmentKind: 'internal' },
    ])
    const linked = {
      ...company,
      departments: [...company.departments, { id: 2, name: 'Склад' }],
      employees: company.employees.map((one) => ({ ...one, personId: 100 })),
    }
    const result = plan([HEADER, MAIN, SECOND], linked)
    expect(actions(result)).toEqual(['same', 'same'])
    expect(result.outcome.rows.map(({ employeeId }) => employeeId)).toEqual([100, 101])
  })

  test('работающий по основной работе получает вторую, а не меняет первую', () => {
    const row = [
      'Смирнова Ольга Викторовна',
      'Склад',
      'Кладовщик',
      '28.02.1985',
      '01.06.2024',
      'внутр. совм.',
      '',
    ]
    const result = plan([HEADER, row], snapshot([OLGA]))
    expect(result.changes.jobs).toEqual([{ place: 0, owner: { kind: 'stored', personId: 100 } }])
    expect(result.changes.changed).toEqual([])
    expect(result.outcome.limitProblem).toBeNull()
  })

  test('в тарифе человек один, сколько бы работ у него ни было', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...OLGA,
      snils: null,
      firstName: `Анна${index}`,
    }))
    const full = snapshot(many, { subscription: { tariff: 'standard', until: '2099-12-31' } })
    const limited = plan([HEADER, MAIN], full).outcome.limitProblem
    const row = ['Смирнова Анна0 Викторовна', 'Склад', 'Кладовщик', '28.02.1985', '01.06.2024', 'внутр.', '']
    expect(plan([HEADER, row], full).outcome.limitProblem).toBeNull()
    expect(limited === null).toBe(false)
  })
})
