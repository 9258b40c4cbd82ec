import type { Client } from '../../../../test/client.ts'
import type { TestApp, TestCompany } from '../../../../test/world.ts'

export type Staffed = TestCompany & {
  client: Client
  departmentId: number
  positionId: number
  /** Of Кузнецова and Белов, in the order of their names. */
  people: { белов: number; кузнецова: number }
}

const PERSON = {
  positionStaff: 'Специалист по охране труда',
  sex: 'f',
  birthDate: '1990-05-17',
  hireDate: '2020-01-13',
} as const

/** A company with a department «Офис» and two employees in it. */
export async function staffedCompany(app: TestApp): Promise<Staffed> {
  const company = await app.company()
  const client = app.as(company.owner)
  const positions = (await client.get('/api/positions')).body
  const specialist = positions.find(({ name }: { name: string }) => name === PERSON.positionStaff)
  const department = await client.post('/api/employee-groups', { companyId: company.id, name: 'Офис' })
  const place = {
    companyId: company.id,
    employeeGroupId: department.body.id,
    positionId: specialist.id,
  }
  const hire = async (person: object): Promise<number> =>
    (await client.post('/api/employees', { ...PERSON, ...place, ...person })).body.id
  const кузнецова = await hire({ lastName: 'Кузнецова', firstName: 'Анна', fatherName: 'Павловна' })
  const белов = await hire({ lastName: 'Белов', firstName: 'Олег', fatherName: 'Ильич', sex: 'm' })
  const { employeeGroupId: departmentId, positionId } = place
  return { ...company, client, departmentId, positionId, people: { белов, кузнецова } }
}
