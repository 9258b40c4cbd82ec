import { answerOf, type CallAnswer, type RouteKey } from '@ot/contract'

const PASSWORD = 'сухой-порох-2026'
const EMAIL = 'bench@bench.example'

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

export type BenchWorld = {
  token: string
  refreshToken: string
  userId: number
  companyId: number
  templateIds: string[]
}

/** A user with a company, made through the calls a browser makes. */
export async function makeWorld(url: string): Promise<BenchWorld> {
  const credentials = { email: EMAIL, password: PASSWORD }
  const agreements = { personalData: true, offer: true, newsletter: false }
  const user = await post(url, 'POST /api/register', {
    ...credentials,
    confirmPassword: PASSWORD,
    agreements,
  })
  const { accessToken, refreshToken } = await post(url, 'POST /api/login', credentials)
  const companyId = await makeCompany(url, accessToken)
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await fetch(`${url}/api/templates?companyId=${companyId}`, { headers })
  const templates = answerOf('GET /api/templates', await answer.json())
  return {
    token: accessToken,
    refreshToken,
    userId: user.id,
    companyId,
    templateIds: templates.filter(({ lacking }) => lacking.length === 0).map(({ id }) => id),
  }
}

export async function makeCompany(url: string, token: string): Promise<number> {
  const company = await post(url, 'POST /api/companies', COMPANY, token)
  return company.id
}

export async function post<K extends RouteKey>(
  url: string,
  key: K,
  body: object,
  token?: string,
): Promise<CallAnswer<K>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const path = key.replace('POST ', '')
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answerOf(key, await answer.json())
}
