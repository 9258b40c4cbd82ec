import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestUser } from '../../../test/factories/user.ts'
import { operatorOf } from '../../../test/operator.ts'
import { type TestApp, testApp } from '../../../test/world.ts'
import { runAdmin } from '../../admin/commands.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let app: TestApp
let user: TestUser
let folder: string
beforeAll(async () => {
  app = await testApp()
  user = await app.user()
  folder = await mkdtemp(join(tmpdir(), 'otdel-cards-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await app.close()
})

const cards = (...words: string[]) => runAdmin(operatorOf(app, folder), ['cards', ...words])
const shown = async () => (await app.as(user).get('/api/ad-cards')).body
const CARD = ['Учебный центр', 'Обучение по программам А, Б и В', 'https://example.test/'] as const

describe('карточки рядом с уведомлениями', () => {
  test('сначала пусты', async () => {
    expect(await shown()).toEqual([])
    expect(await cards('list')).toBe('1: пусто\n2: пусто\n3: пусто')
  })

  test('поставленная видна пользователям, новая встаёт на место прежней', async () => {
    await cards('set', '2', 'Прежняя', 'Текст', 'mailto:a@example.test')
    await cards('set', '2', ...CARD)
    const [title, text, url] = CARD
    expect(await shown()).toEqual([{ place: 2, title, text, url, picture: null }])
    expect(await cards('list')).toContain('2: Учебный центр — Обучение')
  })

  test('картинка отдаётся тем типом, какой она есть, и без входа', async () => {
    await writeFile(join(folder, 'card.bin'), PNG)
    await cards('set', '1', ...CARD, 'card.bin')
    const [{ picture }] = await shown()
    const { status, headers, bytes } = await app.anonymous.get(picture)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(bytes.equals(PNG)).toBe(true)
    expect((await app.anonymous.get('/api/ad-cards/2/picture')).status).toBe(404)
    expect((await app.anonymous.get('/api/ad-cards/7/picture')).status).toBe(400)
  })

  test.each([
    ['место не то', ['4', ...CARD], 'Место — 1, 2 или 3'],
    ['адрес со сценарием', ['3', 'Акция', 'Текст', 'javascript:alert(1)'], 'Адрес начинается с'],
    ['заголовок длиннее карточки', ['3', 'я'.repeat(81), 'Текст', 'https://example.test'], 'title'],
    ['файла нет', ['3', ...CARD, 'нет.png'], 'Файла нет'],
  ])('%s — отказ с причиной', async (_case, words, said) => {
    await expect(cards('set', ...words)).rejects.toThrow(said)
    expect((await shown()).map(({ place }: { place: number }) => place)).not.toContain(3)
  })

  test('то, что картинкой не является, не принимается', async () => {
    await writeFile(join(folder, 'script.png'), '<svg onload="alert(1)"/>')
    await expect(cards('set', '3', ...CARD, 'script.png')).rejects.toThrow('PNG, JPG или WebP')
  })

  test('убранная уступает место совету', async () => {
    expect(await cards('remove', '2')).toBe('Место 2 свободно')
    expect(await cards('remove', '2')).toBe('На месте 2 карточки нет')
  })
})
