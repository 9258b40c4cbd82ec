import { createMemoryHistory } from '@tanstack/history'
import { act, type ComponentType, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeHere, type PageCode, pageCode } from '../../lib/routing/page-code.ts'
import { type MatchedPage, Router } from '../../lib/routing/router.ts'
import { useLocation, useSearch } from '../../lib/routing/use-router.ts'
import { timing } from '../../lib/timing.ts'
import { mount, unmount } from '../../testing/mount.ts'
import { Link } from '../link.tsx'
import { Outlet } from './outlet.tsx'
import { RouterView } from './router-view.tsx'

const FIRST = '/employees/main'
const SECOND = '/employees/ppe'

function Frame() {
  const path = useLocation(({ pathname }) => pathname)
  const [presses, setPresses] = useState(0)
  return (
    <>
      <p id="bar">{path}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <Link to={FIRST}>первая</Link>
      <Link to={SECOND} search={{ department: 3 }}>
        вторая
      </Link>
      <Outlet />
    </>
  )
}

function First() {
  return <h1>Первая</h1>
}

function Second() {
  const { department } = useSearch()
  return <h1>Вторая, отдел {String(department)}</h1>
}

/** Code that comes, or fails, at the test's word. */
function heldCode(Component: ComponentType) {
  let held: { resolve: (of: ComponentType) => void; reject: (cause: unknown) => void } | null = null
  const load = vi.fn(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        held = { resolve, reject }
      }),
  )
  return {
    code: pageCode(load),
    load,
    come: () => act(async () => held?.resolve(Component)),
    fail: (cause: unknown) => act(async () => held?.reject(cause)),
  }
}

interface Opened {
  page: HTMLElement
  router: Router
  heading: () => string | undefined
  bar: () => string | undefined
  press: (words: string, how?: MouseEventInit) => Promise<boolean>
}

function open(second: PageCode, reloadsAfter: (cause: unknown) => boolean = () => false): Opened {
  const frame = codeHere(Frame)
  const pages: Readonly<Record<string, MatchedPage>> = {
    [FIRST]: { parts: [frame, codeHere(First)], title: 'Первая', recordNumber: null },
    [SECOND]: { parts: [frame, second], title: 'Вторая', recordNumber: null },
  }
  const router = new Router({
    history: createMemoryHistory({ initialEntries: [FIRST] }),
    pageAt: (path) => pages[path] ?? { parts: [], title: '', recordNumber: null },
    reloadsAfter,
    Failed: ({ error }) => <p role="alert">{String(error)}</p>,
    Waiting: () => <p id="waiting">…</p>,
  })
  void router.begin()
  const page = mount(<RouterView router={router} />)
  return {
    page,
    router,
    heading: () => page.querySelector('h1')?.textContent,
    bar: () => page.querySelector('#bar')?.textContent,
    async press(words, how = {}) {
      const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === words)
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how })
      await act(async () => void link?.dispatchEvent(click))
      return click.defaultPrevented
    },
  }
}

let scrolled: unknown[] = []

beforeEach(() => {
  scrolled = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled.push(to[0]))
})

afterEach(() => {
  unmount()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('переход', () => {
  test('прежняя страница стоит, пока код следующей не пришёл; адрес и рамка меняются сразу', async () => {
    const second = heldCode(Second)
    const { heading, bar, press, page } = open(second.code)
    await act(async () => page.querySelector('button')?.click())
    await press('вторая')
    expect([heading(), bar()]).toEqual(['Первая', SECOND])
    await second.come()
    expect(heading()).toBe('Вторая, отдел 3')
    expect(page.querySelector('button')?.textContent).toBe('1')
  })

  test('код не приходит секунду — на месте страницы сказано, что он в пути', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const second = heldCode(Second)
    const { heading, press, page } = open(second.code)
    await press('вторая')
    await act(async () => void vi.advanceTimersByTime(timing.pageIsComing))
    expect(heading()).toBeUndefined()
    expect(page.querySelector('#waiting')).not.toBeNull()
    await second.come()
    expect(heading()).toBe('Вторая, отдел 3')
  })

  test('пока одна шла, попросили другую: показана та, что попросили последней', async () => {
    const second = heldCode(Second)
    const { heading, press } = open(second.code)
    await press('вторая')
    await press('первая')
    await second.come()
    expect(heading()).toBe('Первая')
  })

  test('кода нет — ошибка на месте страницы, рамка стоит, новый переход пробует снова', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const second = heldCode(Second)
    const { heading, bar, press, page } = open(second.code)
    await press('вторая')
    await second.fail('нет файла')
    expect(page.querySelector('[role=alert]')?.textContent).toBe('нет файла')
    expect(bar()).toBe(SECOND)
    await press('первая')
    expect(heading()).toBe('Первая')
    await press('вторая')
    await second.come()
    expect(heading()).toBe('Вторая, отдел 3')
  })

  test('документ загружается заново — показывать нечего', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const second = heldCode(Second)
    const { heading, press } = open(second.code, () => true)
    await press('вторая')
    await second.fail('нет файла')
    expect(heading()).toBe('Первая')
  })

  test('ошибка страницы не уносит рамку и пропадает с новым переходом', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('сломалась')
    }
    const { heading, press, page } = open(codeHere(Broken))
    await press('вторая')
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Error: сломалась')
    await press('первая')
    expect([heading(), page.querySelector('[role=alert]')]).toEqual(['Первая', null])
  })
})

describe('ссылка', () => {
  test('с Ctrl, Shift, Alt и средней кнопкой остаётся браузеру', async () => {
    const { press, bar } = open(codeHere(Second))
    for (const how of [
      { ctrlKey: true },
      { shiftKey: true },
      { altKey: true },
      { metaKey: true },
      { button: 1 },
    ])
      expect(await press('вторая', how)).toBe(false)
    expect(bar()).toBe(FIRST)
    expect(await press('вторая')).toBe(true)
    expect(bar()).toBe(SECOND)
  })

  test('код страницы идёт, как только на ссылку навели', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const second = heldCode(Second)
    const { page } = open(second.code)
    const link = page.querySelectorAll('a')[1]
    act(() => void link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })))
    expect(second.load).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(timing.linkHover))
    expect(second.load).toHaveBeenCalledOnce()
  })

  test('на открытую страницу не делает второй записи в истории', async () => {
    const { router, press } = open(codeHere(Second))
    await press('вторая')
    await press('вторая')
    expect(router.history.length).toBe(2)
  })
})

describe('место на странице', () => {
  test('новая начинается сверху, назад — туда, где стояли', async () => {
    const { router, press } = open(codeHere(Second))
    Object.assign(window, { scrollX: 0, scrollY: 420 })
    await press('вторая')
    expect(scrolled.at(-1)).toEqual({ left: 0, top: 0 })
    Object.assign(window, { scrollY: 0 })
    await act(async () => router.history.back())
    expect(scrolled.at(-1)).toEqual({ left: 0, top: 420 })
  })

  test('другой отбор той же страницы её не двигает', async () => {
    const { router } = open(codeHere(Second))
    scrolled = []
    await act(() => router.changeSearch({ q: 'Котов' }, { replace: true }))
    expect([router.place().href, scrolled]).toEqual([`${FIRST}?q=%D0%9A%D0%BE%D1%82%D0%BE%D0%B2`, []])
  })
})
