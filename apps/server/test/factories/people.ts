import type { TestApp, TestCompany } from '../world.ts'

/** All that the specification stars, and nothing more. Position 5 is in the reference table. */
export const EMPLOYEE_FIELDS = {
  positionId: 5,
  lastName: 'Смирнова',
  firstName: 'Ольга',
  fatherName: 'Викторовна',
  sex: 'f',
  birthDate: '1985-02-28',
  hireDate: '2020-01-09',
}

type Stored = { id: number; version: number }

export async function addDepartment(app: TestApp, company: TestCompany, name: string): Promise<Stored> {
  const { status, body } = await app
    .as(company.owner)
    .post('/api/employee-groups', { companyId: company.id, name })
  if (status !== 201) throw new Error(`no department was made: ${body.description}`)
  return body
}

export async function addEmployee(
  app: TestApp,
  company: TestCompany,
  fields: Readonly<Record<string, unknown>> & { employeeGroupId: number },
): Promise<Stored> {
  const { status, body } = await app
    .as(company.owner)
    .post('/api/employees', { companyId: company.id, ...EMPLOYEE_FIELDS, ...fields })
  if (status !== 201) throw new Error(`no employee was made: ${body.description}`)
  return body
}
