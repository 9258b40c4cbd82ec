import { START, type TestApp } from '../world.ts'
import type { TestUser } from './user.ts'

export type AfterwardsWorld = { microtraumaId: number; followedIncidentId: number; measureId: number }

/** A microtrauma, and an incident with a measure after it. */
export async function afterwardsInto(
  app: TestApp,
  world: { owner: TestUser; companyId: number; employeeId: number },
): Promise<AfterwardsWorld> {
  const { owner, companyId, employeeId } = world
  async function create(path: string, body: object): Promise<number> {
    const answer = await app.as(owner).post(path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return Number(answer.body.id)
  }
  const happened = { companyId, place: 'Склад', circumstances: 'Поскользнулась' }
  const microtraumaId = await create('/api/microtraumas', {
    ...happened,
    employeeId,
    injury: 'Ссадина',
    occurredOn: '2025-03-09',
    occurredTime: '10:00',
  })
  const followedIncidentId = await create('/api/incidents', {
    ...happened,
    degree: 'easy',
    victimIds: [employeeId],
    occurredAt: START,
    toldAt: START,
  })
  const measures = `/api/incidents/${followedIncidentId}/measures`
  const measureId = await create(measures, { what: 'Посыпать дорожку' })
  return { microtraumaId, followedIncidentId, measureId }
}
