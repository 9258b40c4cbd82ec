import type { CallAnswer, CallInput } from '@ot/contract'
import { type BenchWorld, post } from './world.ts'

export const EMPLOYEES = 500
const DEPARTMENTS = 30

const LAST_NAMES = 'Абрамов Белов Воронин Громов Дёмин Ершов Жуков Зимин Исаев Королёв Лапин Мельников'.split(
  ' ',
)
const FIRST_NAMES = 'Алексей Борис Виктор Глеб Денис Егор Илья Кирилл Лев Максим Никита Пётр'.split(' ')
const FATHER_NAMES = 'Андреевич Ильич Львович Олегович Петрович Сергеевич Юрьевич'.split(' ')
const POSITIONS = 68

/** 500 people in 30 departments, hired through the calls a browser makes. */
export async function makeStaff(url: string, { token, companyId }: BenchWorld): Promise<void> {
  const departments: CallAnswer<'POST /api/employee-groups'>[] = []
  for (let number = 1; number <= DEPARTMENTS; number += 1) {
    const name = `Участок № ${number}`
    departments.push(await post(url, 'POST /api/employee-groups', { companyId, name }, token))
  }
  for (let number = 0; number < EMPLOYEES; number += 1) {
    const employeeGroupId = departments[number % DEPARTMENTS]?.id ?? 0
    await post(url, 'POST /api/employees', { companyId, ...person(number), employeeGroupId }, token)
  }
}

type Person = Omit<CallInput<'POST /api/employees'>['body'], 'companyId' | 'employeeGroupId'>

function person(number: number): Person {
  return {
    lastName: nth(LAST_NAMES, number),
    firstName: nth(FIRST_NAMES, Math.floor(number / LAST_NAMES.length)),
    fatherName: nth(FATHER_NAMES, number),
    sex: 'm',
    birthDate: `19${70 + (number % 30)}-05-14`,
    hireDate: '2024-03-11',
    positionId: 1 + (number % POSITIONS),
    positionStaff: number % 5 === 0 ? 'Ведущий специалист отдела подготовки производства' : null,
  }
}

function nth(list: readonly string[], number: number): string {
  return list[number % list.length] ?? ''
}
