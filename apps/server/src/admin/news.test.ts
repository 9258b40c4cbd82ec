import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../../test/factories/user.ts'
import { operatorOf } from '../../test/operator.ts'
import { type TestApp, testApp } from '../../test/world.ts'
import { runAdmin } from './commands.ts'

const NOW = '2026-11-21T09:00:00.000Z'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

let app: TestApp
let folder: string
let reader: TestUser
beforeAll(async () => {
  app = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'novosti-'))
  app.clock.set(NOW)
  reader = await app.user()
})
beforeEach(async () => {
  app.clock.set(NOW)
  await app.rows('delete from news')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const admin = (...words: string[]) => runAdmin(operatorOf(app, folder), words)

async function file(
  name: string,
  head: string,
  body = 'Первый абзац с **сутью**.\n\nВторой.',
): Promise<string> {
  await writeFile(join(folder, name), `---\n${head}\n---\n\n${body}\n`)
  return name
}

async function feed() {
  // A token of before the clock was moved has run out.
  const { body } = await app.as(await app.user()).get('/api/news')
  return body
}

describe('npm run admin -- news', () => {
  test('publish выкладывает файлы днём из заголовка или сейчас', async () => {
    await file('staraya.md', 'slug: staraya\ntitle: Старая\ndate: 2026-09-01')
    await file('novaya.md', 'slug: novaya\ntitle: Новая')
    const printed = await admin('news', 'publish', 'staraya.md', 'novaya.md')
    expect(printed).toMatch(
      /^№ \d+ · 01\.09\.2026, 09:00 · опубликовано · Старая\n№ \d+ · 21\.11\.2026, 12:00 · опубликовано · Новая$/,
    )
    expect(await feed()).toMatchObject([
      { name: 'Новая', createdAt: '2026-11-21T09:00:00.000Z' },
      { name: 'Старая', createdAt: '2026-09-01T06:00:00.000Z', shortContent: 'Первый абзац с сутью.' },
    ])
  })

  test('schedule выпускает в свой день и час', async () => {
    await file('a.md', 'slug: a\ntitle: Завтрашняя')
    expect(await admin('news', 'schedule', 'a.md', '22.11.2026', '10:30')).toContain(
      '22.11.2026, 10:30 · ждёт дня',
    )
    expect(await feed()).toEqual([])
    app.clock.set('2026-11-22T07:30:00.000Z')
    expect(await feed()).toMatchObject([{ name: 'Завтрашняя' }])
  })

  test('черновик выходит по номеру, снятая уходит и возвращается', async () => {
    await file('a.md', 'slug: a\ntitle: Черновик')
    const number = /№ (\d+)/.exec(await admin('news', 'draft', 'a.md'))?.[1] ?? ''
    expect(await feed()).toEqual([])
    await admin('news', 'publish', number)
    expect(await feed()).toHaveLength(1)
    await admin('news', 'withdraw', number)
    expect(await feed()).toEqual([])
    expect(await admin('news', 'list')).toContain('снято · Черновик')
    await admin('news', 'publish', number)
    expect(await feed()).toHaveLength(1)
  })

  test('edit меняет текст и оставляет день', async () => {
    await file('a.md', 'slug: a\ntitle: Было\ndate: 2026-09-01')
    const number = /№ (\d+)/.exec(await admin('news', 'publish', 'a.md'))?.[1] ?? ''
    await file('b.md', 'slug: a\ntitle: Стало', 'Другой текст')
    await admin('news', 'edit', number, 'b.md')
    const { body } = await app.as(reader).get(`/api/news/${number}`)
    expect(body).toMatchObject({
      name: 'Стало',
      content: 'Другой текст',
      createdAt: '2026-09-01T06:00:00.000Z',
      editedAt: app.clock.now(),
    })
    expect((await app.as(reader).get('/api/news?q=другого')).body).toHaveLength(1)
  })

  test('картинка из соседнего файла хранится с новостью, ненужная уходит', async () => {
    await writeFile(join(folder, 'shema.png'), PNG)
    await file('a.md', 'slug: a\ntitle: С картинкой', 'Смотрите: ![Схема](shema.png)')
    const number = /№ (\d+)/.exec(await admin('news', 'publish', 'a.md'))?.[1] ?? ''
    const { body } = await app.as(reader).get(`/api/news/${number}`)
    const address = /\((\/api\/news\/pictures\/\d+)\)/.exec(body.content)?.[1] ?? ''
    expect((await app.as(reader).get(address)).headers['content-type']).toBe('image/png')
    await file('a.md', 'slug: a\ntitle: Без картинки', 'Слова')
    await admin('news', 'edit', number, 'a.md')
    expect((await app.as(reader).get(address)).status).toBe(404)
  })

  test.each([
    ['нет такого файла', 'net.md', null, 'net.md: такого файла нет'],
    ['нет заголовка', 'a.md', 'Просто текст', 'a.md: в начале нужны строки slug и title'],
    ['нет slug', 'a.md', '---\ntitle: А\n---\nТекст', 'a.md: slug: Обязательное поле'],
    ['лишнее поле', 'a.md', '---\nslug: a\ntitle: А\nautor: Я\n---\nТекст', 'autor'],
    [
      'неизвестный акт',
      'a.md',
      '---\nslug: a\ntitle: А\nnorms:\n  - { id: pp-1, from: 2026-01-01 }\n---\nТекст',
      'Такого акта в реестре норм нет',
    ],
    ['кривой заголовок', 'a.md', '---\nslug: [\n---\nТекст', 'a.md: заголовок не читается'],
    ['без текста', 'a.md', '---\nslug: a\ntitle: А\n---\n\n', 'a.md: нет текста'],
    ['завтрашний день', 'a.md', '---\nslug: a\ntitle: А\ndate: 2026-11-22\n---\nТекст', 'ещё не наступил'],
    ['слишком большой', 'a.md', `---\nslug: a\ntitle: А\n---\n${'я'.repeat(120_000)}`, 'файл больше 200 КБ'],
    [
      'чужая картинка',
      'a.md',
      '---\nslug: a\ntitle: А\n---\n![x](https://example.test/a.png)',
      'картинка https://example.test/a.png: чужой адрес',
    ],
    [
      'картинки нет',
      'a.md',
      '---\nslug: a\ntitle: А\n---\n![x](net.png)',
      'a.md: картинка net.png: такого файла нет',
    ],
    [
      'не картинка',
      'a.md',
      '---\nslug: a\ntitle: А\n---\n![x](a.md)',
      'картинка a.md: это не PNG, JPG или WebP',
    ],
  ])('%s: понятный отказ, ничего не записано', async (_, name, text, message) => {
    if (text !== null) await writeFile(join(folder, name), text)
    await file('horoshaya.md', 'slug: horoshaya\ntitle: Хорошая')
    await expect(admin('news', 'publish', 'horoshaya.md', name)).rejects.toThrow(message)
    expect(await app.rows('select 1 from news')).toEqual([])
  })

  test('второй раз под тем же именем — отказ с номером', async () => {
    await file('a.md', 'slug: a\ntitle: А')
    await admin('news', 'publish', 'a.md')
    await expect(admin('news', 'publish', 'a.md')).rejects.toThrow(/Новость a уже есть, № \d+: изменить её/)
  })

  test.each([
    [['schedule', 'a.md', '20.11.2026'], 'уже прошла'],
    [['schedule', 'a.md', '31.02.2026'], 'Дата — ГГГГ-ММ-ДД'],
    [['schedule', 'a.md', '22.11.2026', '25:00'], 'Время — ЧЧ:ММ'],
    [['withdraw', '999999'], 'Новости № 999999 нет'],
    [['withdraw', 'первую'], 'Номер новости — целое число'],
    [['edit', '1'], 'news edit <номер> <файл.md>'],
    [['напечатать'], 'news publish'],
  ])('news %j: %s', async (words, message) => {
    await file('a.md', 'slug: a\ntitle: А')
    await expect(admin('news', ...words)).rejects.toThrow(message)
  })
})
