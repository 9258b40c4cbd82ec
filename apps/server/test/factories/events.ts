import type { TestApp, TestCompany } from '../world.ts'

type Stored = { id: number; version: number; employeeId: number }

/** Any section's event of an employee, as its owner enters it. */
export async function addEvent(
  app: TestApp,
  company: Pick<TestCompany, 'id' | 'owner'>,
  fields: Readonly<Record<string, unknown>> & { employeeId: number; section: string },
): Promise<Stored> {
  const body = { companyId: company.id, periodicity: 'разово', ...fields }
  const answer = await app.as(company.owner).post('/api/events', body)
  if (answer.status !== 201) throw new Error(`no event was made: ${answer.body.description}`)
  return answer.body
}

export const GLOVES = {
  section: 'ppe',
  ppe: 'Перчатки от порезов',
  quantity: 12,
  unit: 'пара',
  periodicity: '1 год',
}
