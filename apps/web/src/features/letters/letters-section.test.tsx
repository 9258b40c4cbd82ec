import type { DepartmentHead, LetterAnswer, LetterSettings } from '@ot/contract'
import type { Role } from '@ot/domain'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { LettersSection } from './letters-section.tsx'

const CALLS = {
  companies: 'GET /api/companies',
  settings: 'GET /api/letters/settings?companyId=7',
  letters: 'GET /api/letters?companyId=7&page=1&limit=20',
  choose: 'PATCH /api/letters/settings',
  sample: 'POST /api/letters/sample',
  send: 'POST /api/employee-groups/3/letter',
  revoke: 'DELETE /api/employee-groups/3/letter-links',
} as const

const HEAD: DepartmentHead = {
  departmentId: 3,
  department: 'Склад',
  isUnsubscribed: false,
  linkUntil: null,
  head: { employeeId: 11, fullName: 'Ким Лев Львович', email: 'kim@company.test', isDismissed: false },
}
const SETTINGS: LetterSettings = {
  rhythm: 'weekly',
  email: 'anna@company.test',
  nextAt: '2026-11-23T06:00:00.000Z',
  departments: [HEAD],
}
const LETTER: LetterAnswer = {
  id: 1,
  kind: 'department',
  subject: 'Сроки отдела «Склад»',
  name: 'Ким Лев Львович',
  email: 'kim@company.test',
  state: 'sent',
  attempts: 1,
  queuedAt: '2026-11-16T06:00:00.000Z',
  sentAt: '2026-11-16T06:00:05.000Z',
}

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

type Given = { settings?: Partial<LetterSettings>; letters?: readonly LetterAnswer[]; role?: Role }

async function open({ settings = {}, letters = [], role = 'owner' }: Given = {}, own = {}) {
  server = answerWith({
    [CALLS.companies]: () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [CALLS.settings]: () => Response.json({ ...SETTINGS, ...settings }),
    [CALLS.letters]: () => Response.json(letters, { headers: { 'x-total-count': String(letters.length) } }),
    ...own,
  })
  const page = await openPage(<LettersSection />)
  await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const asked = (call: string) => server.seen.filter((seen) => seen.call === call).map(({ body }) => body)

async function choose(page: HTMLElement, label: string): Promise<void> {
  const option = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  act(() => option?.querySelector('input')?.click())
  await settle()
}

describe('сводка', () => {
  test('куда, как часто и когда следующая; выбор записывается сразу', async () => {
    const page = await open(
      {},
      { [CALLS.choose]: () => Response.json({ ...SETTINGS, rhythm: 'off', nextAt: null }) },
    )
    expect(plain(page)).toContain('anna@company.test')
    expect(plain(page)).toContain('Следующая — 23.11.2026, 09:00.')
    await choose(page, 'не присылать')
    expect(asked(CALLS.choose)).toEqual([{ companyId: 7, rhythm: 'off' }])
    expect(plain(page)).toContain('Сводка отключена.')
  })

  test('не записалось — выбор прежний, сказано почему', async () => {
    const page = await open({}, { [CALLS.choose]: () => failure(503, 'Сервер временно недоступен.') })
    await choose(page, 'каждый день')
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Сервер временно недоступен.')
    expect(page.querySelector<HTMLInputElement>('input:checked')?.parentElement?.textContent).toBe(
      'по понедельникам',
    )
  })

  test('«Прислать сейчас» говорит, куда отправлено', async () => {
    const sample = { ...LETTER, kind: 'sample', email: 'anna@company.test', state: 'queued' }
    const page = await open({}, { [CALLS.sample]: () => Response.json(sample, { status: 201 }) })
    await press(page, 'Прислать сейчас')
    await settle()
    expect(plain(page)).toContain('Сводка на сейчас отправлена на anna@company.test.')
  })
})

describe('руководители отделов', () => {
  const head = (changes: Partial<NonNullable<DepartmentHead['head']>>): DepartmentHead => ({
    ...HEAD,
    head: { employeeId: 11, fullName: 'Ким Лев Львович', email: 'k@c.test', isDismissed: false, ...changes },
  })
  test.each<[string, DepartmentHead]>([
    ['руководитель не указан', { ...HEAD, head: null }],
    ['нет e-mail — письмо не уйдёт', head({ email: null })],
    ['уволен — укажите другого', head({ isDismissed: true })],
    ['отказался от писем', { ...HEAD, isUnsubscribed: true }],
  ])('%s: отправить нельзя', async (words, department) => {
    const page = await open({ settings: { departments: [department] } })
    expect(plain(page)).toContain(words)
    expect(plain(page)).not.toContain('Отправить сейчас')
  })

  test('список отправляют и ссылку отзывают', async () => {
    let linkUntil: string | null = null
    const page = await open(
      {},
      {
        [CALLS.settings]: () => Response.json({ ...SETTINGS, departments: [{ ...HEAD, linkUntil }] }),
        [CALLS.send]: () => {
          linkUntil = '2026-12-21T09:00:00.000Z'
          return Response.json(LETTER, { status: 201 })
        },
        [CALLS.revoke]: () => {
          linkUntil = null
          return new Response(null, { status: 204 })
        },
      },
    )
    await press(page, 'Отправить сейчас')
    await settle()
    expect(plain(page)).toContain('Отправлено на kim@company.test. Ссылка действует до 21.12.2026, 12:00')
    await press(page, 'Отозвать ссылку')
    await settle()
    expect(plain(page)).not.toContain('Ссылка действует до')
  })

  test('наблюдатель видит, но не отправляет', async () => {
    const page = await open({ role: 'viewer' })
    expect(plain(page)).toContain('Ким Лев Львович')
    expect(plain(page)).not.toContain('Отправить сейчас')
  })
})

describe('отправленные письма', () => {
  test('когда, кому, что и в каком состоянии', async () => {
    const waiting = { ...LETTER, id: 2, state: 'queued', attempts: 2, sentAt: null } as const
    const page = await open({ letters: [waiting, LETTER] })
    const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
      row.textContent?.replaceAll('\u00a0', ' '),
    )
    expect(rows).toEqual([
      '16.11.2026, 09:00Ким Лев Львовичkim@company.testСписок отделаСроки отдела «Склад»в очередипопыток: 2, повторим',
      '16.11.2026, 09:00Ким Лев Львовичkim@company.testСписок отделаСроки отдела «Склад»отправлено',
    ])
  })

  test('писем не было', async () => {
    expect(plain(await open())).toContain('Писем пока не было.')
  })
})

test('без организации — что сделать сначала', async () => {
  const page = await open({}, { [CALLS.companies]: () => Response.json([]) })
  expect(plain(page)).toContain('пока её нет, присылать нечего')
})
