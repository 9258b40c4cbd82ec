import { addDays, type CalendarDate } from '@ot/domain'
import { type Ctx, loadCtx } from '../src/context/ctx.ts'
import type { Deps } from '../src/context/deps.ts'
import { createCompany } from '../src/modules/companies/index.ts'
import { readDocuments, registerDocument, rememberAnswers } from '../src/modules/documents/index.ts'
import { makeNotifications } from '../src/modules/notifications/index.ts'
import { createDepartment, createEmployee, departmentsOf, employeesOf } from '../src/modules/people/index.ts'
import { registerUser } from '../src/modules/session/index.ts'
import { hideStart } from '../src/modules/start/index.ts'
import { makeBilling } from './demo-billing.ts'
import { makeColleagues } from './demo-colleagues.ts'
import { DEMO_COMPANY } from './demo-company.ts'
import { nameHeads } from './demo-heads.ts'
import { makeIncidents } from './demo-incidents.ts'
import { makeMemos } from './demo-memos.ts'
import { DEMO_PAPERS, demoAnswersTo } from './demo-papers.ts'
import { DEMO_DEPARTMENTS, DEMO_PEOPLE, recordOf } from './demo-people.ts'
import { findUserId, oneAtATime, positionIds } from './demo-queries.ts'
import { makeRecords } from './demo-records.ts'
import { nameResponsible } from './demo-responsible.ts'
import { makeAbsences } from './make-absences.ts'
import { makeCollections } from './make-collections.ts'
import { makeMeasures } from './make-measures.ts'
import { makeMicrotraumas } from './make-microtraumas.ts'

export const DEMO_LOGIN = { email: 'demo@otdel.example', password: 'demo-ohrana-truda' }

type World = { deps: Deps; ctx: Ctx; companyId: number; today: CalendarDate }

/** The same company for everybody. Each step makes what is lacking, so a second start changes nothing. */
export async function seedDemo(deps: Deps): Promise<void> {
  await oneAtATime(deps.database, async () => {
    const userId = await demoUser(deps)
    const companyId = await demoCompany(deps, userId)
    const ctx = await loadCtx(deps, userId)
    const world = { deps, ctx, companyId, today: ctx.today(companyId) }
    await makeBilling(world)
    await makeColleagues(world)
    await hireLacking(world, await departments(world))
    await nameHeads(world)
    await nameResponsible(world)
    await makeRecords(world)
    await makeCollections(world)
    await makeMemos(world)
    await makeAbsences(world)
    await makeIncidents(world)
    await makeMeasures(world)
    await makeMicrotraumas(world)
    const { total } = await readDocuments(ctx, deps.library, { companyId, page: 1, limit: 1 })
    if (total === 0) await makePapers(world)
    await makeNotifications(deps)
  })
}

async function demoUser(deps: Deps): Promise<number> {
  const known = await findUserId(deps.database, DEMO_LOGIN.email)
  if (known !== null) return known
  const registration = { ...DEMO_LOGIN, confirmPassword: DEMO_LOGIN.password, address: 'demo' }
  return (await registerUser(deps, registration, { isEmailConfirmed: true })).id
}

async function demoCompany(deps: Deps, userId: number): Promise<number> {
  const ctx = await loadCtx(deps, userId)
  const [known] = ctx.memberships.keys()
  if (known !== undefined) return known
  const { id } = await createCompany(ctx, DEMO_COMPANY, deps)
  await hideStart(await loadCtx(deps, userId), id)
  return id
}

async function departments({ ctx, companyId }: World): Promise<ReadonlyMap<string, number>> {
  const known = await departmentsOf(ctx, companyId)
  const ids = new Map(known.map(({ name, id }) => [name, id]))
  for (const name of DEMO_DEPARTMENTS) {
    if (!ids.has(name)) ids.set(name, (await createDepartment(ctx, { companyId, name })).id)
  }
  return ids
}

async function hireLacking(world: World, departmentIds: ReadonlyMap<string, number>): Promise<void> {
  const { deps, ctx, companyId, today } = world
  const positions = await positionIds(deps.database)
  const known = await employeesOf(ctx, companyId, { withDismissed: true })
  const names = new Set(known.map(({ lastName, firstName }) => `${lastName} ${firstName}`))
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    const employeeGroupId = departmentIds.get(person.department)
    const positionId = positions.get(person.position)
    if (employeeGroupId === undefined || positionId === undefined)
      throw new Error(`no place for ${person.position}`)
    const record = recordOf(person, index + 1, { employeeGroupId, positionId }, today)
    if (names.has(`${record.lastName} ${record.firstName}`)) continue
    await createEmployee(ctx, { companyId, ...record })
  }
}

async function makePapers({ deps, ctx, companyId, today }: World): Promise<void> {
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  const staff = new Map(employees.map(({ lastName, id }) => [lastName, id]))
  for (const template of deps.library.templates) {
    const values = demoAnswersTo(template, staff, today)
    if (Object.keys(values).length === 0) continue
    await rememberAnswers(ctx, deps.library, { companyId, templateId: template.id, values })
  }
  for (const { templateId, daysAgo } of DEMO_PAPERS) {
    const template = deps.library.find(templateId)
    if (template === null) throw new Error(`the library has no ${templateId}`)
    const date = addDays(today, -daysAgo)
    const values = demoAnswersTo(template, staff, date)
    await registerDocument(ctx, deps.library, { companyId, templateId, date, values })
  }
}
