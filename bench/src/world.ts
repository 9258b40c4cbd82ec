import { answerOf, type CallAnswer, type RouteKey } from '@ot/contract'
import type { Product } from './product.ts'
import type { Scale } from './scale.ts'

const CREDENTIALS = { email: 'bench@bench.example', password: 'сухой-порох-2026' }

const COMPANY = {
  name: 'Общество с ограниченной ответственностью «Северный ветер»',
  shortName: 'ООО «Северный ветер»',
  formOfOwnership: 'Частная собственность',
  activities: [103],
  legalAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  actualAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  mailingAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  phone: '+7 (495) 123-45-67',
  email: 'office@severny.example',
  inn: '0012034565',
  kpp: '001201001',
  okpo: '00120342',
  okato: '45286565000',
  oktmo: '45397000',
  okved: '46.90',
  ogrn: '1240000012031',
  okogu: '4210014',
  city: 'Москва',
  headcount: 60,
  directorName: 'Петрова Любовь Ильинична',
  directorPosition: 'Генеральный директор',
}

export type World = { userId: number; companyId: number; templateIds: string[] }

/** What a part is given: how much to do, the product that runs, and whose company is in it. */
export type Bench = { scale: Scale; product: Product; world: World }

/** A user with a company, made through the calls a browser makes. */
export async function makeWorld({ url }: Product): Promise<World> {
  const user = await register(url, CREDENTIALS)
  const token = await accessToken(url)
  const companyId = await makeCompany(url, token)
  const path = `/api/templates?companyId=${companyId}`
  const templates = await get(url, 'GET /api/templates', path, token)
  const complete = templates.filter(({ lacking }) => lacking.length === 0)
  return { userId: user.id, companyId, templateIds: complete.map(({ id }) => id) }
}

/** Another user with a company of his own. */
export async function makeNeighbour(url: string): Promise<{ token: string; companyId: number }> {
  const credentials = { ...CREDENTIALS, email: 'neighbour@bench.example' }
  await register(url, credentials)
  const { accessToken: token } = await signIn(url, credentials)
  return { token, companyId: await makeCompany(url, token) }
}

function register(url: string, credentials: typeof CREDENTIALS): Promise<CallAnswer<'POST /api/register'>> {
  return post(url, 'POST /api/register', {
    ...credentials,
    confirmPassword: credentials.password,
    agreements: { personalData: true, offer: true, newsletter: false },
  })
}

/** An access token lives a quarter of an hour, less than a run: whoever begins to measure signs in. */
export function signIn(url: string, credentials = CREDENTIALS): Promise<CallAnswer<'POST /api/login'>> {
  return post(url, 'POST /api/login', credentials)
}

export async function accessToken(url: string): Promise<string> {
  return (await signIn(url)).accessToken
}

/** `own`: what is other than usual on its card. */
export async function makeCompany(url: string, token: string, own: object = {}): Promise<number> {
  const company = await post(url, 'POST /api/companies', { ...COMPANY, ...own }, token)
  return company.id
}

/** The one the pages show: of a user's companies, without his word, the last made. */
export async function chooseCompany(url: string, companyId: number, token: string): Promise<void> {
  await ask(`${url}/api/companies/${companyId}/choose`, { method: 'POST' }, token)
}

export async function get<K extends RouteKey>(
  url: string,
  key: K,
  path: string,
  token: string,
): Promise<CallAnswer<K>> {
  return answerOf(key, await (await ask(url + path, {}, token)).json())
}

export async function post<K extends RouteKey>(
  url: string,
  key: K,
  body: object,
  token?: string,
): Promise<CallAnswer<K>> {
  const headers = { 'content-type': 'application/json' }
  const address = url + key.replace('POST ', '')
  const answer = await ask(address, { method: 'POST', headers, body: JSON.stringify(body) }, token)
  return answerOf(key, await answer.json())
}

async function ask(address: string, { headers, ...request }: RequestInit, token?: string): Promise<Response> {
  const whole = new Headers(headers)
  if (token !== undefined) whole.set('authorization', `Bearer ${token}`)
  const answer = await fetch(address, { ...request, headers: whole })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer
}
