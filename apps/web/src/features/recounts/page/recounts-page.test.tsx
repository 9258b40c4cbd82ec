import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { RecountsPage } from './recounts-page.tsx'

const LIST = 'GET /api/recounts?companyId=7'
const DECIDE = 'POST /api/recounts'
const term = (eventId: number, own: object = {}) => ({
  eventId,
  employeeId: 12,
  fullname: 'Ткач Иван Петрович',
  department: 'Цех',
  section: 'training',
  name: 'Оказание первой помощи',
  was: '2025-04-04',
  becomes: '2025-03-21',
  cause: 'start',
  basis: {
    act: 'ПП РФ № 2464',
    clause: 'п. 36',
    edition: '2024',
    explanation: 'Обучение ещё не пройдено.',
    verified: true,
  },
  ...own,
})
const DECIDED = {
  id: 3,
  at: '2026-11-21T09:00:00.000Z',
  by: 'Анна',
  decision: 'apply',
  terms: 2,
  undoneAt: null,
}

let server = answerWith({})
afterEach(() => server.restore())

async function open(answer: object, role = 'owner', more: Parameters<typeof answerWith>[0] = {}) {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [LIST]: () => Response.json(answer),
    ...more,
  })
  const page = await openPage(<RecountsPage />)
  await settle()
  return page
}

const words = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const bodies = (call: string) => server.seen.filter((one) => one.call === call).map(({ body }) => body)

describe('пересчёт сроков', () => {
  test('каждый срок — записанный и новый день с причиной; перенесено отмеченное', async () => {
    const moves = [
      term(5),
      term(6, { becomes: null, cause: 'commissioned', section: 'sout', name: 'Спецоценка' }),
    ]
    const page = await open({ moves, decided: [] }, 'owner', { [DECIDE]: () => Response.json(DECIDED) })
    for (const said of ['04.04.2025', '21.03.2025', 'без срока', 'ПП РФ № 2464, п. 36', 'от дня договора'])
      expect(words(page)).toContain(said)
    page.querySelector<HTMLInputElement>('[aria-label$="Спецоценка"]')?.click()
    await settle()
    await press(page, 'Перенести 1 срок')
    expect(bodies(DECIDE)).toEqual([
      { companyId: 7, decision: 'apply', moves: [{ eventId: 5, becomes: '2025-03-21' }] },
    ])
  })

  test('решение отменяется, и сказано, что вернулось', async () => {
    const page = await open({ moves: [], decided: [DECIDED] }, 'owner', {
      'POST /api/recounts/3/undo': () => Response.json({ restored: 1, changedSince: 1 }),
    })
    expect(words(page)).toContain('Перенесено: 2 срока')
    await press(page, 'Отменить решение')
    await settle()
    expect(words(page)).toContain(
      'Прежний день возвращён: 1 срок. С тех пор изменились и остались как есть: 1 срок.',
    )
  })

  test('редактор видит и не решает', async () => {
    const page = await open({ moves: [term(5)], decided: [DECIDED] }, 'editor')
    expect(words(page)).toContain('решает владелец')
    expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([])
  })
})
