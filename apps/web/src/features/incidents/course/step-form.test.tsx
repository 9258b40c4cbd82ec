import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { session } from '../../../lib/api.ts'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import { stale } from '../../../testing/fake-server.ts'
import { type } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { Link } from '../../../ui/link.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { IncidentDesk } from '../page/incident-desk.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident, sampleStep } from '../testing/sample-incident.ts'

const MARK = 'PATCH /api/incidents/5/steps/tellHead'
const NOTE = '#step-tellHead-note'

let server = incidentsServer({})
afterEach(() => server.restore())

const withHead = (version: number, own: Partial<IncidentStep>, next: Partial<IncidentAnswer> = {}) =>
  sampleIncident({
    version,
    steps: [sampleStep('tellHead', { title: 'Сообщить руководителю', ...own })],
    nextStep: { key: 'tellHead', title: '', state: 'open', deadline: null, deadlineAt: null },
    ...next,
  })
const OPEN = withHead(2, {})
const MARKED: Partial<IncidentStep> = { state: 'done', completionDate: '2026-11-20', note: 'по телефону' }

function Desk() {
  const client = useQueryClient()
  const { data } = useQuery(incidentQuery(5))
  if (data === undefined) return null
  return (
    <>
      <IncidentDesk incident={data} />
      <Link to={PAGES.notifications.path} search={{ tab: 'facts' }}>
        на вкладку
      </Link>
      <button type="button" onClick={() => void client.invalidateQueries(incidentQuery(5))}>
        прочесть
      </button>
    </>
  )
}

/** A page over an incident that becomes another one when it is read again. */
async function open(
  first: IncidentAnswer,
  then: IncidentAnswer,
  own: Parameters<typeof incidentsServer>[0] = {},
) {
  const saved: { version: string | null; body: unknown }[] = []
  let stored = first
  server = incidentsServer({
    'GET /api/incidents/5/papers': () => Response.json([]),
    'GET /api/incidents/5': () => Response.json(stored),
    [MARK]: ({ body }, headers) => {
      const version = headers.get('If-Match')
      saved.push({ version, body })
      return version === `"${stored.version}"`
        ? Response.json(withHead(stored.version + 1, MARKED, { nextStep: null }))
        : stale(stored.version, 'Котов')
    },
    ...own,
  })
  const page = await openPage(
    <IncidentsArea title="Расследование">
      <Desk />
    </IncidentsArea>,
  )
  for (let turn = 0; turn < 3; turn += 1) await settle()
  stored = then
  return { page, saved }
}

const noteIn = (page: HTMLElement) => page.querySelector<HTMLTextAreaElement>(NOTE)

describe('Шаг, который отмечают двое', () => {
  test('отметил коллега: набранное остаётся, вопрос говорит кто и что, «Сохранить моё» пишет поверх', async () => {
    const { page, saved } = await open(OPEN, withHead(3, MARKED, { nextStep: null }))
    type(page, 'step-tellHead-note', 'лично')
    await press(page, 'прочесть')
    expect(noteIn(page)?.value).toBe('лично')
    await press(page, 'Отметить сделанным')
    await settle()
    expect(page.textContent).toContain('запись сохранили: Котов')
    expect([...page.querySelectorAll('dialog td')].map(({ textContent }) => textContent)).toContain('лично')
    expect(noteIn(page)?.value).toBe('лично')
    await press(page, 'Сохранить моё')
    await settle()
    expect(saved.map(({ version }) => version)).toEqual(['"2"', '"3"'])
    expect(noteIn(page)).toBeNull()
  })

  test('примечание коллеги не стирает тот, кто своего не писал', async () => {
    const { page, saved } = await open(OPEN, withHead(3, MARKED))
    type(page, 'step-tellHead-done', '19.11.2026')
    await press(page, 'Отметить сделанным')
    await settle()
    await press(page, 'Сохранить моё')
    expect(saved.at(-1)?.body).toEqual({ completionDate: '2026-11-19', notNeeded: false })
  })

  test('изменилось другое в том же расследовании — отметка уходит с первого раза', async () => {
    const { page, saved } = await open(OPEN, withHead(3, {}, { place: 'Склад' }))
    type(page, 'step-tellHead-note', 'лично')
    await press(page, 'прочесть')
    await press(page, 'Отметить сделанным')
    expect(saved.map(({ version }) => version)).toEqual(['"3"'])
  })

  test('отметили, изменили и сняли, не уходя: каждый раз поверх своего', async () => {
    const over: (string | null)[] = []
    const marks = [MARKED, { ...MARKED, note: 'лично' }, {}]
    const { page } = await open(OPEN, OPEN, {
      [MARK]: (_seen, headers) => {
        over.push(headers.get('If-Match'))
        return Response.json(withHead(2 + over.length, marks[over.length - 1] ?? {}))
      },
    })
    await press(page, 'Отметить сделанным')
    await press(page, 'Изменить')
    await press(page, 'Отметить сделанным')
    await press(page, 'Снять отметку')
    expect(over).toEqual(['"2"', '"3"', '"4"'])
  })

  test('ничего не набрано: отметка коллеги видна сразу', async () => {
    const { page } = await open(OPEN, withHead(3, MARKED))
    await press(page, 'прочесть')
    expect(noteIn(page)).toBeNull()
    expect(page.textContent).toContain('по телефону')
  })
})

describe('Набранное примечание', () => {
  test('свёрнутый шаг его не теряет', async () => {
    const { page } = await open(OPEN, OPEN)
    type(page, 'step-tellHead-note', 'лично')
    await press(page, /Сообщить руководителю/)
    expect(noteIn(page)?.closest('[hidden]')).not.toBeNull()
    await press(page, /Сообщить руководителю/)
    expect(noteIn(page)?.value).toBe('лично')
    expect(noteIn(page)?.closest('[hidden]')).toBeNull()
  })

  test('на другую вкладку уходят только после вопроса', async () => {
    session.begin({ accessToken: 'a', refreshToken: 'r' })
    const { page } = await open(OPEN, OPEN)
    const follow = async () => {
      const link = Array.from(page.querySelectorAll('a')).find(
        ({ textContent }) => textContent === 'на вкладку',
      )
      act(() => link?.click())
      await settle()
    }
    type(page, 'step-tellHead-note', 'лично')
    await follow()
    expect(noteIn(page)?.value).toBe('лично')
    expect(page.textContent).toContain('Есть несохранённые изменения')
    await press(page, 'Уйти без сохранения')
    await settle()
    expect(noteIn(page)).toBeNull()
    session.end()
  })

  test('«Не менять» сначала спрашивает', async () => {
    const { page } = await open(withHead(2, MARKED), OPEN)
    await press(page, 'Изменить')
    type(page, 'step-tellHead-note', 'лично')
    await press(page, 'Не менять')
    expect(noteIn(page)?.value).toBe('лично')
    await press(page, 'Закрыть без сохранения')
    expect(noteIn(page)).toBeNull()
    expect(page.textContent).toContain('по телефону')
  })
})
