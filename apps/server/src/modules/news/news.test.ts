import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertNewsRow, insertPictureRow } from '../../../test/factories/news.ts'
import type { TestUser } from '../../../test/factories/user.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const HOUR_AGO = '2026-11-21T08:00:00.000Z'
const LATER = '2026-11-21T09:00:00.001Z'

let app: TestApp
let reader: TestUser
beforeAll(async () => {
  app = await testApp()
  app.clock.set(NOW)
  reader = await app.user()
})
beforeEach(() => app.rows('delete from news'))
afterAll(() => app.close())

const get = (path: string) => app.as(reader).get(path)
const titles = (body: { name: string }[]) => body.map(({ name }) => name)

describe('лента', () => {
  test('новые сверху, по десять, всего — в X-Total-Count', async () => {
    for (let day = 1; day <= 12; day += 1) {
      const date = String(day).padStart(2, '0')
      await insertNewsRow(app, { slug: `den-${day}`, publishAt: `2026-11-${date}T06:00:00.000Z` })
    }
    const first = await get('/api/news?page=1&limit=10')
    expect(first.headers['x-total-count']).toBe('12')
    expect(titles(first.body).slice(0, 2)).toEqual(['den-12', 'den-11'])
    expect(titles((await get('/api/news?page=2&limit=10')).body)).toEqual(['den-2', 'den-1'])
    expect((await get('/api/news?page=3&limit=10')).body).toEqual([])
  })

  test('в ленте есть поля новости и нет её текста', async () => {
    const id = await insertNewsRow(app, { slug: 'novost', title: 'Новость', content: 'Длинный текст' })
    expect((await get('/api/news')).body).toEqual([
      {
        id,
        name: 'Новость',
        shortContent: 'Кратко',
        createdAt: NOW,
        isImportant: false,
        isVerified: true,
      },
    ])
  })

  test.each([
    ['черновик', { publishAt: null }],
    ['ждёт дня', { publishAt: LATER }],
    ['снята', { withdrawnAt: HOUR_AGO }],
  ])('%s: в ленте нет, по номеру 404', async (_, fields) => {
    const id = await insertNewsRow(app, { slug: 'novost', ...fields })
    const pictureId = await insertPictureRow(app, id)
    expect((await get('/api/news')).body).toEqual([])
    expect((await get(`/api/news/${id}`)).status).toBe(404)
    expect((await get(`/api/news/pictures/${pictureId}`)).status).toBe(404)
  })

  test.each([
    ['медосмотра', ['Медосмотры']],
    ['медосмотров психиатр', ['Медосмотры']],
    ['медо', ['Медосмотры']],
    ['обучение медосмотр', []],
    ['%', []],
  ])('поиск «%s» находит %j', async (q, expected) => {
    await insertNewsRow(app, { slug: 'a', title: 'Медосмотры', stems: ' медосмотр психиатр ' })
    await insertNewsRow(app, { slug: 'b', title: 'Обучение', stems: ' обучен ' })
    const { body, headers } = await get(`/api/news?q=${encodeURIComponent(q)}`)
    expect(titles(body)).toEqual(expected)
    expect(headers['x-total-count']).toBe(String(expected.length))
  })

  test.each(['page=0', 'limit=501', 'page=x', 'q='])('запрос %s — 400', async (query) => {
    expect((await get(`/api/news?${query}`)).status).toBe(400)
  })

  test('без входа — 401', async () => {
    expect((await app.anonymous.get('/api/news')).status).toBe(401)
  })
})

describe('одна новость', () => {
  test('знает соседей по ленте, и тех, что вышли в один миг', async () => {
    const old = await insertNewsRow(app, { slug: 'staraya', publishAt: HOUR_AGO })
    const first = await insertNewsRow(app, { slug: 'pervaya' })
    const second = await insertNewsRow(app, { slug: 'vtoraya' })
    const between = async (id: number) => {
      const { previousId, nextId } = (await get(`/api/news/${id}`)).body
      return [previousId, nextId]
    }
    expect(await between(second)).toEqual([null, first])
    expect(await between(first)).toEqual([second, old])
    expect(await between(old)).toEqual([first, null])
  })

  test('называет акты, о которых говорит', async () => {
    const norms = [{ id: 'pp-2464', from: '2026-09-01' }]
    const id = await insertNewsRow(app, { slug: 'novost', norms })
    expect((await get(`/api/news/${id}`)).body.norms).toEqual([
      { id: 'pp-2464', label: 'ПП РФ № 2464', from: '2026-09-01' },
    ])
  })

  test('миллион знаков в базе не мешает ленте и отдаётся как есть', async () => {
    const content = '*_['.repeat(350_000)
    const id = await insertNewsRow(app, { slug: 'bolshaya', content })
    expect((await get('/api/news')).text.length).toBeLessThan(300)
    expect((await get(`/api/news/${id}`)).body.content).toBe(content)
  })

  test('картинка отдаётся своим типом и не исполняется', async () => {
    const id = await insertPictureRow(app, await insertNewsRow(app, { slug: 'novost' }))
    const { status, headers } = await get(`/api/news/pictures/${id}`)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ])
  })

  test.each(['/api/news/999999', '/api/news/pictures/999999'])('%s — 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
