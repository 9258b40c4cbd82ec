import { beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../test/factories/user.ts'
import { addBriefing, notificationDesk } from './testing/notification-desk.ts'

const desk = notificationDesk('notifications_read')
const { as, list, morningOf } = desk
const briefing = (employeeId: number, date: string) => addBriefing(desk, employeeId, date)

describe('прочитанное', () => {
  beforeEach(async () => {
    await briefing(desk.driver, '2024-09-01')
    await briefing(desk.driver, '2024-09-20')
    await morningOf('2025-03-11')
  })

  const count = async (user: TestUser) =>
    (await (await as(user)).get(`/api/notifications/count?companyId=${desk.company.id}`)).body

  test('у каждого своё: и наблюдатель отмечает, и возвращает', async () => {
    const [first] = await list()
    const answer = await (await as(desk.company.viewer)).patch(`/api/notifications/${first?.id}`, {
      isRead: true,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: first?.id, isRead: true })
    expect(await count(desk.company.viewer)).toMatchObject({ all: 2, unread: 1 })
    expect(await count(desk.company.owner)).toMatchObject({
      all: 2,
      unread: 2,
      important: 1,
      importantUnread: 1,
    })
    expect(await list('&filter=unread')).toHaveLength(1)
    await (await as(desk.company.viewer)).patch(`/api/notifications/${first?.id}`, { isRead: false })
    expect(await list('&filter=unread')).toHaveLength(2)
  })

  test('все сразу', async () => {
    const { status } = await (await as(desk.company.viewer)).post('/api/notifications/read-all', {
      companyId: desk.company.id,
    })
    expect(status).toBe(204)
    expect(await count(desk.company.viewer)).toMatchObject({ all: 2, unread: 0 })
    expect(await list('&isRead=true')).toHaveLength(2)
    expect(await list('&isRead=false')).toEqual([])
  })

  test('все сразу по ошибке: отменяет тот, кто отметил, и непрочитанное снова не прочитано', async () => {
    const viewer = await as(desk.company.viewer)
    const [first] = await list()
    await viewer.patch(`/api/notifications/${first?.id}`, { isRead: true })
    const { headers } = await viewer.post('/api/notifications/read-all', { companyId: desk.company.id })
    const undo = `/api/undo/${headers['x-undo-id']}`
    expect((await (await as(desk.company.owner)).post(undo)).status).toBe(404)
    expect((await viewer.post(undo)).status).toBe(204)
    expect(await count(desk.company.viewer)).toMatchObject({ all: 2, unread: 1 })
  })

  test('кто вошёл позже, не начинает с гор непрочитанного', async () => {
    const newcomer = await desk.app.user()
    desk.app.clock.set('2025-03-12T09:00:00.000Z')
    await desk.app.join(desk.company, newcomer, 'viewer')
    expect(await count(newcomer)).toMatchObject({ all: 2, unread: 0 })
  })

  test('страницами, с полным числом в заголовке', async () => {
    const page = (number: number) =>
      as(desk.company.viewer).then((viewer) =>
        viewer.get(`/api/notifications?companyId=${desk.company.id}&page=${number}&limit=1`),
      )
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect([first.body.length, second.body.length, third.body.length]).toEqual([1, 1, 0])
    expect([first, second, third].map(({ headers }) => headers['x-total-count'])).toEqual(['2', '2', '2'])
    expect(first.body[0].id).toBeGreaterThan(second.body[0].id)
  })

  test.each([
    ['&filter=все', 400],
    ['&limit=501', 400],
    ['&isRead=да', 400],
  ])('неверный отбор «%s» — %i', async (search, status) => {
    const answer = await (await as(desk.company.viewer)).get(
      `/api/notifications?companyId=${desk.company.id}${search}`,
    )
    expect(answer.status).toBe(status)
  })

  test('чужого не видно и не отметить', async () => {
    const [first] = await list()
    const stranger = (await desk.app.company()).owner
    expect((await (await as(stranger)).get(`/api/notifications?companyId=${desk.company.id}`)).status).toBe(
      404,
    )
    expect(
      (await (await as(stranger)).patch(`/api/notifications/${first?.id}`, { isRead: true })).status,
    ).toBe(404)
  })
})
