import type { CallAnswer, CallInput } from '@ot/contract'
import type { Scale } from './scale.ts'
import { accessToken, type Bench, get, post } from './world.ts'

/** How many people there are, and in how many departments. */
export const staffSize = (scale: Scale) => ({ employees: scale(500, 12), departments: scale(30, 3) })

const LAST_NAMES = 'Абрамов Белов Воронин Громов Дёмин Ершов Жуков Зимин Исаев Королёв Лапин Мельников'.split(
  ' ',
)
const FIRST_NAMES = 'Алексей Борис Виктор Глеб Денис Егор Илья Кирилл Лев Максим Никита Пётр'.split(' ')
const FATHER_NAMES = 'Андреевич Ильич Львович Олегович Петрович Сергеевич Юрьевич'.split(' ')
const POSITIONS = 68

/** Hired through the calls a browser makes, unless another part has hired them already. */
export async function makeStaff({ scale, product: { url }, world: { companyId } }: Bench): Promise<void> {
  const token = await accessToken(url)
  const size = staffSize(scale)
  if ((await staffOf(url, companyId, token)).length === size.employees) return
  await hire({ url, companyId, token }, size)
}

/** So many people, dealt to so many departments in turn. */
export async function hire(
  { url, companyId, token }: { url: string; companyId: number; token: string },
  size: { employees: number; departments: number },
): Promise<void> {
  const departments: CallAnswer<'POST /api/employee-groups'>[] = []
  for (let number = 1; number <= size.departments; number += 1) {
    const name = `Участок № ${number}`
    departments.push(await post(url, 'POST /api/employee-groups', { companyId, name }, token))
  }
  for (let number = 0; number < size.employees; number += 1) {
    const employeeGroupId = departments[number % size.departments]?.id ?? 0
    const body = { companyId, ...person(number), employeeGroupId }
    await post(url, 'POST /api/employees', body, token)
  }
}

export function staffOf(
  url: string,
  companyId: number,
  token: string,
): Promise<CallAnswer<'GET /api/employees'>> {
  return get(url, 'GET /api/employees', `/api/employees?companyId=${companyId}`, token)
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
