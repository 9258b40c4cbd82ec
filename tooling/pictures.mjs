// `npm run pictures`: the pictures of the README, taken from the running product with its demo company.
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBuild, ensureDependencies, ensureNode, ROOT } from './setup.mjs'

ensureNode()
ensureDependencies()
ensureBuild()

const PORT = 4420
const ADDRESS = `http://localhost:${PORT}`
const READY = /ОТдел работает/
const SIGN_IN = /Вход в демонстрацию: (\S+), пароль (\S+)/
const PICTURES = [
  { file: 'landing.png', path: '/', isPublic: true },
  { file: 'documents.png', path: '/company/list/main?group=orders' },
  { file: 'company.png', path: '/settings/company' },
]

const dataDir = mkdtempSync(join(tmpdir(), 'otdel-pictures-'))
chmodSync(dataDir, 0o755)
const env = { ...process.env, PORT: String(PORT), PUBLIC_URL: ADDRESS, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js'), '--demo'], { env })
const [email, password] = await signInLine()
await takePictures()
server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
server.kill('SIGTERM')

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

async function takePictures() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  mkdirSync(join(ROOT, 'docs/images'), { recursive: true })
  for (const { file, path, isPublic = false } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' })
    if (!isPublic) await signIn(page)
    await page.goto(ADDRESS + path)
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && !document.body.innerText.includes('Загрузка…'),
    )
    await page.screenshot({ path: join(ROOT, 'docs/images', file) })
    await page.close()
  }
  await browser.close()
}

async function signIn(page) {
  const answer = await fetch(`${ADDRESS}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { accessToken, refreshToken } = await answer.json()
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access)
      localStorage.setItem('refresh_token', refresh)
    },
    [accessToken, refreshToken],
  )
}
