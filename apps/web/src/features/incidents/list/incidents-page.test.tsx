import { afterEach, describe, expect, test } from 'vitest'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { incidentsServer, LIST } from '../testing/incidents-server.ts'
import { sampleIncident, sampleVictim, summaryOf } from '../testing/sample-incident.ts'
import { IncidentsPage } from './incidents-page.tsx'

let server = incidentsServer({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(answer: () => Response, role: 'owner' | 'viewer' = 'owner') {
  server = incidentsServer({ [LIST]: answer }, role)
  const page = await openPage(<IncidentsPage />)
  // The list is asked for when the company is known.
  for (let turn = 0; turn < 3; turn += 1) await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

const LATE = sampleIncident({
  degree: 'easyGroup',
  group: true,
  victims: [sampleVictim(1), sampleVictim(2, { fullname: 'Ёлкина Анна Юрьевна' })],
  nextStep: {
    key: 'tellInsurer',
    title: 'Сообщить в Социальный фонд',
    state: 'overdue',
    deadline: '2026-11-21',
    deadlineAt: '2026-11-21T11:30:00.000Z',
  },
  overdue: 2,
  stepsDone: 1,
  stepsTotal: 21,
})

describe('Происшествия', () => {
  test('строка: номер, когда, кто, степень с признаком группового, состояние и что просрочено', async () => {
    const page = await open(() => Response.json([summaryOf(LATE)]))
    const text = plain(page)
    expect(page.querySelector('a[href="/notifications/incident/5"]')?.textContent).toBe('№ 3/2026')
    expect(text).toContain('20.11.2026 в 14:30')
    expect(text).toContain('Ёлкина Анна Юрьевна')
    expect(text).toContain('лёгкий групповойгрупповой: пострадавших 2')
    expect(text).toContain('сделано 1 из 21 обязательного')
    expect(text).toContain('просрочено, срок 14:30 21.11.2026')
    expect(text).toContain('2 шага просрочено')
    expect(text).toContain('хранят 45 лет')
  })

  test('журнал печатается за период, сначала — с начала года', async () => {
    const page = await open(() => Response.json([summaryOf(LATE)]))
    await press(page, 'Журнал')
    const dialog = page.querySelector('dialog[open]')
    expect(dialog?.textContent).toContain('Журнал регистрации несчастных случаев')
    const [from, to] = ['from', 'to'].map(
      (end) => page.querySelector<HTMLInputElement>(`#journal-${end}`)?.value ?? '',
    )
    expect(from).toMatch(/^01\.01\.\d{4}$/)
    expect(to?.slice(-4)).toBe(from?.slice(-4))
  })

  test('пока происшествий нет — что делать, если случилось', async () => {
    const page = await open(() => Response.json([]))
    expect(plain(page)).toContain('Происшествий не записано')
    expect(page.querySelectorAll('a[href="/notifications/incidents/new"]')).toHaveLength(1)
    expect(page.querySelector('search')).toBeNull()
  })

  test('наблюдатель не сообщает', async () => {
    const page = await open(() => Response.json([summaryOf(LATE)]), 'viewer')
    expect(page.querySelector('a[href="/notifications/incidents/new"]')).toBeNull()
  })
})
