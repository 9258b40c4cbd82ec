import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import type { TestApp, TestCompany } from '../../../../test/world.ts'

const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
const DATE = '2025-03-10'

export async function documentOf(app: TestApp, company: TestCompany, templateId = TEMPLATE): Promise<number> {
  const body = { companyId: company.id, templateId, date: DATE }
  const answer = await app.as(company.owner).post('/api/documents', body)
  if (answer.status !== 201) throw new Error(`no document was made: ${answer.text}`)
  return answer.body.id
}

export async function employeeOf(app: TestApp, company: TestCompany, fields: object = {}): Promise<number> {
  const { id } = await addDepartment(app, company, 'Офис').catch(async () => {
    const { body } = await app.as(company.owner).get(`/api/employee-groups?companyId=${company.id}`)
    return body[0]
  })
  return (await addEmployee(app, company, { employeeGroupId: id, ...fields })).id
}

/** A dispatch of one order, made by the owner. */
export async function sendTo(
  app: TestApp,
  company: TestCompany,
  recipients: readonly object[],
  changes: object = {},
) {
  const documentIds = [await documentOf(app, company)]
  const body = { companyId: company.id, documentIds, recipients, ...changes }
  return app.as(company.owner).post('/api/dispatches', body)
}

/** The secrets of the links in the letters to an address, the newest last. */
export async function tokensOf(app: TestApp, email: string): Promise<string[]> {
  const letters = await app.letters(email)
  return letters.map(({ text }) => /\/acknowledge\/([\w-]+)/.exec(text)?.[1] ?? '')
}

export async function tokenOf(app: TestApp, email: string): Promise<string> {
  return (await tokensOf(app, email)).at(-1) ?? ''
}
