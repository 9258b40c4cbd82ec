import type { SharedDepartment } from '@ot/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import { openPage, press, settle } from '../../testing/open-page.tsx'
import { SharedDepartmentPage } from './shared-department-page.tsx'

const CALL = 'GET /api/departments/shared/secret'
const SHARED: SharedDepartment = {
  organisation: 'ООО «Ромашка»',
  department: 'Склад',
  head: 'Ким Лев Львович',
  today: '2026-11-21',
  linkUntil: '2026-12-21',
  employees: 12,
  people: [
    {
      fullName: 'Громов Пётр Ильич',
      position: 'Кладовщик',
      items: [
        { section: 'training', name: 'Программа А', deadline: '2026-11-01', span: 'overdue' },
        { section: 'medical', name: 'Периодический медосмотр', deadline: null, span: 'missing' },
      ],
    },
    {
      fullName: 'Ёлкина Анна Юрьевна',
      position: 'Грузчик',
      items: [{ section: 'briefing', name: 'Повторный инструктаж', deadline: '2026-11-25', span: 'week' }],
    },
  ],
}

let server = answerWith({})
beforeEach(() => history.replaceState(null, '', '/department/secret'))
afterEach(() => server.restore())

async function open(answer: () => Response): Promise<HTMLElement> {
  server = answerWith({ [CALL]: answer })
  return openPage(<SharedDepartmentPage />)
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

describe('страница руководителя отдела', () => {
  test('имена, что и к какому дню; состояние словом', async () => {
    const page = await open(() => Response.json(SHARED))
    expect(page.querySelector('h1')?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Отдел «Склад»: сроки по охране труда',
    )
    expect(plain(page)).toContain('На 21.11.2026. В отделе 12 работников, сроки — у 2.')
    const lines = [...page.querySelectorAll('ul li')].map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'Программа А Обучениепросроченосрок был 01.11.2026',
      'Периодический медосмотр Медосмотрыне проведено',
      'Повторный инструктаж Инструктажи7 днейдо 25.11.2026',
    ])
    expect(plain(page)).toContain('действует до 21.12.2026')
  })

  test('всё в порядке — так и сказано', async () => {
    const page = await open(() => Response.json({ ...SHARED, people: [] }))
    expect(plain(page)).toContain('Всё в порядке: просроченного нет')
  })

  test('мёртвая ссылка — у кого просить новую; сбой — повторить', async () => {
    const dead = await open(() => failure(404, 'Ссылка не действует'))
    expect(dead.querySelector('h1')?.textContent).toBe('Ссылка не действует')
    server.restore()
    let attempts = 0
    const page = await open(() => (attempts++ === 0 ? failure(503) : Response.json(SHARED)))
    await press(page, 'Повторить')
    await settle()
    expect(plain(page)).toContain('Громов Пётр Ильич')
  })
})
