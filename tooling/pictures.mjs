// `npm run pictures`: the pictures of the README, of the first page and for links in messengers, taken from the running
// product with its demo company.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuild, ensureDependencies, ensureNode, ROOT } from './setup.mjs'

ensureNode()
ensureDependencies()
ensureBuild()

const PORT = 4420
const ADDRESS = `http://localhost:${PORT}`
const READY = /ОТдел работает/
const SIGN_IN = /Вход в демонстрацию: (\S+), пароль (\S+)/

const README = 'docs/images'
const FIRST_PAGE = 'apps/web/src/features/landing/pictures'
const SHARED = 'apps/web/public/share.jpg'

/** Of the README: as the page looks on a desk. */
const DESK = { viewport: { width: 1280, height: 800 } }
/** Of the first page: the sizes stand in its picture-sizes.ts; sharper than the page, for good screens. */
const VIEWS = {
  '': { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 1.5 },
  '-phone': { viewport: { width: 390, height: 600 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

const PICTURES = [
  { file: `${README}/landing.webp`, path: '/', view: DESK, isPublic: true },
  { file: `${README}/documents.webp`, path: '/company/list/main?group=orders', view: DESK },
  { file: `${README}/company.webp`, path: '/settings/company', view: DESK },
  ...Object.entries(VIEWS).flatMap(([mark, view]) => [
    { file: `${FIRST_PAGE}/employees${mark}.webp`, path: '/employees/main', view },
    { file: `${FIRST_PAGE}/summary${mark}.webp`, path: '/notifications/summary', view },
    { file: `${FIRST_PAGE}/documents${mark}.webp`, path: '/company/list/main?group=orders', view },
  ]),
]

/** What messengers show beside a link: the first screen, in the size they ask for. */
const SHARED_VIEW = { viewport: { width: 1200, height: 630 } }

const WEBP = { format: 'webp', quality: 78 }
const JPEG = { format: 'jpeg', quality: 84 }

const dataDir = mkdtempSync(join(tmpdir(), 'otdel-pictures-'))
chmodSync(dataDir, 0o755)
const env = { ...process.env, PORT: String(PORT), PUBLIC_URL: ADDRESS, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js'), '--demo'], { env })
try {
  const [email, password] = await signInLine()
  await takePictures(await session(email, password))
} finally {
  server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  server.kill('SIGTERM')
}

function signInLine() {
  return new Promise((resolve, reject) => {
    let output = ''
    server.once('exit', (code) => reject(new Error(`сервер завершился с кодом ${code}: ${output}`)))
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
        const found = SIGN_IN.exec(output)
        if (found !== null && READY.test(output)) resolve([found[1], found[2]])
      })
    }
  })
}

async function session(email, password) {
  const answer = await fetch(`${ADDRESS}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.json()
}

async function takePictures(tokens) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  for (const { file, path, view, isPublic = false } of PICTURES) {
    const page = await openPage(browser, path, view, isPublic ? null : tokens)
    await keep(page, file, WEBP)
  }
  const first = await openPage(browser, '/', SHARED_VIEW, null)
  await keep(first, SHARED, JPEG)
  await browser.close()
}

async function openPage(browser, path, view, tokens) {
  const page = await browser.newPage({ ...view, locale: 'ru-RU', timezoneId: 'Europe/Moscow' })
  if (tokens !== null) await page.addInitScript(signIn, tokens)
  await page.goto(ADDRESS + path)
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy="true"]') === null &&
      !document.body.innerText.includes('Загрузка…') &&
      document.fonts.status === 'loaded',
  )
  return page
}

function signIn({ accessToken, refreshToken }) {
  localStorage.setItem('access_token', accessToken)
  localStorage.setItem('refresh_token', refreshToken)
}

/** Playwright itself writes no WebP; the browser does. */
async function keep(page, file, format) {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', format)
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), Buffer.from(data, 'base64'))
  await page.close()
}
