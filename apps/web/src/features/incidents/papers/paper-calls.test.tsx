import type { IncidentAnswer } from '@ot/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import { answerWith } from '../../../testing/answer-with.ts'
import { stale } from '../../../testing/fake-server.ts'
import { sampleIncident } from '../testing/sample-incident.ts'
import { registerIncidentPaper } from './paper-calls.ts'

const ORDER = 'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya'
const REGISTERED = { id: 8, templateId: ORDER, number: '12-ОТ', date: '2026-11-20' }
const READ = 'GET /api/incidents/5'

let server = answerWith({})
afterEach(() => server.restore())

const commissioned = (version: number, orderDate: string | null = null): IncidentAnswer => {
  const incident = sampleIncident()
  return { ...incident, version, commission: { ...incident.commission, orderDate } }
}

/** The incident stands at these versions one after another: each saving but the last finds the next one there. */
function open(versions: readonly IncidentAnswer[], firstRead?: Promise<Response>) {
  const saved: (string | null)[] = []
  let at = 0
  let reads = 0
  const stored = () => versions[Math.min(at, versions.length - 1)] ?? commissioned(1)
  server = answerWith({
    'POST /api/documents': () => Response.json(REGISTERED, { status: 201 }),
    [READ]: () => (reads++ === 0 ? firstRead : undefined) ?? Response.json(stored()),
    'PATCH /api/incidents/5': (_seen, headers) => {
      const version = headers.get('If-Match')
      saved.push(version)
      at += 1
      return version === `"${stored().version}"` ? Response.json(stored()) : stale(stored().version, 'Котов')
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const register = () =>
    registerIncidentPaper(
      client,
      sampleIncident(),
      { companyId: 7, templateId: ORDER, date: '2026-11-20' },
      'ключ',
    )
  return { client, register, saved }
}

describe('номер приказа о комиссии после регистрации', () => {
  test('записывается, хотя чтение сведений началось до своего же сохранения', async () => {
    let answerFirst = (_response: Response): void => undefined
    const first = new Promise<Response>((resolve) => {
      answerFirst = resolve
    })
    const { client, register, saved } = open([commissioned(2)], first)
    const asked = client.fetchQuery(incidentQuery(5)).catch(() => null)
    const registering = register()
    answerFirst(Response.json(commissioned(1)))
    await registering
    await asked
    expect(saved).toEqual(['"2"'])
  })

  test('записывается поверх сохранённого между чтением и записью: чужого там нет', async () => {
    const { register, saved } = open([commissioned(2), commissioned(3)])
    await register()
    expect(saved).toEqual(['"2"', '"3"'])
  })

  test('не записывается, когда его тем временем внёс другой', async () => {
    const { register, saved } = open([commissioned(2), commissioned(3, '2026-11-19')])
    await register()
    expect(saved).toEqual(['"2"'])
  })
})
