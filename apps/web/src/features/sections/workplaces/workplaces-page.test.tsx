import type { WorkplaceAnswer } from '@ot/contract'
import type { Role } from '@ot/domain'
import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure, stale } from '../../../testing/fake-server.ts'
import { invalidFields, submit, type as typeInto } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { sampleSout } from '../pages/testing/sample-rows.ts'
import { SAMPLE_DEPARTMENTS, sampleEmployee } from '../pages/testing/sample-staff.ts'
import { openDialog, rows } from '../testing/open-tab.tsx'
import { WorkplacesPage } from './workplaces-page.tsx'

const WORKPLACE: WorkplaceAnswer = {
  id: 4,
  companyId: 7,
  version: 2,
  number: '12А',
  name: 'Токарный станок',
  departmentId: 3,
  workingConditionsClass: '3.1',
  reportOn: '2024-03-01',
  registeredOn: '2024-03-10',
  declared: false,
  declarationNumber: null,
  declarationEndedOn: null,
  declarationEndedBy: null,
  assessmentCause: null,
  assessmentCausedOn: null,
  assessmentWaivedOn: null,
  assessmentWaiver: null,
  commissionedOn: null,
  assessorToldOn: null,
  acquaintedOn: '2024-03-20',
  publishedOn: null,
  ownDeadline: null,
  ownDeadlineReason: null,
  terms: [
    {
      key: 'assessorTold',
      title: 'Уведомить организацию, которая проводила спецоценку',
      deadline: '2024-03-06',
      isDone: false,
      isOverdue: true,
      unit: 'working',
      basis: {
        act: '426-ФЗ',
        clause: 'ч. 5.1 ст. 15',
        edition: 'действующая',
        explanation: 'Не позднее чем 3 рабочих дня со дня 01.03.2024.',
        verified: true,
      },
    },
    {
      key: 'acquainted',
      title: 'Ознакомить работников',
      deadline: '2024-03-31',
      isDone: true,
      isOverdue: false,
      unit: 'calendar',
      basis: {
        act: '426-ФЗ',
        clause: 'ч. 5 ст. 15',
        edition: 'действующая',
        explanation: 'Не позднее чем 30 календарных дней.',
        verified: false,
      },
    },
  ],
  deadline: '2029-03-10',
  state: 'ok',
  employeeIds: [11],
  guarantees: ['Повышенная оплата труда'],
}
const DECLARED: WorkplaceAnswer = {
  ...WORKPLACE,
  id: 5,
  number: '13',
  name: 'Кабинет',
  departmentId: null,
  workingConditionsClass: '2',
  declared: true,
  declarationNumber: '77-01',
  terms: [],
  deadline: null,
  state: 'none',
  employeeIds: [],
  guarantees: [],
}

const WORKPLACES = 'GET /api/workplaces?companyId=7'
const CREATE = 'POST /api/workplaces'
const CHANGE = 'PATCH /api/workplaces/4'
const REMOVE = 'DELETE /api/workplaces/4'
const SOUT = 'GET /api/events?companyId=7&section=sout&due=false'
const BULK = 'POST /api/events/bulk'

let server = answerWith({})
afterEach(() => {
  server.restore()
  localStorage.clear()
})

async function openWorkplaces(own: Parameters<typeof answerWith>[0] = {}, role: Role = 'owner') {
  server = answerWith({
    'GET /api/companies': () => Response.json([{ id: 7, role, timeZone: 'Europe/Moscow' }]),
    'GET /api/employee-groups?companyId=7': () => Response.json(SAMPLE_DEPARTMENTS),
    'GET /api/employees?companyId=7': () =>
      Response.json([
        sampleEmployee(11, 'Громов Пётр Ильич'),
        sampleEmployee(12, 'Ёлкина Анна Юрьевна'),
        sampleEmployee(13, 'Ким Лев Львович'),
      ]),
    [SOUT]: () =>
      Response.json([
        sampleSout(21, { employeeId: 11, workplaceId: 4 }),
        sampleSout(22, { employeeId: 12, workplaceId: null, workplaceNumber: null }),
      ]),
    [WORKPLACES]: () => Response.json([WORKPLACE, DECLARED]),
    ...own,
  })
  const page = await openPage(<WorkplacesPage />)
  for (const _ of ['companies', 'departments', 'employees']) await settle()
  return page
}

const bodies = (of: string) => server.seen.filter(({ call }) => call === of).map(({ body }) => body)
const act1 = (page: HTMLElement, label: string) =>
  act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())

describe('Рабочие места', () => {
  test('номер, отдел, класс с гарантиями, даты, срок и сколько работников', async () => {
    const page = await openWorkplaces()
    expect(rows(page).map((cells) => cells.slice(0, 6))).toEqual([
      [
        '№\u00a012А. Токарный станокОтдел: Склад',
        'класс 3.1Повышенная оплата труда',
        '01.03.2024',
        '10.03.2024',
        '10.03.2029 в порядке',
        '1',
      ],
      ['№\u00a013. Кабинет', 'класс 2', '01.03.2024', '10.03.2024', 'без срокаДекларация: №\u00a077-01', '0'],
    ])
  })

  test('новое место: обязательное названо у полей, заполненное записано', async () => {
    const page = await openWorkplaces({ [CREATE]: () => Response.json(WORKPLACE, { status: 201 }) })
    await press(page, 'Добавить рабочее место')
    const dialog = openDialog(page)
    await submit(dialog)
    expect(invalidFields(dialog)).toEqual(['new-workplace-number', 'new-workplace-name'])
    expect(bodies(CREATE)).toEqual([])
    typeInto(dialog, 'new-workplace-number', '14')
    typeInto(dialog, 'new-workplace-name', 'Сварочный пост')
    await submit(dialog)
    await settle()
    expect(bodies(CREATE)).toMatchObject([
      { companyId: 7, number: '14', name: 'Сварочный пост', declared: false, declarationNumber: null },
    ])
  })

  test('сроки после спецоценки: до какого дня, сделано ли и почему', async () => {
    const page = await openWorkplaces()
    act1(page, 'Сроки после спецоценки')
    await settle()
    const text = openDialog(page).textContent
    expect(text).toContain('Уведомить организацию, которая проводила спецоценку срок прошёл до 06.03.2024')
    expect(text).toContain('Не позднее чем 3 рабочих дня со дня 01.03.2024.')
    expect(text).toContain('Ознакомить работников сделано')
    expect(text).toContain('Не сверено с официальным текстом')
  })

  test('занятое место не удаляется, причина названа', async () => {
    const page = await openWorkplaces({
      [REMOVE]: () => failure(409, 'На рабочем месте числятся работники: 1'),
    })
    act1(page, 'Удалить')
    await settle()
    await press(openDialog(page), 'Удалить')
    expect(openDialog(page).textContent).toContain('числятся работники: 1')
  })

  test('удаление по устаревшему: сказано, кто и что изменил, удаляется по слову пользователя', async () => {
    let attempts = 0
    const page = await openWorkplaces({
      [REMOVE]: () => {
        attempts += 1
        return attempts === 1 ? stale(3, 'Котов', 'Название') : new Response(null, { status: 204 })
      },
      [WORKPLACES]: () =>
        Response.json([attempts === 0 ? WORKPLACE : { ...WORKPLACE, version: 3, name: 'Пресс' }]),
    })
    act1(page, 'Удалить')
    await settle()
    await press(openDialog(page), 'Удалить')
    await settle()
    const row = [...document.querySelectorAll('tr')].find(({ textContent }) =>
      textContent?.startsWith('Название'),
    )
    expect(row?.textContent).toBe('НазваниеТокарный станокПресс')
    expect(document.body.textContent).toContain('Котов')
    await press(document.body, 'Удалить всё равно')
    await settle()
    expect(attempts).toBe(2)
  })

  test('прекращение декларации по устаревшему: сказано, кто и что изменил, записывается по слову пользователя', async () => {
    const declared = { ...WORKPLACE, declared: true }
    let attempts = 0
    const page = await openWorkplaces({
      [CHANGE]: () => {
        attempts += 1
        return attempts === 1 ? stale(3, 'Котов', 'Название') : Response.json(declared)
      },
      [WORKPLACES]: () => Response.json([attempts === 0 ? declared : { ...declared, version: 3 }]),
    })
    await press(page, 'Прекратить декларацию')
    await submit(openDialog(page))
    await settle()
    expect(document.body.textContent).toContain('Котов')
    await press(document.body, 'Сохранить моё')
    await settle()
    expect(attempts).toBe(2)
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test('работники: оценка, которая есть, переходит на место, кому её не было — заводится, лишний уходит', async () => {
    const page = await openWorkplaces({
      'PATCH /api/events/21': () => Response.json(sampleSout(21, {})),
      'PATCH /api/events/22': () => Response.json(sampleSout(22, {})),
      [BULK]: () => Response.json([], { status: 201 }),
    })
    act1(page, 'Работники')
    await settle()
    const dialog = openDialog(page)
    act(() => dialog.querySelector<HTMLElement>('[aria-label="Убрать: Громов Пётр Ильич"]')?.click())
    for (const name of ['Ёлкина', 'Ким']) {
      typeInto(dialog, 'workplace-people-employeeIds', name)
      act(() => dialog.querySelector<HTMLElement>('[role=option]')?.click())
    }
    await submit(dialog)
    await settle()
    expect(bodies('PATCH /api/events/21')).toEqual([{ workplaceId: null }])
    expect(bodies('PATCH /api/events/22')).toEqual([{ workplaceId: 4 }])
    expect(bodies(BULK)).toEqual([
      { companyId: 7, employeeIds: [13], section: 'sout', workplaceId: 4, periodicity: '5 лет' },
    ])
  })

  test('работники: после неудачи на полпути повтор доделывает остаток с тем же ключом', async () => {
    const keys: (string | null)[] = []
    let moved = sampleSout(22, { employeeId: 12, workplaceId: null, workplaceNumber: null })
    const page = await openWorkplaces({
      [SOUT]: () => Response.json([sampleSout(21, { employeeId: 11, workplaceId: 4 }), moved]),
      'PATCH /api/events/22': () => {
        moved = { ...moved, workplaceId: 4, version: moved.version + 1 }
        return Response.json(moved)
      },
      [BULK]: (_seen, headers) => {
        keys.push(headers.get('Idempotency-Key'))
        return keys.length === 1 ? failure(503) : Response.json([], { status: 201 })
      },
    })
    act1(page, 'Работники')
    await settle()
    const dialog = openDialog(page)
    for (const name of ['Ёлкина', 'Ким']) {
      typeInto(dialog, 'workplace-people-employeeIds', name)
      act(() => dialog.querySelector<HTMLElement>('[role=option]')?.click())
    }
    for (const _ of ['не дошло', 'повтор']) {
      await submit(dialog)
      await settle()
    }
    expect(bodies('PATCH /api/events/22')).toEqual([{ workplaceId: 4 }])
    expect(bodies('PATCH /api/events/21')).toEqual([])
    expect(keys[0]).not.toBeNull()
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('работники: оценку успел переставить другой — сказано, кто и куда; своё записывается поверх', async () => {
    const versions: (string | null)[] = []
    const theirs = sampleSout(22, { employeeId: 12, version: 3, workplaceId: 5, workplaceNumber: '13' })
    const own = sampleSout(22, { employeeId: 12, workplaceId: null, workplaceNumber: null })
    const page = await openWorkplaces({
      [SOUT]: () =>
        Response.json([
          sampleSout(21, { employeeId: 11, workplaceId: versions.length === 0 ? 4 : null }),
          versions.length === 0 ? own : theirs,
        ]),
      'PATCH /api/events/22': (_seen, headers) => {
        versions.push(headers.get('If-Match'))
        return versions.length === 1 ? stale(3, 'Котов', 'Рабочее место') : Response.json(theirs)
      },
    })
    act1(page, 'Работники')
    await settle()
    const dialog = openDialog(page)
    typeInto(dialog, 'workplace-people-employeeIds', 'Ёлкина')
    act(() => dialog.querySelector<HTMLElement>('[role=option]')?.click())
    await submit(dialog)
    await settle()
    expect(document.body.textContent).toContain('Котов')
    const told = [...openDialog(document.body).querySelectorAll('tbody tr')].map(
      ({ textContent }) => textContent,
    )
    expect(told).toEqual([
      'РаботникиГромов Пётр Ильичне указаноГромов Пётр Ильич\nЁлкина Анна Юрьевна',
      `Рабочее место: ${theirs.fullname}не указано№\u00a013№\u00a012А`,
    ])
    await press(document.body, 'Сохранить моё')
    await settle()
    expect(versions).toEqual(['"1"', '"3"'])
    expect(page.querySelector('dialog[open]')).toBeNull()
  })

  test('наблюдатель только читает', async () => {
    const page = await openWorkplaces({}, 'viewer')
    expect(rows(page)).toHaveLength(2)
    const buttons = [...page.querySelectorAll('button')].map(({ textContent }) => textContent?.trim())
    expect(buttons).toEqual([
      '?',
      'Вид',
      'Столбцы',
      'Печать',
      '№\u00a012А. Токарный станок',
      '№\u00a013. Кабинет',
    ])
  })
})
