import { type Employee, employeeOf } from '../fixtures/company-world.ts'
import { downloadedBy, today } from '../fixtures/documents-page.ts'
import {
  CHECKLIST,
  DELETE_QUESTION,
  memoModal,
  memoRegistry,
  NEW_MEMO,
  PRINT_QUESTION,
} from '../fixtures/memo-modal.ts'
import { memoOf } from '../fixtures/memo-records.ts'
import { ALL_SECTIONS, eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test } from '../fixtures/test.ts'

const FIRST = 'Иванов Пётр Сергеевич'
const SECOND = 'Черных Любовь Ильинична'
const THIRD = 'Юдин Олег Ильич'
const FORM_MEMO = 'Сформировать заявку'
const REQUIRED = 'Обязательное поле'
const GLOVES = 'Перчатки от порезов'
const GOGGLES = 'Очки защитные закрытые'
const LONG_AGO = '2024-03-04'

let ivanov: Employee
let chernykh: Employee
test.beforeEach(async ({ owner: { user, company }, request }) => {
  const add = (person: Parameters<typeof employeeOf>[3]) => employeeOf(request, user, company, person)
  ivanov = await add({ lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' })
  chernykh = await add({ lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' })
  await add({ lastName: 'Юдин', firstName: 'Олег', fatherName: 'Ильич', sex: 'm' })
})

test('выдача СИЗ вручную: свои названия работника первыми, кто уже в заявке — не предлагается', async ({
  owner: { page, user },
  request,
}) => {
  await eventOf(request, user, ivanov, { section: 'ppe' })
  const goggles = { ppe: GOGGLES, quantity: 1, unit: 'шт.', date: LONG_AGO }
  await eventOf(request, user, chernykh, { section: 'ppe', ...goggles })
  const section = sectionPage(page)
  const options = page.getByRole('option')
  await page.goto('/notifications/ppe')
  await section.box(FIRST, GLOVES).check()
  await section.button(FORM_MEMO).click()

  const memo = memoModal(page, NEW_MEMO)
  await expect(memo.adding('Добавить выдачу СИЗ')).toBeVisible()
  await memo.button('Добавить').click()
  for (const label of ['Работник', 'Наименование СИЗ', 'Количество'])
    await expect(memo.field(label)).toHaveAccessibleDescription(REQUIRED)
  await memo.field('Работник').click()
  await expect(options, 'кто в заявке, в списке не стоит').toHaveText([SECOND, THIRD])
  await memo.field('Работник').fill('щщщ')
  await expect(memo.dialog.getByText('Совпадений не найдено')).toBeVisible()
  await memo.choose('Работник', 'черных')
  await memo.field('Наименование СИЗ').click()
  await expect(options, 'сначала выданное ей самой').toHaveText([GOGGLES, GLOVES])
  await options.filter({ hasText: GOGGLES }).click()
  await memo.field('Количество').fill('0')
  await memo.button('Добавить').click()
  await expect(memo.field('Количество')).toHaveAccessibleDescription('Целое число не меньше 1')
  await memo.field('Количество').fill('2')
  await memo.button('Добавить').click()
  await expect(memo.people).toHaveText([new RegExp(FIRST), new RegExp(SECOND)])
  await expect(memo.field('Наименование СИЗ'), 'форма пуста для следующего').toHaveValue('')
  await memo.field('Работник').click()
  await expect(options).toHaveText([THIRD])
  await page.keyboard.press('Escape')
  await memo.button('Сохранить').click()
  await expect(memo.saved).toBeVisible()

  await memoRegistry(page).open()
  await memoRegistry(page).name('Выдача и возврат СИЗ').click()
  const list = memoModal(page, CHECKLIST)
  await expect(list.linesOf(SECOND)).toContainText(GOGGLES)
  await expect(list.linesOf(SECOND)).toContainText('2 шт.')
  await list.button('Редактировать').click()
  await list.field(`Выдано: ${FIRST}`).fill(today().shown)
  await expect(list.status, 'выдано ещё не всем').toHaveText('активно')
  await list.field(`Выдано: ${SECOND}`).fill(today().shown)
  await expect(list.status).toHaveText('исполнено')
  await list.button('Сохранить').click()
  await expect(list.saved).toBeVisible()
  await page.goto('/employees/ppe')
  const issued = section.table.getByRole('row').filter({ hasText: SECOND }).filter({ hasText: GOGGLES })
  await expect(issued.filter({ hasText: 'выдача' }).filter({ hasText: today().shown })).toHaveCount(1)
})

test('возврат СИЗ вручную: названия и количества — из выданного работнику', async ({
  owner: { page, user },
  request,
}) => {
  await eventOf(request, user, ivanov, { section: 'ppe', quantity: 3, date: LONG_AGO })
  await eventOf(request, user, chernykh, { section: 'ppe', quantity: 4, date: LONG_AGO })
  const goggles = { ppe: GOGGLES, quantity: 2, unit: 'шт.', date: LONG_AGO }
  await eventOf(request, user, chernykh, { section: 'ppe', ...goggles })
  const section = sectionPage(page)
  const options = page.getByRole('option')
  const boxes = (kind: string) =>
    section.table
      .getByRole('row')
      .filter({ hasText: kind })
      .getByRole('checkbox', { name: /^Выбрать: / })
  await page.goto('/notifications/ppe')
  await boxes('возврат').and(section.box(FIRST, GLOVES)).check()
  for (const box of await boxes('выдача').all()) {
    await expect(box, 'выдача с возвратом в одну заявку не идёт').toBeDisabled()
    await expect(box).toHaveAttribute('title', 'Выбраны строки другой операции')
  }
  await section.button(FORM_MEMO).click()

  const memo = memoModal(page, NEW_MEMO)
  const adding = memo.adding('Добавить возврат СИЗ')
  await expect(memo.field(`Количество: ${FIRST}`)).toHaveValue('3')
  await memo.field('Наименование СИЗ').click()
  await expect(adding.getByText('Сначала выберите работника')).toBeVisible()
  await memo.choose('Работник', THIRD)
  await memo.field('Наименование СИЗ').click()
  await expect(adding.getByText('На руках у работника ничего нет')).toBeVisible()
  await memo.field('Работник').click()
  await expect(options).toHaveText([SECOND, THIRD])
  await options.filter({ hasText: SECOND }).click()
  await memo.field('Количество').click()
  await expect(adding.getByText('Сначала выберите СИЗ')).toBeVisible()
  await memo.field('Наименование СИЗ').click()
  await expect(options.filter({ hasText: GLOVES })).toHaveCount(1)
  await expect(options).toHaveCount(2)
  await options.filter({ hasText: GOGGLES }).click()
  await memo.field('Количество').click()
  await expect(options, 'не больше, чем на руках').toHaveText(['1', '2'])
  await options.first().click()
  await memo.button('Добавить').click()
  await memo.button('Сохранить').click()
  await expect(memo.saved).toBeVisible()

  await memoRegistry(page).open()
  await memoRegistry(page).name('Выдача и возврат СИЗ').click()
  const list = memoModal(page, CHECKLIST)
  await list.button('Редактировать').click()
  for (const who of [FIRST, SECOND]) await list.field(`Возвращено: ${who}`).fill(today().shown)
  await list.button('Сохранить').click()
  await expect(list.saved).toBeVisible()
  await expect(list.status).toHaveText('исполнено')
  await page.goto('/employees/ppe')
  const left = section.table.getByRole('row').filter({ hasText: SECOND }).filter({ hasText: GOGGLES })
  await expect(left.filter({ hasText: 'возврат' }), 'вторая пара осталась на руках').toContainText('1 шт.')
})

/** What every form of a stored memo is filled in with. */
const FORMS = {
  briefing: { memo: 'Проведение инструктажей', done: 'Проведён' },
  training: { memo: 'Проведение обучения', done: 'Знания проверены' },
  medical: { memo: 'Проведение медицинских осмотров', done: 'Пройден' },
  ppe: { memo: 'Выдача и возврат СИЗ', done: 'Выдано' },
  sout: { memo: 'Проведение СОУТ', done: 'Отчёт утверждён', final: ['Итоговый класс', '2'] },
  risk: {
    memo: 'Оценка профессиональных рисков',
    done: 'Отчёт утверждён',
    final: ['Итоговый уровень', 'низкий'],
  },
} as const

test('чек-лист каждого раздела: исполнен, дата снята, напечатан, удалён', async ({
  owner: { page, user },
  request,
}) => {
  test.slow()
  for (const name of ALL_SECTIONS)
    await memoOf(request, user, [await eventOf(request, user, ivanov, { section: name })])
  const registry = memoRegistry(page)
  const list = memoModal(page, CHECKLIST)
  const question = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  await registry.open()
  for (const [place, name] of ALL_SECTIONS.entries()) {
    await test.step(FORMS[name].memo, async () => {
      const form = FORMS[name]
      const line = registry.lines.filter({ hasText: form.memo })
      await registry.name(form.memo).click()
      await expect(list.button('Сохранить'), 'открыт для чтения').toBeDisabled()
      await list.button('Редактировать').click()
      if ('final' in form) await list.choose(`${form.final[0]}: ${FIRST}`, form.final[1])
      await list.field(`${form.done}: ${FIRST}`).fill(today().shown)
      await list.button('Сохранить').click()
      await expect(list.saved).toBeVisible()
      await expect(list.button('Сохранить'), 'записанный снова открыт для чтения').toBeDisabled()
      await expect(list.status).toHaveText('исполнено')
      await expect(list.linesOf(FIRST)).toContainText(today().shown)

      await list.button('Редактировать').click()
      await list.button(`Убрать дату: ${FIRST}`).click()
      await expect(list.status).toHaveText('активно')
      await list.button('Сохранить').click()
      await expect(list.linesOf(FIRST)).toContainText('не отмечено')
      await list.button('Печать').click()
      await downloadedBy(page, () =>
        question(PRINT_QUESTION).getByRole('button', { name: 'Скачать .docx' }).click(),
      )
      await list.button('Закрыть').click()
      await expect(line).toContainText('активно')
      await expect(line).toContainText('0 из 1')
      await registry.name(form.memo).click()
      await list.button('Удалить').click()
      await question(DELETE_QUESTION).getByRole('button', { name: 'Удалить заявку' }).click()
      await expect(list.dialog).toBeHidden()
      await expect(registry.lines).toHaveCount(ALL_SECTIONS.length - 1 - place)
    })
  }
  await expect(page.getByText('Пока что здесь пусто...')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'работников' }),
    'пустой реестр ведёт к работникам',
  ).toHaveAttribute('href', '/employees')
})

test('удаление: сделанное остаётся сделанным, остальные строки свободны, номер не повторяется', async ({
  owner: { page, user },
  request,
}) => {
  const one = await eventOf(request, user, ivanov, { section: 'briefing' })
  const other = await eventOf(request, user, chernykh, { section: 'briefing' })
  await memoOf(request, user, [one, other])
  const section = sectionPage(page)
  const box = (who: string) => section.table.getByRole('checkbox', { name: `Выбрать: ${who}` })
  await page.goto('/notifications/briefings')
  for (const who of [FIRST, SECOND]) await expect(box(who)).toBeDisabled()
  await expect(section.button(FORM_MEMO)).toBeDisabled()

  const registry = memoRegistry(page)
  const list = memoModal(page, CHECKLIST)
  await registry.open()
  await registry.name('Проведение инструктажей').click()
  await list.button('Редактировать').click()
  await list.field(`Проведён: ${FIRST}`).fill(today().shown)
  await list.button('Сохранить').click()
  await expect(list.saved).toBeVisible()
  await list.button('Удалить').click()
  const question = page.getByRole('dialog', { name: DELETE_QUESTION, exact: true })
  await question.getByRole('button', { name: 'Удалить заявку' }).click()
  await expect(page.getByText('Пока что здесь пусто...')).toBeVisible()

  await page.goto('/employees/briefings')
  await expect(section.table.getByRole('row').filter({ hasText: FIRST })).toContainText(today().shown)
  await page.goto('/notifications/briefings')
  await expect(box(FIRST), 'проведённому сегодня ещё не пора').toHaveCount(0)
  await box(SECOND).check()
  await section.button(FORM_MEMO).click()
  await memoModal(page, NEW_MEMO).button('Сохранить').click()
  await expect(memoModal(page, NEW_MEMO).dialog).toBeHidden()
  await registry.open()
  await expect(registry.lines).toHaveCount(1)
  await expect(registry.lines.getByRole('cell').first()).toContainText(/^2/)
})

test('реестр: отбор по разделу и статусу, в обоих есть «все»', async ({ owner: { page, user }, request }) => {
  const briefing = (who: Employee) => eventOf(request, user, who, { section: 'briefing' })
  await memoOf(request, user, [await briefing(ivanov)], today().iso)
  await memoOf(request, user, [await briefing(chernykh)])
  await memoOf(request, user, [await eventOf(request, user, ivanov, { section: 'medical' })])
  const registry = memoRegistry(page)
  const options = page.getByRole('option')
  await registry.open()
  for (const head of ['№ заявки', 'Краткое наименование', 'Раздел', 'Статус', 'Составитель'])
    await expect(page.getByRole('columnheader', { name: head, exact: true })).toBeVisible()
  await expect(registry.lines).toHaveCount(3)
  for (const label of ['Раздел', 'Статус']) await expect(registry.filter(label)).toHaveValue('все')
  await registry.filter('Раздел').click()
  await expect(options).toHaveText(['все', 'Инструктажи', 'Обучение', 'Медосмотры', 'СИЗ', 'СОУТ', 'Риски'])
  await options.filter({ hasText: 'Инструктажи' }).click()
  await expect(registry.lines).toHaveText([/Инструктажи.*активно/, /Инструктажи.*исполнено/])
  await registry.filter('Статус').click()
  await expect(options).toHaveText(['все', 'активно', 'исполнено'])
  await options.filter({ hasText: 'исполнено' }).click()
  await expect(registry.lines).toHaveText([/Инструктажи.*исполнено/])
  await page.reload()
  await expect(registry.lines, 'отбор переживает обновление страницы').toHaveText([/Инструктажи.*исполнено/])

  await registry.choose('Раздел', 'Медосмотры')
  await expect(page.getByText('Нет заявок, соответствующих выбранным фильтрам.')).toBeVisible()
  await registry.choose('Статус', 'все')
  await expect(registry.lines).toHaveText([/Медосмотры.*активно/])
  await registry.choose('Раздел', 'все')
  await expect(registry.lines).toHaveCount(3)
})
