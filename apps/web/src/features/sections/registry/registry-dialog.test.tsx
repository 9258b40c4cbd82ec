import { afterEach, describe, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { failure } from '../../../testing/fake-server.ts'
import { invalidFields, type as typeInto } from '../../../testing/form.ts'
import { chooseFile, openPage, press, settle } from '../../../testing/open-page.tsx'
import { SAMPLE_COMPANY } from '../../../testing/sample-company.ts'
import { RecordsScopeContext } from '../records-scope.ts'
import { RegistryButton } from './registry-button.tsx'

const CHECK = 'GET /api/training/registry/check?companyId=7&from=2026-01-01&to=2026-11-21'
const CHECK_MARCH = 'GET /api/training/registry/check?companyId=7&from=2026-03-01&to=2026-11-21'
const FILE = 'GET /api/training/registry?companyId=7&from=2026-01-01&to=2026-11-21'
const EVENTS = 'GET /api/events?companyId=7&section=training&due=false'

const LACKING = {
  eventId: 5,
  employeeId: 12,
  fullname: 'Ким Лев Львович',
  programme: 'Оказание первой помощи',
  date: '2026-11-10',
  missing: ['СНИЛС работника', 'номер протокола'],
}

let server = answerWith({})
afterEach(() => server.restore())

async function openRegistry(
  own: Parameters<typeof answerWith>[0] = {},
  mayChange = false,
): Promise<HTMLElement> {
  server = answerWith({
    [CHECK]: () => Response.json({ records: 21, incomplete: [LACKING] }),
    [CHECK_MARCH]: () => Response.json({ records: 0, incomplete: [] }),
    [EVENTS]: () => Response.json([]),
    ...own,
  })
  const scope = {
    company: { ...SAMPLE_COMPANY, role: 'viewer' as const },
    today: '2026-11-21',
    mayChange,
  }
  const page = await openPage(
    <RecordsScopeContext value={scope}>
      <RegistryButton />
    </RecordsScopeContext>,
  )
  await press(page, 'Реестр Минтруда и протоколы')
  return page
}

const plain = (page: HTMLElement) => page.textContent.replaceAll('\u00a0', ' ')

describe('Реестр обученных', () => {
  test('сколько войдёт в файл и чего не хватает остальным', async () => {
    const page = await openRegistry()
    expect(plain(page)).toContain('В файл войдёт 21 запись. Не войдёт 1 запись')
    expect(plain(page)).toContain('Не указано: СНИЛС работника, номер протокола')
    const link = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ким Лев Львович')
    expect(link?.getAttribute('href')).toBe('/employees/:12/training')
  })

  test('другой период спрашивается заново', async () => {
    const page = await openRegistry()
    typeInto(page, 'registry-from', '01.03.2026')
    await press(page, 'Показать')
    await settle()
    expect(plain(page)).toContain('За этот период нет проверок знания')
    expect(plain(page)).not.toContain('Скачать XML')
  })

  test.each([
    ['registry-from', '01.12.2026', 'registry-to', 'Конец периода раньше его начала'],
    ['registry-to', '31.02', 'registry-to', 'Дата в виде дд.мм.гггг'],
  ])('%s = %s — ошибка у поля', async (field, typed, marked, problem) => {
    const page = await openRegistry()
    typeInto(page, field, typed)
    await press(page, 'Показать')
    expect(invalidFields(page)).toEqual([marked])
    expect(page.textContent).toContain(problem)
  })

  test('отказ сервера назван', async () => {
    const page = await openRegistry({
      [FILE]: () => failure(422, 'За период 6000 записей: возьмите период короче'),
    })
    await press(page, 'Скачать XML')
    expect(plain(page)).toContain('возьмите период короче')
  })

  test('ответ реестра: сначала что нашлось и что нет, потом номера вносят', async () => {
    const rows = [
      {
        row: 2,
        action: 'write',
        registryNumber: '5550001',
        employeeId: 12,
        fullname: 'Ким Лев Львович',
        programme: 'Первая помощь',
        problem: null,
      },
      {
        row: 3,
        action: 'error',
        registryNumber: '5550002',
        employeeId: null,
        fullname: '001-001-998 00',
        programme: '',
        problem: 'СНИЛС 001-001-998 00 нет среди прошедших проверку знания',
      },
    ]
    const totals = { write: 1, same: 0, error: 1 }
    const page = await openRegistry(
      {
        'POST /api/training/registry/answer?companyId=7&dryRun=true': () =>
          Response.json({ written: false, totals, rows }),
        'POST /api/training/registry/answer?companyId=7': () =>
          Response.json({ written: true, totals, rows }),
      },
      true,
    )
    await chooseFile(page, new File(['x'], 'ответ.csv'))
    await settle()
    expect(plain(page)).toContain('Нашлось, кому внести: 1 номер. Не внесём: 1 строка.')
    expect(plain(page)).toContain('нет среди прошедших проверку')
    await press(page, /Внести 1.номер/)
    await settle()
    expect(plain(page)).toContain('Внесено: 1 номер.')
  })

  test('кто только смотрит, номеров не вносит', async () => {
    expect(plain(await openRegistry())).not.toContain('Номера из реестра')
  })
})
