import { addEvent } from '../../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import type { TestApp, TestCompany } from '../../../../test/world.ts'

/** The first Monday after the tests' own day, nine in Moscow. */
export const MONDAY = '2025-03-17T06:00:00.000Z'

/** Overdue since 1 March 2025. */
export const TRAINING = {
  section: 'training',
  programme: 'general',
  periodicity: '3 года',
  date: '2022-03-01',
}
/** Due on 20 March 2025. */
export const BRIEFING = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев', date: '2024-09-20' }

export type Staffed = { departmentId: number; workerId: number }

/** A store with somebody in it whose training is overdue. */
export async function addStore(app: TestApp, company: TestCompany, name = 'Склад'): Promise<Staffed> {
  const { id: departmentId } = await addDepartment(app, company, name)
  const { id: workerId } = await addEmployee(app, company, {
    employeeGroupId: departmentId,
    lastName: 'Громов',
    firstName: 'Пётр',
    fatherName: 'Ильич',
    sex: 'm',
  })
  await addEvent(app, company, { ...TRAINING, employeeId: workerId })
  return { departmentId, workerId }
}

/** Makes somebody with this e-mail the head of the department. */
export async function addHead(
  app: TestApp,
  company: TestCompany,
  departmentId: number,
  workEmail: string,
): Promise<number> {
  const { id } = await addEmployee(app, company, { employeeGroupId: departmentId, workEmail })
  const path = `/api/employee-groups/${departmentId}`
  const { status, text } = await app.as(company.owner).patch(path, { headEmployeeId: id })
  if (status !== 200) throw new Error(`no head was set: ${text}`)
  return id
}

/** The secrets of the links in the letters to one address, oldest first. */
export async function departmentTokens(app: TestApp, email: string): Promise<string[]> {
  const letters = await app.letters(email)
  return letters.flatMap(({ text }) => /\/department\/([\w-]+)/.exec(text)?.[1] ?? [])
}
