import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { settle } from '../../../../testing/open-page.tsx'
import { until } from '../../../../testing/until.ts'
// Loaded already, so that a press draws the menu at once.
import '../../../../ui/list-view/columns-panel.tsx'
import '../../../../ui/list-view/views-panel.tsx'
import { openSection, press, sectionServer } from '../testing/open-section.tsx'
import { sampleBriefing } from '../testing/sample-rows.ts'

const VIEWS = 'GET /api/list-views?companyId=7'
const REMEMBER = 'PUT /api/list-views/columns'
const OVERDUE = {
  id: 5,
  companyId: 7,
  version: 1,
  list: 'briefingRegister',
  name: 'Планёрка',
  isShared: true,
  search: 'hide=none&state=overdue',
}

let server: ReturnType<typeof sectionServer>
afterEach(() => server.restore())

function serve(views: object[] = [], hidden: string[] = []) {
  const columns = hidden.length === 0 ? [] : [{ list: 'briefingRegister', hidden }]
  server = sectionServer('briefing', [sampleBriefing(1, {}), sampleBriefing(2, { state: 'overdue' })], {
    [VIEWS]: () => Response.json({ views, columns }),
    [REMEMBER]: ({ body }) => Response.json(body),
  })
}

const heads = (page: HTMLElement) =>
  [...page.querySelectorAll('thead th')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Действия')
const cells = (page: HTMLElement) => page.querySelectorAll('tbody tr:first-child > *').length

test('скрытых в адресе столбцов нет ни в шапке, ни в строках', async () => {
  serve()
  const whole = await openSection('register', 'briefing')
  const all = [heads(whole.page).length, cells(whole.page)]
  const { page } = await openSection('register', 'briefing', { search: '?hide=department,state,fullname' })
  expect(heads(page)).toEqual(['ФИО', 'Должность', 'Инструктаж', 'Проведён', 'Периодичность', 'Срок'])
  expect([heads(page).length + 2, cells(page) + 2]).toEqual(all)
})

test('свой выбор — с сервера и сразу в адресе; адрес с выбором важнее своего', async () => {
  serve([], ['department'])
  const own = await openSection('register', 'briefing', { search: '?state=overdue' })
  await until(() => own.address().includes('hide'))
  expect(own.address()).toBe('?state=overdue&hide=department')
  expect(heads(own.page)).not.toContain('Отдел')
  const sent = await openSection('register', 'briefing', { search: '?hide=none' })
  expect(heads(sent.page)).toContain('Отдел')
  expect(sent.address()).toBe('?hide=none')
})

test('столбец скрывают галкой: он запомнен, отбор остаётся', async () => {
  serve()
  const { page, address } = await openSection('register', 'briefing', { search: '?state=overdue' })
  await press(page, 'Столбцы')
  await settle()
  await act(async () =>
    [...page.querySelectorAll('label')].find(({ textContent }) => textContent === 'Отдел')?.click(),
  )
  await settle()
  expect(address()).toBe('?state=overdue&hide=department')
  expect(server.seen.find(({ call }) => call === REMEMBER)?.body).toEqual({
    companyId: 7,
    list: 'briefingRegister',
    hidden: ['department'],
  })
})

test('открытый вид назван, другой отбор — «изменён», и вид возвращают как был', async () => {
  serve([OVERDUE])
  const { page, address } = await openSection('register', 'briefing', {
    search: '?state=overdue&hide=none&view=5',
  })
  await until(() => page.textContent?.includes('Планёрка') === true)
  await press(page, 'просрочено')
  await until(() => page.textContent?.includes('Планёрка · изменён') === true)
  expect(address()).toBe('?view=5&hide=none')
  await press(page, 'Планёрка')
  await settle()
  await press(page, 'Вернуть как было')
  await until(() => address().includes('state=overdue'))
  expect(page.textContent).not.toContain('изменён')
})
