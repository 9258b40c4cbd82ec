import { describe, expect, test } from 'vitest'
import { issueField } from '../../lib/form/schema.ts'
import { employeeChanges, employeeSchema } from './employee-schema.ts'
import { EMPTY_VALUES, type EmployeeValues, employeeValues } from './employee-values.ts'
import { SAMPLE_EMPLOYEE } from './testing/sample-employee.ts'

const STORED = employeeValues(SAMPLE_EMPLOYEE)

async function check(values: EmployeeValues) {
  return employeeSchema('2026-11-21')['~standard'].validate(values)
}

/** The first message of each field. */
async function problems(values: EmployeeValues): Promise<Record<string, string>> {
  const byField: Record<string, string> = {}
  for (const issue of (await check(values)).issues ?? []) byField[issueField(issue)] ??= issue.message
  return byField
}

async function changes(typed: Partial<EmployeeValues>) {
  const checked = await check({ ...STORED, ...typed })
  if (checked.issues !== undefined) throw new Error('the form is wrong')
  return employeeChanges(SAMPLE_EMPLOYEE, checked.value)
}

describe('Проверка работника в форме', () => {
  test('пустая форма названа вся, отдел и должность — своими словами', async () => {
    expect(await problems(EMPTY_VALUES)).toEqual({
      employeeGroupId: 'Укажите отдел',
      positionId: 'Укажите должность',
      lastName: 'Обязательное поле',
      firstName: 'Обязательное поле',
      fatherName: 'Обязательное поле',
      sex: 'Укажите пол',
      birthDate: 'Обязательное поле',
      hireDate: 'Обязательное поле',
    })
  })

  test.each([
    [{ birthDate: '12.05' }, { birthDate: 'Дата в виде дд.мм.гггг' }],
    [{ birthDate: '31.02.1985' }, { birthDate: 'Дата в виде дд.мм.гггг' }],
    [{ birthDate: '1926-11-20' }, { birthDate: 'Проверьте год рождения: работнику больше 100 лет' }],
    [{ birthDate: '2012-11-22' }, { birthDate: 'Работнику должно быть не меньше 14 лет' }],
    [{ hireDate: '2006-05-11' }, { hireDate: 'Дата приёма раньше, чем работнику исполнилось 14 лет' }],
    [{ snils: '112-233-445 96' }, { snils: 'СНИЛС в виде 000-000-000 00 с верным контрольным числом' }],
    [{ workPhone: '+7 (916) 1' }, { workPhone: 'Телефон в виде +7 (000) 000-00-00' }],
    [{ personalPhone: '+7 (900) 123' }, { personalPhone: 'Телефон в виде +7 (000) 000-00-00' }],
    [{ email: 'петров' }, { email: 'Неверный e-mail' }],
    [{ lastName: 'Иванов2' }, { lastName: 'Только буквы, пробел и дефис' }],
  ])('%o: %o', async (typed, expected) => {
    expect(await problems({ ...STORED, ...typed })).toEqual(expected)
  })

  test.each([
    ['ровно 14 лет', { birthDate: '2012-11-21', hireDate: '2026-11-21' }],
    ['ровно 100 лет', { birthDate: '1926-11-21' }],
  ])('%s — ещё можно', async (_what, typed) => {
    expect(await problems({ ...STORED, ...typed })).toEqual({})
  })
})

describe('В запрос идёт только изменённое', () => {
  test.each<[string, Partial<EmployeeValues>, object]>([
    ['ничего', {}, {}],
    ['те же имена с лишними пробелами', { lastName: ' иванов ' }, {}],
    ['имя приведено в порядок', { lastName: 'салтыков - щедрин' }, { lastName: 'Салтыков-Щедрин' }],
    ['очищенное поле — null', { internalPhone: '', snils: '' }, { internalPhone: null, snils: null }],
    ['от телефона осталась маска', { personalPhone: '+7 (' }, { personalPhone: null }],
    ['отдел и должность', { employeeGroupId: 41, positionId: 2 }, { employeeGroupId: 41, positionId: 2 }],
  ])('%s', async (_, typed, expected) => {
    expect(await changes(typed)).toEqual(expected)
  })
})
