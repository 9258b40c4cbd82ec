import type { NewsAnswer, NewsImpact, NewsImpactRow } from '@ot/contract'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure } from '../../../testing/fake-server.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { NewsItem } from './news-item.tsx'

const NEWS: NewsAnswer = {
  id: 5,
  name: 'Обучение раз в три года',
  shortContent: 'Кратко',
  createdAt: '2026-09-01T06:00:00.000Z',
  isImportant: true,
  isVerified: false,
  content: 'Первый абзац.',
  editedAt: null,
  norms: [{ id: 'pp-2464', label: 'ПП РФ № 2464', from: '2026-09-01' }],
  previousId: 6,
  nextId: 4,
}

function row(employeeId: number, fullname: string, counted: NewsImpactRow['counted']): NewsImpactRow {
  return {
    employeeId,
    fullname,
    department: 'Склад',
    section: 'training',
    name: 'Огневые работы',
    counted,
    deadline: counted === 'next' ? '2027-05-20' : '2029-10-12',
    was: { periodicity: '1 год', deadline: counted === 'next' ? '2028-05-20' : '2027-10-12' },
    becomes: { periodicity: '3 года', deadline: counted === 'next' ? '2030-05-20' : '2029-10-12' },
  }
}

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function open(impact: NewsImpact, handlers: Parameters<typeof answerWith>[0] = {}) {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role: 'owner', timeZone: 'Asia/Vladivostok' }]),
    'GET /api/news/5/impact?companyId=7': () => Response.json(impact),
    ...handlers,
  })
  const page = await openPage(<NewsItem news={NEWS} />)
  await settle()
  await settle()
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')
const asked = () => server.seen.map(({ call }) => call)
const NOBODY = { people: 0, rows: [] }

describe('страница новости', () => {
  test('заголовок, день и час по часам организации, пометки', async () => {
    const page = await open(NOBODY)
    expect(page.querySelector('h1')?.textContent.replaceAll('\u00a0', ' ')).toBe('Обучение раз в три года')
    expect(document.title).toBe('Обучение раз в три года — ОТдел')
    expect(plain(page)).toContain('01.09.2026, 16:00')
    expect(plain(page)).toContain('Важно')
    expect(plain(page)).toContain('Не сверено с официальным текстом')
  })

  test('стрелка, которой не пришёл ответ, говорит об ошибке и оставляет текст', async () => {
    const page = await open(NOBODY, { 'GET /api/news/4': () => failure(500) })
    await press(page, 'Следующая')
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Err: ошибка при загрузке данных')
    expect(plain(page)).toContain('Первый абзац.')
  })

  test.each([
    ['ArrowLeft', 'GET /api/news/6'],
    ['ArrowRight', 'GET /api/news/4'],
  ])('клавиша %s листает', async (key, call) => {
    await open(NOBODY, { [call]: () => failure(500) })
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })))
    await settle()
    expect(asked()).toContain(call)
  })

  test('клавиша с Ctrl не листает', async () => {
    await open(NOBODY)
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', ctrlKey: true })))
    expect(asked()).not.toContain('GET /api/news/4')
  })
})

describe('кого касается', () => {
  test('число работников и список: было, станет', async () => {
    const page = await open({
      people: 30,
      rows: [
        row(1, 'Абрамова Анна', 'present'),
        row(2, 'Борисов Пётр', 'present'),
        row(1, 'Абрамова Анна', 'next'),
      ],
    })
    expect(plain(page)).toContain('У 2 работников изменится срок.')
    const [group, ...others] = [...page.querySelectorAll('details')]
    expect([group?.open, others.length]).toEqual([false, 0])
    expect(group?.querySelector('summary')?.textContent.replaceAll('\u00a0', ' ')).toContain(
      'было: 1 год, станет: 3 года — 2 работника',
    )
    const [done, , before] = [...(group?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
    expect(done).toContain('было 12.10.2027, станет 12.10.2029')
    expect(before).toContain('сейчас 20.05.2027; следующий: было 20.05.2028, станет 20.05.2030')
    expect(page.querySelector('li a')?.getAttribute('href')).toBe('/employees/:1/training')
  })

  test.each([
    [
      { people: 21, rows: [] },
      'Сроки ваших работников не меняются. На этот акт (ПП РФ № 2464) опираются записи 21 работника.',
    ],
    [NOBODY, 'Никого: записей, которые опираются на этот акт (ПП РФ № 2464), у вас нет.'],
  ])('%j', async (impact, text) => {
    expect(plain(await open(impact))).toContain(text)
  })
})
