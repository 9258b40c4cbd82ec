import { RESPONSIBILITY_ROLES, type Role, type StartFacts, startSteps } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test } from 'vitest'
import '../../testing/code-ahead.ts'
import { refreshAfter } from '../../lib/stale-queries.ts'
import { answerWith } from '../../testing/answer-with.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { StartLine } from './start-line.tsx'
import './step-line.tsx'
import { StartSection } from './start-section.tsx'
import { UnfinishedSetup } from './unfinished-setup.tsx'

const CALLS = {
  companies: 'GET /api/companies',
  read: 'GET /api/start?companyId=7',
  change: 'PATCH /api/start',
} as const

const FACTS: StartFacts = {
  employees: 14,
  heldRoles: new Set([101, 102, 103]),
  interview: { answered: 12, asked: 40 },
  underNorms: 0,
  documents: 0,
  hasPackage: false,
}
const WHOLE: StartFacts = {
  ...FACTS,
  heldRoles: new Set(RESPONSIBILITY_ROLES.map(({ id }) => id)),
  interview: { answered: 40, asked: 40 },
  underNorms: 14,
  hasPackage: true,
}

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

/** What is done on the page, and with it what it makes stale. */
function Deed() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void refreshAfter(client, 'responsibility')}>
      Назначить
    </button>
  )
}

function guide(facts: StartFacts, changes: object = {}) {
  return { steps: startSteps(facts), current: 'responsible', isHidden: false, isFinished: false, ...changes }
}

type Given = { role?: Role; facts?: StartFacts; changes?: object; place?: string | null }

/** As the browser keeps it from one opening of the product to the next. */
const PLACE = 'start-line'

async function open(
  node: React.ReactNode,
  { role = 'owner', facts = FACTS, changes = {}, place = '52' }: Given = {},
) {
  if (place !== null) localStorage.setItem(PLACE, place)
  server = answerWith({
    [CALLS.companies]: () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    [CALLS.read]: () => Response.json(guide(facts, changes)),
    [CALLS.change]: () => Response.json(guide(facts, { isHidden: true })),
  })
  const page = await openPage(node)
  await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const sent = () => server.seen.filter(({ call }) => call === CALLS.change).map(({ body }) => body)
const links = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => [
    link.textContent.replaceAll('\u00a0', ' '),
    link.getAttribute('href'),
  ])

describe('строка шага', () => {
  test('говорит, где пользователь и сколько сделано', async () => {
    const page = await open(<StartLine step="responsible" />)
    expect(plain(page)).toContain('Шаг 3 из 6')
    expect(plain(page)).toContain('назначено 3 из 14')
  })

  test('сделанный шаг ведёт дальше', async () => {
    const page = await open(<StartLine step="employees" />)
    expect(links(page)).toEqual([
      ['Все шаги', '/notifications'],
      ['Дальше: Ответственные', '/settings/responsible'],
    ])
  })

  test('несделанный можно отложить: это записывается', async () => {
    await press(await open(<StartLine step="responsible" />), 'Отложить')
    expect(sent()).toEqual([{ companyId: 7, postponed: ['responsible'] }])
  })

  test('без работников нормы ведут к шагу, с которого начинают', async () => {
    const page = await open(<StartLine step="norms" />, { facts: { ...FACTS, employees: 0 } })
    expect(links(page)).toContainEqual(['Сначала: Работники', '/employees/import'])
  })

  test('скрытая не показывается', async () => {
    const page = await open(<StartLine step="responsible" />, { changes: { isHidden: true } })
    expect(plain(page)).toBe('')
  })

  test('давно сделанное не показывается', async () => {
    const page = await open(<StartLine step="norms" />, { facts: WHOLE, changes: { isFinished: true } })
    expect(plain(page)).toBe('')
  })

  test('где места для неё не оставлено, её нет; на следующей странице есть', async () => {
    expect(plain(await open(<StartLine step="responsible" />, { place: null }))).toBe('')
    expect(localStorage.getItem(PLACE)).toBe('52')
    server.restore()
    expect(plain(await open(<StartLine step="norms" />, { place: null }))).toContain('Шаг 5 из 6')
  })

  test('сделанное там же её приводит: она говорит, куда дальше', async () => {
    const page = await open(
      <>
        <StartLine step="responsible" />
        <Deed />
      </>,
      { place: null },
    )
    expect(plain(page)).toBe('Назначить')
    server.restore()
    server = answerWith({
      [CALLS.companies]: () => Response.json([{ id: 7, role: 'owner', timeZone: 'Europe/Moscow' }]),
      [CALLS.read]: () => Response.json(guide({ ...FACTS, heldRoles: WHOLE.heldRoles })),
    })
    await press(page, 'Назначить')
    expect(plain(page)).toContain('Дальше: Анкета')
  })

  test.each<[string, Given]>([
    ['скрыта', { changes: { isHidden: true } }],
    ['все шаги сделаны', { facts: WHOLE, changes: { isFinished: true } }],
    ['наблюдатель', { role: 'viewer' }],
  ])('места для неё больше не оставляют: %s', async (_why, given) => {
    const page = await open(<StartLine step="responsible" />, given)
    expect(page.querySelector('div[style]')).toBeNull()
    expect(localStorage.getItem(PLACE)).toBeNull()
  })

  test('пока она в пути, место под неё уже есть', async () => {
    const answered: ((answer: Response) => void)[] = []
    server = answerWith({
      [CALLS.companies]: () => Response.json([{ id: 7, role: 'owner', timeZone: 'Europe/Moscow' }]),
      [CALLS.read]: () => new Promise((resolve) => answered.push(resolve)),
    })
    localStorage.setItem(PLACE, '64')
    const page = await openPage(<StartLine step="responsible" />)
    expect(page.querySelector<HTMLElement>('div[style]')?.style.height).toBe('64px')
    for (const answer of answered) answer(Response.json(guide(FACTS)))
    await settle()
    expect(page.querySelector('div[style]')).toBeNull()
    expect(plain(page)).toContain('Шаг 3 из 6')
  })

  test('наблюдателю её нет и её не спрашивают', async () => {
    const page = await open(<StartLine step="responsible" />, { role: 'viewer' })
    expect(plain(page)).toBe('')
    expect(server.seen.map(({ call }) => call)).not.toContain(CALLS.read)
  })
})

describe('начало работы на странице аккаунта', () => {
  test('шаги с тем, что сделано, и возврат скрытого', async () => {
    const page = await open(<StartSection />, { changes: { isHidden: true } })
    expect(plain(page)).toContain('сделано 2 из 6')
    await press(page, 'Показывать на странице уведомлений')
    expect(sent()).toEqual([{ companyId: 7, isHidden: false }])
  })

  test('сделанное — одной строкой', async () => {
    const page = await open(<StartSection />, { facts: WHOLE, changes: { isFinished: true } })
    expect(plain(page)).toContain('Первые шесть шагов сделаны.')
    expect(links(page)).toEqual([])
  })
})

describe('незаконченная настройка на странице записей', () => {
  test('называет, что осталось, и ведёт туда', async () => {
    const page = await open(<UnfinishedSetup />)
    expect(plain(page)).toContain('Настройка ещё не закончена.')
    expect(plain(page)).toContain('Обязанности по нормам: приняты у 0 из 14 работников.')
    expect(links(page)).toEqual([
      ['Ответственные', '/settings/responsible'],
      ['Обязанности по нормам', '/employees/norms'],
    ])
  })

  test.each<[string, Given]>([
    ['всё сделано', { facts: WHOLE }],
    ['работников ещё нет: о них говорит сама страница', { facts: { ...FACTS, employees: 0 } }],
    ['первые шаги скрыты', { changes: { isHidden: true } }],
    ['наблюдатель', { role: 'viewer' }],
  ])('%s — молчит', async (_title, given) => {
    expect(plain(await open(<UnfinishedSetup />, given))).toBe('')
  })
})
