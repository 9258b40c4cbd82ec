import { afterEach, expect, test } from 'vitest'
import { stale } from '../../../../testing/fake-server.ts'
import { type } from '../../../../testing/form.ts'
import { press, settle } from '../../../../testing/open-page.tsx'
import { until } from '../../../../testing/until.ts'
// Loaded already, so that a press draws the menu at once.
import '../../../../ui/list-view/views-panel.tsx'
import { openSection, sectionServer } from '../testing/open-section.tsx'
import { sampleBriefing } from '../testing/sample-rows.ts'

const VIEWS = 'GET /api/list-views?companyId=7'
const CHANGE = 'PATCH /api/list-views/5'
const REMOVE = 'DELETE /api/list-views/5'
const VIEW = {
  id: 5,
  companyId: 7,
  version: 1,
  list: 'briefingRegister',
  name: 'Планёрка',
  isShared: true,
  search: 'hide=none&state=overdue',
}
const THEIRS = { ...VIEW, version: 2, name: 'Планёрка цеха', search: 'hide=department&state=soon' }

let server: ReturnType<typeof sectionServer>
afterEach(() => server.restore())

/** Котов has saved the view since it was opened: only a change over his is taken. */
async function openView(search = '?state=overdue&hide=none&view=5') {
  const versions: (string | null)[] = []
  const answer = (_seen: unknown, headers: Headers) => {
    versions.push(headers.get('If-Match'))
    return versions.length === 1 ? stale(2, 'Котов', 'Название') : Response.json(THEIRS)
  }
  server = sectionServer('briefing', [sampleBriefing(1, {}), sampleBriefing(2, { state: 'overdue' })], {
    [VIEWS]: () => Response.json({ views: [versions.length === 0 ? VIEW : THEIRS], columns: [] }),
    [CHANGE]: answer,
    [REMOVE]: answer,
  })
  const opened = await openSection('register', 'briefing', { search })
  await until(() => opened.page.textContent?.includes('Планёрка') === true)
  await press(opened.page, /^Планёрка/)
  await settle()
  const bodies = () => server.seen.filter(({ call }) => call === CHANGE).map(({ body }) => body)
  return { ...opened, versions, bodies }
}

const rows = () =>
  [...document.querySelectorAll('dialog[open] tbody tr')].map(({ textContent }) => textContent)

test('вид переименовал другой: названо, кто и как; своё имя пишется поверх, прочее остаётся его', async () => {
  const { page, versions, bodies } = await openView()
  await press(page, 'Переименовать')
  const name = page.querySelector('form input')?.id ?? ''
  type(page, name, 'Утренняя')
  await press(page, 'Сохранить')
  expect(document.body.textContent).toContain('Котов')
  expect(rows()).toEqual([
    'НазваниеПланёркаПланёрка цехаУтренняя',
    'Что показываетотбор: 1\u00a0условиеотбор: 1\u00a0условие; скрыты столбцы: Отделбез изменений',
  ])
  await press(document.body, 'Сохранить моё')
  expect(versions).toEqual(['"1"', '"2"'])
  expect(bodies()).toEqual([{ name: 'Утренняя' }, { name: 'Утренняя' }])
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('вид записал другой: его список открывается по слову пользователя', async () => {
  const { page, address, versions } = await openView('?hide=none&view=5')
  await press(page, 'Сохранить изменения')
  expect(rows()).toContain(
    'Что показываетотбор: 1\u00a0условиеотбор: 1\u00a0условие; скрыты столбцы: Отделвесь список',
  )
  await press(document.body, 'Показать сохранённое')
  await until(() => address().includes('state=soon'))
  expect(address()).toBe('?hide=department&state=soon&view=5')
  expect(versions).toEqual(['"1"'])
})

test('вид изменил другой: удаляется, только когда это увидели', async () => {
  const { page, versions } = await openView()
  await press(page, 'Удалить')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('Запись уже изменена')
  await press(document.body, 'Оставить')
  expect(versions).toEqual(['"1"'])
  await press(page, 'Удалить')
  expect(versions).toEqual(['"1"', '"1"'])
})
