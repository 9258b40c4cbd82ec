import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../../testing/answer-with.ts'
import { stale } from '../../../testing/fake-server.ts'
import { submit } from '../../../testing/form.ts'
import { press } from '../../../testing/open-page.tsx'
import { openDialog, openTab } from '../testing/open-tab.tsx'
import { ReturnActions } from './return-actions.tsx'

const ABSENCE: AbsenceAnswer = {
  id: 9,
  companyId: 7,
  version: 1,
  employeeId: 11,
  kind: 'childcare',
  startsOn: '2025-06-02',
  endsOn: null,
  note: null,
}
/** Котов has told another day of the return. */
const THEIRS: AbsenceAnswer = { ...ABSENCE, version: 2, endsOn: '2026-11-30' }
const NOTHING: ReturnOutcome = { follows: [], waits: [], instructions: [], reminders: [] }

const PREVIEW = 'POST /api/absences/9/return?dryRun=true'
const SAVE = 'POST /api/absences/9/return?dryRun=false'
const BRIEFING: ReturnOutcome['follows'][number] = {
  key: 'return.9',
  action: 'add',
  section: 'briefing',
  name: 'Внеплановый инструктаж',
  periodicity: 'разово',
  deadline: '2026-11-21',
  condition: null,
  basis: { act: '2464', clause: 'п. 14', edition: '2021', explanation: 'Перерыв', verified: true },
  positionId: 38,
  position: 'Кладовщик',
  employeeIds: [11],
  outcome: 'proposed',
  note: null,
}

let server = answerWith({})
afterEach(() => server.restore())

/** Only a return over the second version is taken, and what it brings is told over each. */
async function openReturn({ seenBy, now = NOTHING }: { seenBy: 'preview' | 'save'; now?: ReturnOutcome }) {
  const calls: [string, string | null][] = []
  const told = (what: 'preview' | 'save') => (_seen: unknown, headers: Headers) => {
    const version = headers.get('If-Match')
    calls.push([what, version])
    const isRefused = version === '"1"' && (what === 'save' || seenBy === 'preview')
    if (isRefused) return stale(2, 'Котов', 'Последний день')
    return Response.json(version === '"1"' ? NOTHING : now)
  }
  server = answerWith({
    'GET /api/absences?companyId=7': () => Response.json([THEIRS]),
    'GET /api/absences/9/papers': () => Response.json([]),
    [PREVIEW]: told('preview'),
    [SAVE]: told('save'),
  })
  const page = await openTab(<ReturnActions absence={ABSENCE} />)
  await press(page, 'Выход на работу')
  await submit(openDialog(page))
  return { page, calls }
}

const lines = () =>
  [...document.querySelectorAll('dialog[open] tbody tr')].map(({ textContent }) => textContent)
const DAY = 'Первый рабочий деньне указано01.12.202621.11.2026'

test('отсутствие сохранил другой, пока выбирали день: сказано до списка, что последует', async () => {
  const { page, calls } = await openReturn({ seenBy: 'preview' })
  expect(openDialog(page).textContent).toContain('Котов')
  expect(lines()).toEqual([DAY])
  await press(document.body, 'Продолжить')
  await press(page, 'Записать выход')
  expect(calls).toEqual([
    ['preview', '"1"'],
    ['preview', '"2"'],
    ['save', '"2"'],
  ])
})

test('отсутствие сохранил другой, пока смотрели список: своё пишется поверх, когда следует то же', async () => {
  const { page, calls } = await openReturn({ seenBy: 'save' })
  await press(page, 'Записать выход')
  expect(lines()).toEqual([DAY])
  await press(document.body, 'Сохранить моё')
  expect(calls).toEqual([
    ['preview', '"1"'],
    ['save', '"1"'],
    ['preview', '"2"'],
    ['save', '"2"'],
  ])
})

test('после чужой правки следует другое: список показан до записи', async () => {
  const { page, calls } = await openReturn({ seenBy: 'save', now: { ...NOTHING, follows: [BRIEFING] } })
  await press(page, 'Записать выход')
  await press(document.body, 'Сохранить моё')
  expect(calls.at(-1)).toEqual(['preview', '"2"'])
  expect(openDialog(page).textContent).toContain('последует другое')
  expect(openDialog(page).textContent).toContain('Внеплановый инструктаж')
  await press(page, 'Записать выход')
  expect(calls.at(-1)).toEqual(['save', '"2"'])
})

test('показать сохранённое: окно закрыто, ничего не записано', async () => {
  const { page, calls } = await openReturn({ seenBy: 'save' })
  await press(page, 'Записать выход')
  await press(document.body, 'Показать сохранённое')
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(calls.at(-1)).toEqual(['save', '"1"'])
})
