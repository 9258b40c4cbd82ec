import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addressKind, PAGES } from '@ot/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/world.ts'

const PUBLIC_URL = 'http://localhost:3000'

const FILES = {
  'index.html': '<title>приложение</title>',
  'service-worker.js': 'код на случай, когда сервера нет',
  'assets/main-1a2b.js': 'console.log("несжатый")',
  'assets/main-1a2b.js.br': 'сжатый',
  'prerendered/login.html': '<title>вход</title>',
  'prerendered/terms.html': `<link rel="canonical" href="__PUBLIC_URL__/Terms">${'условия '.repeat(300)}`,
  'prerendered/manifest.json': JSON.stringify({
    '/Login': 'prerendered/login.html',
    '/terms': 'prerendered/terms.html',
    '/rules': 'prerendered/terms.html',
  }),
  'prerendered/indexed.json': JSON.stringify({ '/terms': '/Terms', '/rules': '/Terms' }),
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

/** Every page of those who are signed in, with a number in the place of its record. */
const deskAddresses = Object.values(PAGES)
  .map(({ path }) => path.replace(/\{?\$\w+\}?/g, '12'))
  .filter((address) => addressKind(address) === 'protected')

const html = { headers: { accept: 'text/html' } }

describe('собранное приложение', () => {
  test.each(['/login', '/Login', '/LOGIN?from=main'])('%s — готовая страница без сценариев', async (path) => {
    expect((await app.anonymous.get(path, html)).text).toContain('вход')
  })

  test.each(['/absent', '/settings/company/more', '/employees/:0/main', '/wp-login.php'])(
    'неизвестный адрес %s — 404 со страницей',
    async (path) => {
      const page = await app.anonymous.get(path, html)
      expect(page.status).toBe(404)
      expect(page.text).toContain('приложение')
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )

  const shellAddresses = ['/', '/employees/%3A12/main/', '/Settings//Company?tab=1', ...deskAddresses]

  test.each(shellAddresses)('%s — оболочка приложения', async (path) => {
    const page = await app.anonymous.get(path, html)
    expect(page.status).toBe(200)
    expect(page.text).toContain('приложение')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('страница называет адрес этой установки', async () => {
    const page = await app.anonymous.get('/terms', html)
    expect(page.text).toContain(`href="${PUBLIC_URL}/Terms"`)
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('страница сжата: %s', async (encoding, decompress) => {
    const page = await app.anonymous.get('/terms', {
      headers: { ...html.headers, 'accept-encoding': encoding },
    })
    expect(page.headers['content-encoding']).toBe(encoding)
    expect(decompress(page.bytes).toString()).toContain('условия')
  })

  test('неизменившаяся страница второй раз не передаётся', async () => {
    const first = await app.anonymous.get('/terms', html)
    const again = await app.anonymous.get('/terms', {
      headers: { ...html.headers, 'if-none-match': String(first.headers.etag) },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('карта сайта называет каждую страницу для поиска один раз', async () => {
    const map = await app.anonymous.get('/sitemap.xml')
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect([...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${PUBLIC_URL}/Terms`,
    ])
  })

  test('robots.txt закрывает вызовы и называет карту сайта', async () => {
    const robots = await app.anonymous.get('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`)
  })

  test.each(['/prerendered/terms.html', '/prerendered/manifest.json'])(
    '%s — не файл для всех',
    async (path) => {
      expect((await app.anonymous.get(path, html)).text).toContain('приложение')
    },
  )

  test('файл с отпечатком в имени хранится браузером навсегда', async () => {
    const file = await app.anonymous.get('/assets/main-1a2b.js')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.text).toContain('несжатый')
  })

  test('файл с отпечатком в имени не везёт того, чем спрашивают, не изменился ли он; оболочка везёт', async () => {
    const { headers } = await app.anonymous.get('/assets/main-1a2b.js', {
      headers: { 'accept-encoding': 'br' },
    })
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'x-request-id'])
      expect(headers[name], name).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect((await app.anonymous.get('/employees/main', html)).headers.etag).toBeDefined()
  })

  test('файлу сборки политика страницы не нужна: её заголовки не едут с каждым файлом', async () => {
    const file = await app.anonymous.get('/assets/main-1a2b.js')
    expect(file.headers['content-security-policy']).toBeUndefined()
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect((await app.anonymous.get('/terms', html)).headers['content-security-policy']).toContain(
      'script-src',
    )
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

test('код, который браузер хранит на случай, когда сервера нет, спрашивают заново с каждым открытием', async () => {
  const worker = await app.anonymous.get('/service-worker.js')
  expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(worker.headers['content-type']).toContain('javascript')
})
