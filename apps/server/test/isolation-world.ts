import type { Client } from './client.ts'
import { type AccountWorld, accountInto } from './factories/accounts.ts'
import { type AfterwardsWorld, afterwardsInto } from './factories/afterwards.ts'
import { type BillingWorld, billingInto } from './factories/billing.ts'
import { type SentWorld, sendInto } from './factories/dispatches.ts'
import { type InvestigatedWorld, incidentsInto } from './factories/incidents.ts'
import { type InvitedWorld, invitationsInto } from './factories/invitations.ts'
import { type NewsWorld, newsInto } from './factories/news.ts'
import { SMALL_JPEG } from './factories/pictures.ts'
import { type RecountWorld, recountsInto } from './factories/recounts.ts'
import { type AppointedWorld, appointInto } from './factories/responsibilities.ts'
import type { TestUser } from './factories/user.ts'
import { sendOwn, withFirstLine } from './own-template.ts'
import type { TestApp } from './world.ts'

/** A company with one of everything that has an id. */
export type World = SentWorld &
  AccountWorld &
  AppointedWorld &
  AfterwardsWorld &
  BillingWorld &
  InvestigatedWorld &
  InvitedWorld &
  NewsWorld &
  RecountWorld & {
    owner: TestUser
    editor: TestUser
    viewer: TestUser
    companyId: number
    /** None of the three: whoever leaves a company himself needs no permission. */
    memberId: number
    /** A registered user who is not a member yet. */
    newcomer: string
    departmentId: number
    emptyDepartmentId: number
    positionId: number
    employeeId: number
    dismissedId: number
    templateId: string
    /** A template with an own edition that stands, 1, and one that waits, 2. */
    ownTemplateId: string
    documentId: number
    eventId: number
    /** Of the event. */
    completionId: number
    instructionId: number
    /** Nobody stands on it. */
    workplaceId: number
    counterpartyId: number
    placeId: number
    /** For all. */
    listViewId: number
    absenceId: number
    transferId: number
    unscheduledId: number
    /** Of a deletion that can be taken back. */
    undoId: number
    thingId: number
    memoId: number
    memoLineId: number
    /** Of the memo. */
    notificationId: number
  }

export const EMPLOYEE = {
  lastName: 'Петрова',
  firstName: 'Анна',
  fatherName: 'Ильинична',
  sex: 'f',
  birthDate: '1990-02-03',
  hireDate: '2025-01-09',
}

export const DATE = '2025-03-10'

/** Complete for the state registry and for a protocol. */
const TRAINED = {
  section: 'training',
  programme: 'general',
  periodicity: '3 года',
  date: DATE,
  hours: 16,
  protocolNumber: '1',
  result: 'passed',
}

/** A cause that asks many for what is out of turn. */
export const NEW_MACHINE = {
  cause: 'process',
  happenedOn: DATE,
  ground: 'Ввод станка, приказ № 12',
  asked: [{ kind: 'briefing', due: DATE }],
}

export async function buildWorld(app: TestApp): Promise<World> {
  const { id: companyId, owner, editor, viewer } = await app.company()
  const colleague = await app.user()
  await app.join({ id: companyId }, colleague, 'editor')
  const client = app.as(owner)
  async function create(path: string, body: object): Promise<number> {
    const answer = await client.post(path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return Number(answer.body.id)
  }
  const departmentId = await create('/api/employee-groups', { companyId, name: 'Бухгалтерия' })
  const emptyDepartmentId = await create('/api/employee-groups', { companyId, name: 'Склад' })
  const positionId = Number((await client.get('/api/positions')).body[0].id)
  const employee = { ...EMPLOYEE, companyId, employeeGroupId: departmentId, positionId }
  const dismissedId = await create('/api/employees', { ...employee, firstName: 'Мария' })
  await client.post(`/api/employees/${dismissedId}/dismiss`, { dismissedOn: DATE })
  const movedId = await create('/api/employees', { ...employee, firstName: 'Пётр' })
  await client.post(`/api/employees/${movedId}/transfers`, {
    movedOn: DATE,
    employeeGroupId: departmentId,
    positionId,
    positionStaff: 'Старший бухгалтер',
  })
  const transferId = Number((await client.get(`/api/employees/${movedId}/transfers`)).body[0].id)
  const templates: { id: string; lacking: unknown[] }[] = (
    await client.get(`/api/templates?companyId=${companyId}`)
  ).body
  const templateId = templates.find(({ lacking }) => lacking.length === 0)?.id ?? ''
  const ownTemplateId = templates.findLast(({ lacking }) => lacking.length === 0)?.id ?? ''
  await personalise(app, client, { companyId, templateId: ownTemplateId })
  const employeeId = await create('/api/employees', { ...employee, snils: '112-233-445 95' })
  await client.upload(`/api/employees/${employeeId}/photo`, { fileName: 'photo.jpg', bytes: SMALL_JPEG })
  const headId = await create('/api/employees', { ...employee, workEmail: 'head@isolation.test' })
  await client.patch(`/api/employee-groups/${departmentId}`, { headEmployeeId: headId })
  const eventId = await create('/api/events', { ...TRAINED, companyId, employeeId })
  const riskId = await create('/api/events', {
    section: 'risk',
    periodicity: '3 года',
    companyId,
    employeeId,
  })
  const [completion] = (await client.get(`/api/events/${eventId}/history`)).body
  const memoId = await create('/api/memos', {
    companyId,
    memoSection: 'risk',
    employeesData: [{ employeeId, eventId: riskId }],
  })
  const memo = await client.get(`/api/memos/${memoId}`)
  const told = await client.get(`/api/notifications?companyId=${companyId}`)
  const mistake = await create('/api/counterparties', { companyId, kind: 'medical', name: 'Ошибка' })
  const mistaken = await client.delete(`/api/counterparties/${mistake}`)
  const documentId = await create('/api/documents', { companyId, templateId, date: DATE })
  return {
    owner,
    editor,
    viewer,
    companyId,
    departmentId,
    emptyDepartmentId,
    positionId,
    dismissedId,
    templateId,
    ownTemplateId,
    memberId: colleague.id,
    newcomer: (await app.user()).email,
    employeeId,
    eventId,
    completionId: Number(completion.id),
    memoId,
    memoLineId: Number(memo.body.employeesData[0].id),
    notificationId: Number(told.body[0].id),
    instructionId: await create(`/api/employees/${employeeId}/instructions`, { name: 'Инструкция' }),
    workplaceId: await create('/api/workplaces', { companyId, number: '1', name: 'Стол' }),
    counterpartyId: await create('/api/counterparties', { companyId, kind: 'medical', name: 'Клиника' }),
    transferId,
    unscheduledId: Number((await client.post('/api/unscheduled', { ...NEW_MACHINE, companyId })).body.id),
    absenceId: await create('/api/absences', {
      companyId,
      employeeId,
      kind: 'illness',
      startsOn: DATE,
      endsOn: DATE,
    }),
    placeId: await create('/api/places', { companyId, name: 'Цех' }),
    listViewId: await create('/api/list-views', {
      companyId,
      list: 'ppeDue',
      name: 'Склад',
      isShared: true,
      search: 'q=склад',
    }),
    thingId: await create('/api/things', { companyId, kind: 'ladder', name: 'Стремянка' }),
    documentId,
    undoId: Number(mistaken.headers['x-undo-id']),
    ...(await accountInto(app, owner)),
    ...(await appointInto(app, { owner, companyId, employeeId })),
    ...(await newsInto(app, `novost-${companyId}`)),
    ...(await invitationsInto(app, { owner, companyId })),
    ...(await billingInto(app, { owner, companyId })),
    ...(await afterwardsInto(app, { owner, companyId, employeeId })),
    ...(await incidentsInto(app, { owner, companyId, employeeId })),
    ...(await recountsInto(app, { owner, companyId, employeeId })),
    ...(await sendInto(app, { owner, companyId, documentId, employeeId })),
  }
}

type OfTemplate = { companyId: number; templateId: string }

async function personalise(app: TestApp, client: Client, template: OfTemplate): Promise<void> {
  const standard = app.deps.library.docx(template.templateId)
  const body = { companyId: template.companyId, edition: 1 }
  const answers = [
    await sendOwn(client, template, { bytes: withFirstLine(standard, 'Первая') }),
    await client.post(`/api/templates/${template.templateId}/personal/confirm`, body),
    await sendOwn(client, template, { bytes: withFirstLine(standard, 'Вторая') }),
  ]
  const wrong = answers.find(({ status }) => status !== 200)
  if (wrong !== undefined) throw new Error(`own template: ${wrong.status} ${wrong.text}`)
}
