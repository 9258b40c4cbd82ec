// Who comes through nginx: over TLS, with the drill's own certificate.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const SITE = 'ot.example.ru'
const PASSWORD = 'стойкий пароль 3'
const CLICK_MS = 50
const ADDRESS = '101000, г. Москва, ул. Мясницкая, д. 1'
const COMPANY = {
  name: 'Общество с ограниченной ответственностью «Ромашка»',
  shortName: 'ООО «Ромашка»',
  formOfOwnership: 'Общество с ограниченной ответственностью',
  activities: [1],
  legalAddress: ADDRESS,
  actualAddress: ADDRESS,
  mailingAddress: ADDRESS,
  phone: '+7 (495) 123-45-67',
  email: 'info@romashka.example',
  inn: '7707083893',
  kpp: '770701001',
  okpo: '00032537',
  okato: '45286565000',
  oktmo: '45379000',
  okved: '62.01',
  ogrn: '1027700132195',
  okogu: '4210014',
  directorName: 'Иванов Пётр Сергеевич',
  directorPosition: 'Генеральный директор',
}

/** nginx closes its waiting connections when it is reloaded, at times under the hands of who has just begun to ask. */
class ClosedBefore extends Error {}

export function caller(folder, port) {
  const agent = new Agent({
    ca: readFileSync(join(folder, 'fullchain.pem')),
    keepAlive: true,
    servername: SITE,
  })
  return (path, { method = 'GET', headers = {}, body, onPart } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, method, agent, headers: { host: SITE, ...headers } },
        (answer) => {
          const parts = []
          answer.on('data', (part) => {
            parts.push(part)
            onPart?.(part.toString('utf8'))
          })
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString('utf8') }),
          )
        },
      )
      let isAnswered = false
      asked.on('response', () => {
        isAnswered = true
      })
      asked.on('error', (error) =>
        reject(asked.reusedSocket && !isAnswered && error.code === 'ECONNRESET' ? new ClosedBefore() : error),
      )
      asked.end(body)
    })
}

/** Reads and writes in turn, whatever happens; like a browser it asks once more where a used connection was closed before any answer. */
export function startClicker(call, { token, companyId }) {
  const failed = []
  const written = []
  const authorization = `Bearer ${token}`
  let clicks = 0
  let askedAgain = 0
  let isOver = false
  function ask(name, key) {
    if (name === null) return call('/api/account', { headers: { authorization } })
    return call('/api/employee-groups', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ companyId, name }),
    })
  }
  async function click() {
    const name = clicks % 2 === 1 ? `Отдел ${clicks}` : null
    const key = randomUUID()
    clicks += 1
    const told = await ask(name, key)
      .catch((error) => {
        if (!(error instanceof ClosedBefore)) throw error
        askedAgain += 1
        return ask(name, key)
      })
      .then(
        ({ status }) => status,
        (error) => error.message,
      )
    if (typeof told !== 'number' || told >= 300) failed.push(told)
    else if (name !== null) written.push(name)
  }
  const working = (async () => {
    while (!isOver) await Promise.all([click(), wait(CLICK_MS)])
  })()
  return {
    failed,
    written,
    count: () => clicks,
    askedAgain: () => askedAgain,
    pass: async (more) => {
      for (const enough = clicks + more; clicks < enough; ) await wait(CLICK_MS)
    },
    end: () => {
      isOver = true
      return working
    },
  }
}

/** A user with a company, signed in. */
export async function enter(call, email = 'clicker@drill.test') {
  const send = async (path, body, headers = {}) => {
    const json = { 'content-type': 'application/json', ...headers }
    const { status, text } = await call(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
    return JSON.parse(text)
  }
  await send('/api/register', { email, password: PASSWORD, confirmPassword: PASSWORD })
  const { accessToken } = await send('/api/login', { email, password: PASSWORD })
  const { id } = await send('/api/companies', COMPANY, { authorization: `Bearer ${accessToken}` })
  return { token: accessToken, companyId: id }
}

/** Whether a change is heard on the stream while it goes on. */
export async function isHeard(call, { token, companyId }) {
  const authorization = `Bearer ${token}`
  let change = null
  const heard = await new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), 20_000)
    call(`/api/stream?companyId=${companyId}`, {
      headers: { authorization },
      onPart: (part) => {
        change ??= call('/api/employee-groups', {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ companyId, name: 'Цех' }),
        })
        if (!part.includes('"entity"')) return
        clearTimeout(patience)
        resolve(true)
      },
    }).catch(() => resolve(false))
  })
  await change
  return heard
}

/** What a file of four megabytes is answered that is no staff list. */
export async function upload(call, { token, companyId }) {
  const boundary = 'x'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
  const { status } = await call(`/api/employees/import?companyId=${companyId}&dryRun=true`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: `${head}${'ф'.repeat(2_000_000)}\r\n--${boundary}--\r\n`,
  })
  return status
}
