import { isKnownAddress, normInForce } from '@ot/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'
import { readBuiltInNews, syncBuiltInNews } from './built-in-news.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const files = await readBuiltInNews()
const [first] = files
if (first === undefined) throw new Error('There are no built-in news')

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  app.clock.set(NOW)
})
beforeEach(() => app.rows('delete from news'))
afterAll(() => app.close())

const sync = (of = files) => syncBuiltInNews(app.deps.database, NOW, of)
const stored = async (slug: string) => (await app.rows('select * from news where slug = $1', [slug]))[0]

describe('новости, которые идут с продуктом', () => {
  test('их не меньше двадцати пяти, все разные и с днём, который наступил', () => {
    expect(files.length).toBeGreaterThanOrEqual(25)
    expect(new Set(files.map(({ slug }) => slug)).size).toBe(files.length)
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length)
    for (const { date } of files) expect(date !== null && date <= NOW).toBe(true)
  })

  test.each(files.map((file) => [file.slug, file] as const))('%s говорит, что сделать', (_, { content }) => {
    expect(content).toMatch(/## (Что сделать|По шагам|Зачем это вам)/)
    expect(content).not.toMatch(/<[a-z/!]|\]\((?!\/|https:|mailto:)/i)
  })

  test('ссылки новостей ведут на страницы, которые есть', () => {
    const linked = files.flatMap(({ slug, content }) =>
      [...content.matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = '']) => ({ slug, path })),
    )
    expect(linked.length).toBeGreaterThan(0)
    expect(linked.filter(({ path }) => !isKnownAddress(path))).toEqual([])
  })

  test.each(files.filter(({ isVerified }) => !isVerified).map((file) => [file.slug, file.content]))(
    '%s признаёт, чего в нём не сверили',
    (_, content) => {
      expect(content).toMatch(/вторичн|не сверя|не сверил|не сверен|сверьте|не читал|не провер|пересказ/)
    },
  )

  test('редакция акта, о которой говорит новость, есть в реестре норм', () => {
    const unknown = files.flatMap(({ norms, slug }) =>
      norms
        .filter(({ id, from }) => normInForce(id, from) === null && normInForce(id, '2026-11-21') === null)
        .map(({ id }) => `${slug}: ${id}`),
    )
    expect(unknown).toEqual(['obuchenie-pozharnoy-bezopasnosti: mchs-806'])
  })

  test('загружаются один раз', async () => {
    expect(await sync()).toEqual({ added: files.length, changed: 0 })
    expect(await sync()).toEqual({ added: 0, changed: 0 })
  })

  test('два процесса, запущенные разом, не удваивают', async () => {
    const [one, other] = await Promise.all([sync(), sync()])
    expect(one.added + other.added).toBe(files.length)
    expect(await app.rows('select 1 from news')).toHaveLength(files.length)
  })

  test('новый текст заменяет прежний, пока его не правил оператор', async () => {
    await sync()
    const reworded = { ...first, title: 'Другой заголовок' }
    expect(await sync([reworded])).toEqual({ added: 0, changed: 1 })
    expect((await stored(first.slug))?.title).toBe('Другой заголовок')
    await app.rows('update news set title = $1, edited_at = $2 where slug = $3', ['Мой', NOW, first.slug])
    expect(await sync()).toEqual({ added: 0, changed: 0 })
    expect((await stored(first.slug))?.title).toBe('Мой')
  })

  test('снятая не возвращается', async () => {
    await sync()
    await app.rows('update news set withdrawn_at = $1 where slug = $2', [NOW, first.slug])
    await sync()
    expect((await stored(first.slug))?.withdrawn_at).not.toBeNull()
  })

  test('лента отдаёт их все', async () => {
    await sync()
    const { headers } = await app.as(await app.user()).get('/api/news')
    expect(headers['x-total-count']).toBe(String(files.length))
  })
})
