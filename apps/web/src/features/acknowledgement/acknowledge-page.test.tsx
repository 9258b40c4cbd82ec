import type { SharedDispatch } from '@ot/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { submit, type as typeInto } from '../../testing/form.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { AcknowledgePage } from './acknowledge-page.tsx'

const CALL = 'GET /api/acknowledge/secret'
const POST = 'POST /api/acknowledge/secret'
const FILES = [5, 6].map((id) => `GET /api/acknowledge/secret/file/${id}?format=docx`)

const PAPER = { id: 5, name: 'Приказ о комиссии', number: '1-ОТ', date: '2026-11-20', isVoid: false }
const SHARED: SharedDispatch = {
  organisation: 'ООО «Ромашка»',
  timeZone: 'Europe/Moscow',
  fullName: 'Ким Лев Львович',
  letter: 'Прошу до пятницы',
  due: '2026-11-27',
  needsSignature: false,
  documents: [{ ...PAPER, signedByHand: false, sha256: 'a', pdfSha256: 'c', hasPages: false }],
  state: 'opened',
  acknowledgedAt: null,
  acknowledgedName: null,
  signedOn: null,
}

const DONE = { acknowledgedAt: '2026-11-21T06:30:00.000Z', acknowledgedName: 'Ким Лев Львович' } as const

let server = answerWith({})
beforeEach(() => history.replaceState(null, '', '/acknowledge/secret'))
afterEach(() => server.restore())

async function open(own: Partial<SharedDispatch> = {}, handlers: Parameters<typeof answerWith>[0] = {}) {
  const shared = { ...SHARED, ...own }
  const files = FILES.map((call) => [call, () => failure(500)])
  server = answerWith({ [CALL]: () => Response.json(shared), ...Object.fromEntries(files), ...handlers })
  return openPage(<AcknowledgePage />)
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

describe('Страница по личной ссылке', () => {
  test('называет организацию, документ, срок и слова отправителя', async () => {
    const text = plain(await open())
    expect(text).toContain('ООО «Ромашка» просит ознакомиться с документом')
    expect(text).toContain('№ 1-ОТ от 20.11.2026')
    expect(text).toContain('срок — до 27.11.2026')
    expect(text).toContain('Прошу до пятницы')
    expect(text).not.toContain('Подпись ставится на бумаге')
  })

  test('«Ознакомлен» уносит имя и показывает, что сохранено', async () => {
    const page = await open(
      {},
      { [POST]: () => Response.json({ ...SHARED, ...DONE, state: 'acknowledged' }) },
    )
    expect(page.querySelector<HTMLInputElement>('#reader-name')?.value).toBe('Ким Лев Львович')
    await press(page, 'Ознакомлен')
    expect(server.seen.find(({ call }) => call === POST)?.body).toEqual({
      name: 'Ким Лев Львович',
      agreed: true,
    })
    expect(plain(page)).toContain('Отметка сохранена. Ким Лев Львович, 21.11.2026, 09:30')
    expect(page.querySelector('form')).toBeNull()
  })

  test('без имени отметка не уходит', async () => {
    const page = await open({ fullName: null })
    typeInto(page, 'reader-name', '   ')
    await submit(page)
    expect(page.querySelector('#reader-name-error')?.textContent).toBe('Укажите фамилию, имя и отчество')
    expect(server.seen.some(({ call }) => call === POST)).toBe(false)
  })

  test('где подпись ставят рукой, ссылка её не обещает', async () => {
    const page = await open(
      { needsSignature: true },
      { [POST]: () => Response.json({ ...SHARED, ...DONE, needsSignature: true, state: 'read' }) },
    )
    expect(plain(page)).toContain('Подпись ставится на бумаге.')
    await press(page, 'Ознакомлен с текстом')
    expect(plain(page)).toContain('Вы ознакомились с текстом, подпись на бумаге ждётся')
  })

  test('из нескольких документов открыт один, выбирают названием', async () => {
    const second = {
      ...PAPER,
      id: 6,
      name: 'Положение',
      isVoid: true,
      signedByHand: true,
      sha256: 'b',
      pdfSha256: null,
      hasPages: false,
    }
    const page = await open({ documents: [...SHARED.documents, second] })
    expect(server.seen.map(({ call }) => call)).not.toContain(FILES[1])
    await press(page, 'Положение')
    expect(server.seen.map(({ call }) => call)).toContain(FILES[1])
    expect(plain(page)).toContain('аннулирован')
    expect(plain(page)).toContain('подписывается на бумаге')
  })

  test('недействующая ссылка — что делать дальше; сбой — повторить', async () => {
    const dead = await open({}, { [CALL]: () => failure(404, 'Ссылка не действует: срок истёк.') })
    expect(dead.querySelector('h1')?.textContent).toBe('Ссылка не действует')
    expect(dead.querySelector('form')).toBeNull()
    server.restore()
    let attempts = 0
    const page = await open({}, { [CALL]: () => (attempts++ === 0 ? failure(503) : Response.json(SHARED)) })
    await press(page, 'Повторить')
    await settle()
    expect(plain(page)).toContain('просит ознакомиться')
  })
})
