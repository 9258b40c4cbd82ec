import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/world.ts'

const FILES = {
  'index.html': '<title>приложение</title>',
  'assets/main-1a2b.js': 'console.log("несжатый")',
  'assets/main-1a2b.js.br': 'сжатый',
  'prerendered/login.html': '<title>вход</title>',
  'prerendered/manifest.json': JSON.stringify({ '/Login': 'prerendered/login.html' }),
}

let root: string
let app: TestApp
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'otdel-web-'))
  for (const folder of ['assets', 'prerendered']) await mkdir(join(root, folder))
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(root, name), text)
  app = await testApp({ staticRoot: root })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

const html = { headers: { accept: 'text/html' } }

describe('собранное приложение', () => {
  test.each(['/login', '/Login', '/LOGIN?from=main'])('%s — готовая страница без сценариев', async (path) => {
    expect((await app.anonymous.get(path, html)).text).toContain('вход')
  })

  test.each(['/', '/employees/:12/main', '/settings/company'])('%s — оболочка приложения', async (path) => {
    const page = await app.anonymous.get(path, html)
    expect(page.status).toBe(200)
    expect(page.text).toContain('приложение')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('файл с отпечатком в имени хранится браузером навсегда', async () => {
    const file = await app.anonymous.get('/assets/main-1a2b.js')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.text).toContain('несжатый')
  })

  test('сжатый заранее файл отдаётся тому, кто его понимает', async () => {
    const file = await app.anonymous.get('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'br' } })
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.text).toBe('сжатый')
  })

  test.each(['/api/nothing', '/assets/absent.js', '/api/companies/1/nothing'])(
    '%s — 404 в JSON',
    async (path) => {
      const answer = await app.anonymous.get(path, html)
      expect(answer.status).toBe(404)
      expect(answer.body.description).toBe('Такого адреса нет')
    },
  )

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s не выводит за пределы папки',
    async (path) => {
      const answer = await app.anonymous.get(path)
      expect(answer.text).not.toContain('"name"')
    },
  )
})
