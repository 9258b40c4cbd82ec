import { START, type TestApp, type TestCompany } from '../world.ts'
import { addDepartment, addEmployee } from './people.ts'
import type { TestUser } from './user.ts'

export type IncidentWorld = {
  department: number
  victim: number
  second: number
  chair: number
  specialist: number
  worker: number
}

const PEOPLE = {
  victim: { lastName: 'Ветров', firstName: 'Илья', fatherName: 'Олегович', sex: 'm' },
  second: { lastName: 'Громова', firstName: 'Анна', fatherName: 'Сергеевна' },
  chair: { lastName: 'Дёмин', firstName: 'Павел', fatherName: 'Ильич', sex: 'm' },
  specialist: { lastName: 'Ершова', firstName: 'Вера', fatherName: 'Павловна' },
  worker: { lastName: 'Жуков', firstName: 'Олег', fatherName: 'Петрович', sex: 'm' },
} as const

/** One department and five people of it: two who may be hurt, three who may investigate. */
export async function incidentWorld(app: TestApp, company: TestCompany): Promise<IncidentWorld> {
  const { id: department } = await addDepartment(app, company, 'Цех')
  const add = async (fields: object) =>
    (await addEmployee(app, company, { ...fields, employeeGroupId: department })).id
  return {
    department,
    victim: await add(PEOPLE.victim),
    second: await add(PEOPLE.second),
    chair: await add(PEOPLE.chair),
    specialist: await add(PEOPLE.specialist),
    worker: await add(PEOPLE.worker),
  }
}

/** What a phone sends. The clock of the tests stands at 2025-03-10 12:00 in Moscow, a Monday. */
export function reported(company: TestCompany, { victim }: { victim: number }, changes: object = {}) {
  return {
    companyId: company.id,
    victimIds: [victim],
    degree: 'easy',
    place: 'Цех, у станка № 4',
    circumstances: 'Поскользнулся на масле и ушиб руку.',
    occurredAt: '2025-03-10T08:20:00.000Z',
    toldAt: '2025-03-10T08:30:00.000Z',
    ...changes,
  }
}

export function commissionOf({ chair, specialist, worker }: IncidentWorld, changes: object = {}) {
  return {
    orderNumber: '12-ОТ',
    orderDate: '2025-03-10',
    members: [
      { employeeId: chair, role: 'chair' },
      { employeeId: specialist, role: 'member' },
      { employeeId: worker, role: 'member' },
    ],
    ...changes,
  }
}

export type InvestigatedWorld = { incidentId: number; cancelledIncidentId: number; evidenceId: number }

/** An incident with a photograph, and a cancelled one. */
export async function incidentsInto(
  app: TestApp,
  world: { owner: TestUser; companyId: number; employeeId: number },
): Promise<InvestigatedWorld> {
  const client = app.as(world.owner)
  const report = async () => {
    const { status, text, body } = await client.post('/api/incidents', {
      companyId: world.companyId,
      victimIds: [world.employeeId],
      degree: 'easy',
      place: 'Склад',
      circumstances: 'Поскользнулась',
      occurredAt: START,
      toldAt: START,
    })
    if (status !== 201) throw new Error(`no incident was made: ${text}`)
    return Number(body.id)
  }
  const [incidentId, cancelledIncidentId] = [await report(), await report()]
  await client.post(`/api/incidents/${cancelledIncidentId}/cancel`, { reason: 'Записано дважды' })
  const photo = await client.upload(`/api/incidents/${incidentId}/evidence`, PHOTO)
  return { incidentId, cancelledIncidentId, evidenceId: Number(photo.body.id) }
}

/** The beginning of a JPEG. */
export const PHOTO = { fileName: 'IMG_0042.JPG', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 4, 0, 0]) }
