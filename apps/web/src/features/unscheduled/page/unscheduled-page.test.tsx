import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { submit, type as typeInto } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { UnscheduledPage } from './unscheduled-page.tsx'

const RECORD = 'POST /api/unscheduled'
const CAUSE = {
  id: 4,
  at: '2026-11-21T09:00:00.000Z',
  cause: 'process',
  happenedOn: '2026-11-03',
  ground: 'Ввод станка',
  whom: 'Цех',
  people: 3,
  briefings: 3,
  rechecks: 2,
  undoneAt: null,
}
const LAW = { act: 'ПП РФ № 2464', verified: true, condition: null }
const OUTCOME = {
  id: null,
  people: 3,
  duties: [
    {
      ...LAW,
      kind: 'briefing',
      by: 'в срок, который называет ваш локальный акт',
      clause: 'подп. «а» п. 16, п. 17',
      lastDay: null,
      people: 3,
    },
    {
      ...LAW,
      kind: 'training',
      by: 'в течение 60 календарных дней',
      clause: 'п. 61',
      lastDay: '2027-01-02',
      people: 2,
    },
    { ...LAW, kind: 'risk', by: 'в срок', clause: 'п. 25', lastDay: null, people: 0, verified: false },
  ],
  reminders: [
    {
      what: 'Решить, нужна ли внеплановая спецоценка',
      by: '12 месяцев',
      act: '426-ФЗ',
      clause: 'ст. 17',
      verified: true,
    },
  ],
}

let server = answerWith({})
afterEach(() => server.restore())

async function open(role: string, causes: readonly object[], more: Parameters<typeof answerWith>[0] = {}) {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    'GET /api/unscheduled?companyId=7': () => Response.json(causes),
    'GET /api/employee-groups?companyId=7': () => Response.json([]),
    'GET /api/employees?companyId=7': () => Response.json([]),
    ...more,
  })
  const page = await openPage(<UnscheduledPage />)
  await settle()
  return page
}

const shown = () => document.body.textContent.replaceAll('\u00a0', ' ')
const bodies = (call: string) => server.seen.filter((one) => one.call === call).map(({ body }) => body)

describe('внеплановые мероприятия', () => {
  test('причина, что последует, одна кнопка: отмечено то, что есть у людей, день — последний по акту', async () => {
    const page = await open('editor', [], {
      [`${RECORD}?dryRun=true`]: () => Response.json(OUTCOME),
      [RECORD]: () => Response.json({ ...OUTCOME, id: 4 }),
    })
    await press(page, 'Записать причину')
    typeInto(document.body, 'unscheduled-ground', 'Ввод станка')
    typeInto(document.body, 'unscheduled-happenedOn', '03.11.2026')
    await act(async () => document.querySelector<HTMLElement>('#unscheduled-cause')?.click())
    await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click())
    await submit(document.body)
    await settle()
    for (const words of [
      'Касается: 3 работника',
      'Внеплановый инструктаж: 3 работникам',
      'п. 61',
      'внеплановая спецоценка',
    ])
      expect(shown()).toContain(words)
    await submit(document.body)
    await settle()
    expect(bodies(RECORD)).toMatchObject([
      {
        cause: 'process',
        happenedOn: '2026-11-03',
        asked: [{ kind: 'briefing' }, { kind: 'training', due: '2027-01-02' }],
      },
    ])
  })

  test('записанная причина отменяется после вопроса; наблюдатель только видит', async () => {
    const page = await open('owner', [CAUSE], {
      'POST /api/unscheduled/4/undo': () => new Response(null, { status: 204 }),
    })
    expect(shown()).toContain('3 инструктажа, обучение и оценка рисков: 2 записи')
    await press(page, 'Отменить')
    await press(document.body, 'Отменить причину')
    await settle()
    expect(bodies('POST /api/unscheduled/4/undo')).toHaveLength(1)
    server.restore()
    const seen = await open('viewer', [CAUSE])
    expect(seen.querySelector('button:not([aria-expanded])')).toBeNull()
  })
})
