import type { IncidentAnswer } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { failure } from '../../../testing/fake-server.ts'
import { type } from '../../../testing/form.ts'
import { buttonOf, openPage, press, settle } from '../../../testing/open-page.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident, sampleStep } from '../testing/sample-incident.ts'
import { IncidentDesk } from './incident-desk.tsx'

const PAPERS = 'GET /api/incidents/5/papers'
const MARK = 'PATCH /api/incidents/5/steps/tellInsurer'
const PATCH = 'PATCH /api/incidents/5'
const CANCEL = 'POST /api/incidents/5/cancel'

let server = incidentsServer({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

const COURSE = sampleIncident({
  steps: [
    sampleStep('firstAid', { state: 'done', completionDate: '2026-11-20', title: 'Первая помощь' }),
    sampleStep('tellInsurer', {
      title: 'Сообщить в фонд',
      state: 'overdue',
      deadline: '2026-11-21',
      deadlineAt: '2026-11-21T11:30:00.000Z',
      deadlineFrom: '24 часа с 20.11.2026, 14:30',
    }),
    sampleStep('accidentAct', {
      title: 'Составить акт',
      state: 'blocked',
      blockedBy: 'сначала решите, связан ли случай',
    }),
    sampleStep('notifyAuthorities', { title: 'Известить инспекцию', state: 'done', isFormer: true }),
  ],
  nextStep: {
    key: 'tellInsurer',
    title: 'Сообщить в фонд',
    state: 'overdue',
    deadline: '2026-11-21',
    deadlineAt: '2026-11-21T11:30:00.000Z',
  },
  overdue: 1,
})

async function open(incident: IncidentAnswer, own: Parameters<typeof incidentsServer>[0] = {}) {
  server = incidentsServer({ [PAPERS]: () => Response.json([]), ...own })
  const page = await openPage(
    <IncidentsArea title="Расследование">
      <IncidentDesk incident={incident} />
    </IncidentsArea>,
  )
  for (let turn = 0; turn < 3; turn += 1) await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const bodyOf = (call: string) => server.seen.find((seen) => seen.call === call)?.body

describe('Ход расследования', () => {
  test('следующий шаг раскрыт: основание, срок и от чего он считан; просроченный назван словами', async () => {
    const page = await open(COURSE)
    const text = plain(page)
    expect(text).toContain('1 шаг просрочен')
    expect(text).toContain('просроченодо 14:30 21.11.2026')
    expect(text).toContain('до 14:30 21.11.2026 — 24 часа с 20.11.2026, 14:30')
    expect(text).toContain('сделано 20.11.2026')
    expect(text).toContain('Сделано при прежней степени')
    expect(page.querySelectorAll('[aria-expanded=true]')).toHaveLength(1)
  })

  test('шаг, который ещё нельзя сделать, говорит почему и не отмечается', async () => {
    const page = await open(COURSE)
    await press(page, /Составить акт/)
    expect(plain(page)).toContain('Пока нельзя: сначала решите, связан ли случай')
    const step = page.querySelector<HTMLElement>('#step-accidentAct')
    expect(step === null ? null : buttonOf(step, 'Отметить сделанным').disabled).toBe(true)
  })

  test('шаг по обстоятельствам, чей срок позади, не предстоит и не просрочен', async () => {
    const optional = { required: false, deadline: '2025-11-17', deadlineFrom: 'к концу расследования' }
    const text = plain(await open(sampleIncident({ steps: [sampleStep('explanations', optional)] })))
    expect(text).toContain('по обстоятельствамне отмечено, срок был до 17.11.2025')
    expect(text).not.toContain('предстоит')
  })

  test('отметка шага в часах уходит с часом, отказ сервера стоит у поля', async () => {
    const refusal = () =>
      Response.json(
        {
          description: 'Проверьте поля',
          errors: [{ field: 'completedAt', message: 'Это время ещё не наступило' }],
        },
        { status: 422 },
      )
    const page = await open(COURSE, { [MARK]: refusal })
    type(page, 'step-tellInsurer-done', '21.11.2026')
    type(page, 'step-tellInsurer-done-time', '10:15')
    await press(page, 'Отметить сделанным')
    expect(bodyOf(MARK)).toMatchObject({ completedAt: '2026-11-21T07:15:00.000Z', note: '' })
    expect(plain(page)).toContain('Это время ещё не наступило')
  })

  test('без времени отметка не уходит', async () => {
    const page = await open(COURSE)
    type(page, 'step-tellInsurer-done-time', '')
    await press(page, 'Отметить сделанным')
    expect(plain(page)).toContain('Укажите время чч:мм')
    expect(bodyOf(MARK)).toBeUndefined()
  })
})

describe('Изменения происшествия', () => {
  test('степень: до сохранения сказано, что изменится', async () => {
    const page = await open(COURSE, { [PATCH]: () => failure(409, 'Отменённое не меняют') })
    await press(page, 'Изменить степень')
    type(page, 'incident-degree', 'тяжёлый')
    act(() => page.querySelector<HTMLElement>('[role=option]')?.click())
    await settle()
    expect(plain(page)).toContain('Шаги перестроятся под тяжёлый случай. Сделанное')
    expect(plain(page)).toContain('государственный инспектор труда')
    const dialog = page.querySelector<HTMLElement>('dialog[open]')
    act(() => dialog?.querySelector('form')?.requestSubmit())
    await settle()
    expect(bodyOf(PATCH)).toMatchObject({ degree: 'serious' })
    expect(plain(page)).toContain('Отменённое не меняют')
  })

  test('отмена — только с причиной', async () => {
    const refusal = () =>
      Response.json(
        {
          description: 'reason: Обязательное поле',
          errors: [{ field: 'reason', message: 'Обязательное поле' }],
        },
        { status: 400 },
      )
    const page = await open(COURSE, { [CANCEL]: refusal })
    await press(page, 'Отменить происшествие')
    expect(plain(page)).toContain('Удалить происшествие нельзя')
    const dialog = page.querySelector<HTMLElement>('dialog[open]')
    act(() => dialog?.querySelector('form')?.requestSubmit())
    await settle()
    expect(plain(page)).toContain('Обязательное поле')
  })

  test('отменённое только читают и возвращают', async () => {
    const page = await open(
      sampleIncident({ ...COURSE, status: 'cancelled', cancelReason: 'записано дважды' }),
    )
    expect(plain(page)).toContain('Происшествие отменено: записано дважды')
    expect(plain(page)).not.toContain('Отметить сделанным')
    expect(buttonOf(page, 'Вернуть в работу')).toBeDefined()
  })
})
