// The built product as a process, and those who use it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup.mjs'

const PASSWORD = 'стойкий пароль 3'

export async function startProduct(environment, folder = ROOT) {
  mkdirSync(environment.DATA_DIR, { recursive: true })
  const child = spawn(process.execPath, ['--enable-source-maps', join(folder, 'apps/server/dist/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  await new Promise((resolve, reject) => {
    child.stdout.on('data', () => output.includes('ОТдел работает') && resolve())
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}: ${output}`)))
  })
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

async function register(url, email) {
  const body = JSON.stringify({ email, password: PASSWORD, confirmPassword: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(20_000)
  const answer = await fetch(`${url}/api/register`, { method: 'POST', headers, body, signal }).catch(
    () => null,
  )
  await answer?.arrayBuffer()
  return answer?.status ?? null
}

export async function signIn(url, email) {
  const body = JSON.stringify({ email, password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

/** Writers who go on whatever is answered; `acknowledged`: whom the product told that he is registered. */
export function startWriters(url, count, name = 'w') {
  const acknowledged = []
  const refused = new Map()
  let isOver = false
  let waiting = []
  async function writer(own) {
    for (let number = 0; !isOver; number += 1) {
      const email = `${own}-${number}@drill.test`
      const status = await register(url, email)
      if (status === 201) acknowledged.push(email)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
      waiting = waiting.filter(({ total, resolve }) => acknowledged.length < total || void resolve())
    }
  }
  const working = Promise.all(Array.from({ length: count }, (_, index) => writer(`${name}${index}`)))
  return {
    acknowledged,
    refused,
    reach: (total) => new Promise((resolve) => waiting.push({ total, resolve })),
    end: () => {
      isOver = true
      return working
    },
  }
}
