import type { Proposal } from '@ot/contract'
import type { Role } from '@ot/domain'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../../testing/answer-with.ts'
import { failure } from '../../../../testing/fake-server.ts'
import { type as typeInto } from '../../../../testing/form.ts'
import { openPage, press, settle } from '../../../../testing/open-page.tsx'
import { QUESTION, sampleProposal } from '../testing/sample-proposal.ts'
import { NormsPage } from './norms-page.tsx'

const COMPANIES = 'GET /api/companies'
const ASK = 'POST /api/events/from-norms?companyId=7&dryRun=true'
const TAKE = 'POST /api/events/from-norms?companyId=7&dryRun=false'

const DRIVERS = [11, 12, 13]
const RISK = sampleProposal('risk', { section: 'risk', name: 'Оценка рисков', employeeIds: DRIVERS })
const ALL: readonly Proposal[] = [
  RISK,
  { ...QUESTION, employeeIds: DRIVERS },
  sampleProposal('risk', {
    section: 'risk',
    name: 'Оценка рисков',
    positionId: 71,
    position: 'Экономист',
    employeeIds: [20],
  }),
]

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

function normsServer(role: Role = 'owner', own: Parameters<typeof answerWith>[0] = {}) {
  let open = ALL
  server = answerWith({
    [COMPANIES]: () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [ASK]: () => Response.json(open),
    [TAKE]: ({ body }) => {
      const { accept } = Object(body)
      const answered = open.filter(({ key }) => accept.includes(key))
      open = open.filter(({ key }) => !accept.includes(key))
      return Response.json(answered.map((one) => ({ ...one, outcome: 'accepted' })))
    },
    ...own,
  })
}

/** The companies come first, then what the norms ask. */
async function openNorms(): Promise<HTMLElement> {
  const page = await openPage(<NormsPage />)
  await settle()
  return page
}

const taken = () => server.seen.filter(({ call }) => call === TAKE).map(({ body }) => body)
const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const summaries = (page: HTMLElement) =>
  [...page.querySelectorAll('summary')].map((summary) =>
    [...summary.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  )

describe('Обязанности по нормам', () => {
  test('по должностям, со счётом работников', async () => {
    normsServer()
    const page = await openNorms()
    expect(summaries(page)).toEqual([
      ['Водитель', '3 работника', '1 обязанность, 1 вопрос'],
      ['Экономист', '1 работник', '1 обязанность'],
    ])
    expect(plain(page)).toContain('Отмечено: 4 записи у 4 работников.')
  })

  test('один ответ — на всю должность', async () => {
    normsServer()
    const page = await openNorms()
    const yes = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === 'Да, нужно')
    act(() => yes?.click())
    await settle()
    expect(plain(page)).toContain('Отмечено: 7 записей у 4 работников.')
    await press(page, 'Принять отмеченное')
    expect(taken()).toEqual([{ accept: ALL.map(({ key }) => key), decline: [] }])
    expect(plain(page)).toContain('Принято 7 обязанностей у 4 работников.')
    expect(plain(page)).toContain('По нормам учтено всё')
  })

  test('вопрос работодателю — один на все должности: «да на все», одно «нет» с причиной', async () => {
    const positions = [
      [70, 'Водитель'],
      [71, 'Экономист'],
      [72, 'Юрист'],
    ] as const
    const asked = positions.flatMap(([positionId, position]) => {
      const own = { positionId, position, employeeIds: [positionId] }
      const noise = { section: 'medical', name: 'п. 4.4. Шум', condition: 'Есть ли шум?' } as const
      return [
        { ...QUESTION, ...own, key: `${positionId}:training.first-aid` },
        sampleProposal('medical.4.4', { ...noise, ...own }),
      ]
    })
    normsServer('owner', { [ASK]: () => Response.json(asked) })
    const page = await openNorms()
    expect(plain(page)).toContain('Решает работодатель: 2')
    expect(plain(page)).toContain('Водитель, Экономист, Юрист — у 3 работников')
    const no = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === 'Нет, не нужно')
    act(() => no?.click())
    await press(page, 'Да на все оставшиеся: 1')
    expect(plain(page)).toContain('Отмечено: 3 записи у 3 работников, вычеркнуто строк: 3.')
    expect(plain(page)).not.toContain('Да на все оставшиеся')
  })

  test('много вопросов работодателю: сперва пять, остальные по нажатию', async () => {
    const asked = [1, 2, 3, 4, 5, 6, 7].map((clause) =>
      sampleProposal(`medical.${clause}`, {
        section: 'medical',
        name: `п. ${clause}. Фактор`,
        condition: 'Есть ли он?',
        position: 'Водитель',
      }),
    )
    normsServer('owner', { [ASK]: () => Response.json(asked) })
    const page = await openNorms()
    const block = [...page.querySelectorAll('section')].find(({ textContent }) =>
      textContent?.includes('Решает работодатель: 7'),
    )
    expect(block?.querySelectorAll('fieldset')).toHaveLength(5)
    await press(page, 'Показать все вопросы: 7')
    expect(block?.querySelectorAll('fieldset')).toHaveLength(7)
    await press(page, 'Свернуть')
    expect(block?.querySelectorAll('fieldset')).toHaveLength(5)
  })

  test('с фильтром принимается только показанное', async () => {
    normsServer()
    const page = await openNorms()
    typeInto(page, 'norms-position', 'водит')
    await settle()
    expect(summaries(page)).toHaveLength(1)
    expect(plain(page)).toContain('Принимается только показанное')
    await press(page, 'Принять отмеченное')
    expect(taken()).toEqual([{ accept: [RISK.key], decline: [] }])
  })

  test('сбой назван, непринятое остаётся', async () => {
    normsServer('owner', { [TAKE]: () => failure(503, 'Сервер перегружен.') })
    const page = await openNorms()
    await press(page, 'Принять всё, что не зависит от условий')
    expect(plain(page)).toContain('Сервер перегружен.')
    expect(summaries(page)).toHaveLength(2)
  })

  test('наблюдатель видит, но не отвечает', async () => {
    normsServer('viewer')
    const page = await openNorms()
    expect(summaries(page)).toHaveLength(2)
    expect(page.querySelectorAll('[type=checkbox], [type=radio], form button[type=submit]')).toHaveLength(0)
    expect(plain(page)).not.toContain('Вычеркнуть')
  })

  test('без организации — приглашение в настройки', async () => {
    normsServer('owner', { [COMPANIES]: () => Response.json([]) })
    const page = await openNorms()
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/settings/company')
  })
})
