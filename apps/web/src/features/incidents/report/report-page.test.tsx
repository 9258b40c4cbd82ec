import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { failure } from '../../../testing/fake-server.ts'
import { invalidFields, submit, type } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident } from '../testing/sample-incident.ts'
import { ReportPage } from './report-page.tsx'

const POST = 'POST /api/incidents'
const EVIDENCE = 'POST /api/incidents/5/evidence'

let server = incidentsServer({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(own: Parameters<typeof incidentsServer>[0] = {}, role: 'owner' | 'viewer' = 'owner') {
  server = incidentsServer(own, role)
  const page = await openPage(<ReportPage />)
  for (let turn = 0; turn < 3; turn += 1) await settle()
  return page
}

async function pick(page: HTMLElement, surname: string): Promise<void> {
  type(page, 'report-victimIds', surname)
  act(() => page.querySelector<HTMLElement>('[role=option]')?.click())
  await settle()
}

async function fill(page: HTMLElement, ...surnames: string[]): Promise<void> {
  type(page, 'report-occurredAt', '20.11.2026')
  type(page, 'report-occurredAt-time', '14:30')
  type(page, 'report-toldAt', '20.11.2026')
  type(page, 'report-toldAt-time', '14:40')
  type(page, 'report-place', 'Цех, станок № 5')
  for (const surname of surnames) await pick(page, surname)
  type(page, 'report-circumstances', 'Порезал палец')
  act(() => page.querySelector<HTMLInputElement>('input[name=report-degree]')?.click())
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const calls = (call: string) => server.seen.filter((seen) => seen.call === call)

describe('Сообщение с места', () => {
  test('работников ещё нет: сказано, что сначала их добавляют, и показано где', async () => {
    const page = await open({ 'GET /api/employees?companyId=7': () => Response.json([]) })
    expect(plain(page)).toContain('Работников пока нет')
    expect(page.querySelector('form a')?.getAttribute('href')).toBe('/employees')
  })

  test('не больше семи полей, пустые названы', async () => {
    const page = await open()
    expect(page.querySelectorAll('form label[for], form legend').length).toBeLessThanOrEqual(7)
    await submit(page)
    expect(invalidFields(page)).toEqual(
      expect.arrayContaining([
        'report-occurredAt',
        'report-place',
        'report-victimIds',
        'report-circumstances',
      ]),
    )
    expect(plain(page)).toContain('Выберите тяжесть')
    expect(plain(page)).toContain('Укажите время чч:мм')
    expect(calls(POST)).toEqual([])
  })

  test('двое пострадавших — случай групповой; часы организации уходят мгновением', async () => {
    const page = await open({ [POST]: () => failure(422, 'Отказ') })
    await fill(page, 'Ким', 'Ёлкина')
    expect(plain(page)).toContain('Пострадавших двое или больше: лёгкий групповой случай')
    await submit(page)
    await settle()
    expect(calls(POST)[0]?.body).toEqual({
      companyId: 7,
      occurredAt: '2026-11-20T11:30:00.000Z',
      toldAt: '2026-11-20T11:40:00.000Z',
      place: 'Цех, станок № 5',
      victimIds: [11, 12],
      outsiders: [],
      circumstances: 'Порезал палец',
      degree: 'easyGroup',
    })
  })

  test('происшествие завтра: отказ сервера стоит у своего поля, введённое остаётся', async () => {
    const errors = [{ field: 'occurredAt', message: 'Происшествие не может быть в будущем' }]
    const page = await open({
      [POST]: () => Response.json({ description: 'Проверьте поля', errors }, { status: 422 }),
    })
    await fill(page, 'Ким')
    await submit(page)
    await settle()
    expect(page.querySelector('#report-occurredAt-error')?.textContent).toBe(errors[0]?.message)
    expect(page.querySelector<HTMLTextAreaElement>('#report-place')?.value).toBe('Цех, станок № 5')
  })

  test('снимки уходят после сообщения: неудачный можно отправить ещё раз', async () => {
    let attempts = 0
    const page = await open({
      [POST]: () => Response.json(sampleIncident(), { status: 201 }),
      [EVIDENCE]: () => {
        attempts += 1
        return failure(415, 'Приложите фотографию или файл PDF')
      },
    })
    await fill(page, 'Ким')
    const input = page.querySelector<HTMLInputElement>('input[aria-label="Файлы доказательств"]')
    Object.defineProperty(input, 'files', { configurable: true, value: [new File(['текст'], 'заметки.txt')] })
    act(() => void input?.dispatchEvent(new Event('change', { bubbles: true })))
    await submit(page)
    for (let turn = 0; turn < 3; turn += 1) await settle()
    expect(plain(page)).toContain('Происшествие № 3/2026 записано')
    expect(plain(page)).toContain('Отправлено 0 из 1')
    expect(plain(page)).toContain('Приложите фотографию или файл PDF')
    await press(page, 'Отправить ещё раз')
    await settle()
    expect(attempts).toBe(2)
    expect(calls(POST)).toHaveLength(1)
  })

  test('наблюдателю сказано, что делать', async () => {
    const page = await open({}, 'viewer')
    expect(page.querySelector('form')).toBeNull()
    expect(plain(page)).toContain('Сообщите о происшествии тому, кто ведёт учёт')
  })
})
