import { act } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure } from '../../../testing/fake-server.ts'
import { buttonOf, chooseFile, openPage, press, settle } from '../../../testing/open-page.tsx'
import { outcome, row } from '../testing/outcome.ts'
import { ImportFor } from './import-for.tsx'

const CHECK = 'POST /api/employees/import?companyId=1&dryRun=true'
const WRITE = 'POST /api/employees/import?companyId=1'
const company = { id: 1, role: 'owner', timeZone: 'Europe/Moscow' } as const

const file = () => new File(['ФИО;Подразделение'], 'список.csv')
const good = outcome({ rows: [row(5, 'add'), row(6, 'add'), row(7, 'same')], newDepartments: ['Склад'] })
const bad = outcome({
  rows: [
    row(5, 'add'),
    row(6, 'error', { errors: [{ column: 1, field: 'department', said: '', message: 'Отдел не указан' }] }),
  ],
})

const wrong = outcome({ rows: bad.rows.slice(1) })

let server = answerWith({})
afterEach(() => server.restore())

type Handlers = Parameters<typeof answerWith>[0]

async function openWith(handlers: Handlers): Promise<HTMLElement> {
  server = answerWith({
    'GET /api/employee-groups?companyId=1': () => Response.json([]),
    'GET /api/positions': () =>
      Response.json([{ id: 7, name: 'Слесарь-ремонтник', isOwnProfile: true, words: '' }]),
    ...handlers,
  })
  return openPage(<ImportFor company={company} />)
}

const text = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

describe('загрузка работников из файла', () => {
  test('выбранный файл сразу проверяется, записывается по кнопке и один раз', async () => {
    const page = await openWith({
      [CHECK]: () => Response.json(good),
      [WRITE]: () => Response.json({ ...good, written: true }),
    })
    await chooseFile(page, file())
    expect(text(page)).toContain('Лист «Кадры», заголовки в строке 4, под ними 3 строки')
    expect(text(page)).toContain('Будет создан отдел: «Склад».')
    await press(page, 'Загрузить 2 работников')
    expect(text(page)).toContain('Добавлены 2 работника, без изменений 1 работник.')
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/employees/norms',
      '/employees/main',
    ])
    const sent = server.seen.filter(({ call }) => call.startsWith('POST'))
    expect(sent.map(({ call }) => call)).toEqual([CHECK, WRITE])
    expect(sent[1]?.body).toMatchObject({ mapping: '{"0":"fullName","1":"department"}' })
  })

  test('одни ошибки записать нельзя; исправленный файл выбирают снова, сказанное остаётся', async () => {
    const page = await openWith({
      [CHECK]: ({ body }) =>
        Response.json(JSON.stringify(body).includes('"positions"') ? good : withUnknown(wrong)),
    })
    await chooseFile(page, file())
    expect(buttonOf(page, /^Загрузить/).disabled).toBe(true)
    expect(text(page)).toContain('Подразделение (B): Отдел не указан')
    await press(page, 'Слесарь-ремонтник')
    expect(text(page)).toContain('Настройки изменены')
    await chooseFile(page, file())
    expect(server.seen.findLast(({ call }) => call === CHECK)?.body).toMatchObject({
      positions: '{"Слесарь-рем.":7}',
    })
    expect(buttonOf(page, 'Загрузить 2 работников').disabled).toBe(false)
  })

  test('верные строки загружают, остальные уходят в отдельный файл', async () => {
    const page = await openWith({
      [CHECK]: () => Response.json(bad),
      [WRITE]: () => Response.json({ ...bad, written: true }),
    })
    await chooseFile(page, file())
    await press(page, 'Загрузить 1 работника, оставить 1 строку с ошибками')
    expect(server.seen.findLast(({ call }) => call === WRITE)?.body).toMatchObject({ leaveErrors: 'true' })
    expect(text(page)).toContain('Не загружена 1 строка с ошибками')
    expect(buttonOf(page, 'Скачать незагруженные строки').disabled).toBe(false)
  })

  test('строку исправляют на месте, без отчества — одним нажатием, лишнюю не загружают', async () => {
    const lacking = { column: 0, field: 'fatherName', said: '', message: 'Впишите отчество' } as const
    const checked = outcome({ rows: [row(6, 'error', { errors: [lacking] })] })
    const page = await openWith({ [CHECK]: () => Response.json(checked) })
    await chooseFile(page, file())
    await press(page, 'Нет отчества')
    const said = () => server.seen.findLast(({ call }) => call === CHECK)?.body
    expect(said()).toMatchObject({ mended: '{"6:fatherName":"нет"}' })
    await press(page, /^Не загружать строку 6$/)
    expect(said()).toMatchObject({ skipped: '[6]' })
  })

  test('о негодном файле сказано там, где его выбирают', async () => {
    const page = await openWith({
      [CHECK]: () =>
        Response.json(
          { description: 'file: Это не таблица.', errors: [{ field: 'file', message: 'Это не таблица.' }] },
          { status: 422 },
        ),
    })
    await chooseFile(page, file())
    expect(page.querySelector('[role="alert"]')?.textContent).toBe('Это не таблица.')
    expect(buttonOf(page, 'Выбрать файл').disabled).toBe(false)
  })

  test('без связи выбранное остаётся, и проверку можно повторить', async () => {
    let isDown = true
    const page = await openWith({
      [CHECK]: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return Response.json(good)
      },
    })
    await chooseFile(page, file())
    expect(text(page)).toContain('Нет связи с сервером')
    expect(text(page)).toContain('список.csv')
    isDown = false
    await press(page, 'Проверить файл')
    expect(buttonOf(page, 'Загрузить 2 работников').disabled).toBe(false)
  })

  test('отказ по тарифу при записи ничего не теряет', async () => {
    const page = await openWith({
      [CHECK]: () => Response.json(good),
      [WRITE]: () => failure(402, 'Тариф рассчитан на 15 работников'),
    })
    await chooseFile(page, file())
    await press(page, 'Загрузить 2 работников')
    expect(text(page)).toContain('Тариф рассчитан на 15 работников')
    expect(buttonOf(page, 'Загрузить 2 работников').disabled).toBe(false)
  })

  test('наблюдателю загружать нечем', async () => {
    server = answerWith({})
    const page = await openPage(<ImportFor company={{ ...company, role: 'viewer' }} />)
    expect(page.querySelector('button')).toBeNull()
    expect(text(page)).toContain('Вы наблюдатель')
  })

  test('десять тысяч строк показаны страницами по пятьдесят', async () => {
    const rows = Array.from({ length: 10_000 }, (_, place) => row(place + 2, 'add'))
    const page = await openWith({ [CHECK]: () => Response.json(outcome({ rows })) })
    await chooseFile(page, file())
    const shown = () => page.querySelectorAll('[aria-label="Строки файла"] tbody tr')
    expect(shown()).toHaveLength(50)
    act(() => page.querySelector<HTMLButtonElement>('[aria-label="Следующие строки"]')?.click())
    await settle()
    expect(text(page)).toContain('51–100 из 10000')
  })
})

function withUnknown(checked: typeof wrong) {
  const suggestions = [{ id: 7, name: 'Слесарь-ремонтник', isOwnProfile: false, family: 'Слесари' }]
  return { ...checked, unknownPositions: [{ title: 'Слесарь-рем.', rows: 1, suggestions, neighbour: null }] }
}
