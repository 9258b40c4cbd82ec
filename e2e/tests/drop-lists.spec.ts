import type { Page } from '@playwright/test'
import { untilAllThere } from '../fixtures/all-there.ts'
import { documentOf } from '../fixtures/dispatches-page.ts'
import { leaveDialogs, openDialog, pickInEveryList } from '../fixtures/drop-lists.ts'
import { goOn } from '../fixtures/go-on.ts'
import { incidentOf } from '../fixtures/incidents.ts'
import { memoOf } from '../fixtures/memo-records.ts'
import { microtraumaOf } from '../fixtures/microtraumas.ts'
import { eventOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'

const SELECT_FIRST = /^Выбрать: /
const FORM_MEMO = 'Сформировать заявку'

/** What is clicked one after another on the way to a dialog, or within it to further lists. */
type Way = readonly [address: string, ...clicks: (string | RegExp)[]]

/** Opens each dialog and looks whether every option of all its lists can be picked, on three screens. */
async function pickEverywhere(page: Page, ways: readonly Way[]): Promise<void> {
  for (const [place, [address, ...clicks]] of ways.entries()) {
    await leaveDialogs(page)
    // One dialog after another is opened where they stand.
    if (address !== ways[place - 1]?.[0]) await goOn(page, address)
    await untilAllThere(page)
    for (const name of clicks) {
      const within = (await openDialog(page).isVisible()) ? openDialog(page) : page.getByRole('main')
      const target =
        name === SELECT_FIRST
          ? within.getByRole('checkbox', { name })
          : within.getByRole('button', { name, exact: true })
      await target.first().click()
    }
    const where = [address, ...clicks].join(', ')
    await expect(openDialog(page), where).toBeVisible()
    await untilAllThere(page)
    expect(await pickInEveryList(page, where), `есть из чего выбрать: ${where}`).toBeGreaterThan(0)
  }
}

test('окна учёта: каждый вариант каждого списка можно выбрать на любом экране', async ({
  keeper: { page, user, turner },
  request,
}) => {
  test.slow()
  const tab = (name: string) => `/employees/:${turner.id}/${name}`
  for (const section of ['sout', 'risk'] as const)
    await memoOf(request, user, [await eventOf(request, user, turner, { section })])
  await pickEverywhere(page, [
    ['/notifications/memos', 'Проведение СОУТ', 'Редактировать'],
    ['/notifications/memos', 'Оценка профессиональных рисков', 'Редактировать'],
    ['/notifications/ppe', SELECT_FIRST, FORM_MEMO],
    ['/notifications/medical-examinations', SELECT_FIRST, FORM_MEMO],
    [tab('briefings'), 'Добавить инструктаж'],
    [tab('training'), 'Добавить обучение'],
    [tab('medical-examinations'), 'Добавить медосмотр'],
    [tab('ppe'), 'Добавить СИЗ'],
    [tab('sout'), 'Добавить СОУТ'],
    [tab('risk'), 'Добавить карту рисков', 'Добавить опасность'],
    ['/employees/briefings', 'Добавить нескольким'],
    ['/employees/medical-examinations', 'Добавить нескольким'],
    ['/employees/briefings', 'Печать'],
    ['/employees/workplaces', 'Добавить рабочее место'],
    ['/employees/workplaces', /^Работники/],
    ['/settings/responsible', /^Назначить: /],
  ])
})

test('окна исправления и выполнения: каждый вариант каждого списка можно выбрать на любом экране', async ({
  keeper: { page, turner },
}) => {
  test.slow()
  const tab = (name: string) => `/employees/:${turner.id}/${name}`
  await pickEverywhere(page, [
    [tab('briefings'), 'Изменить'],
    [tab('training'), 'Изменить'],
    [tab('training'), 'Отметить проверку знаний'],
    [tab('medical-examinations'), 'Изменить'],
    [tab('medical-examinations'), 'Отметить прохождение'],
    [tab('ppe'), 'Изменить'],
    [tab('sout'), 'Изменить'],
    [tab('sout'), 'Отметить оценку'],
    [tab('risk'), 'Изменить'],
    [tab('risk'), 'Отметить оценку рисков', 'Добавить опасность'],
    ['/employees/training', SELECT_FIRST, 'Отметить проверку знаний'],
    ['/employees/sout', SELECT_FIRST, 'Отметить оценку'],
    ['/employees/workplaces', 'Изменить'],
  ])
})

test('окна документов и происшествий: каждый вариант каждого списка можно выбрать на любом экране', async ({
  keeper: { page, user, company, turner },
  request,
}) => {
  test.slow()
  await documentOf(request, user, company)
  const { id } = await incidentOf(request, user, company, turner)
  const microtrauma = await microtraumaOf(request, user, company, turner)
  const incident = (way: string) => `/notifications/incident/${id}?tab=${way}`
  await pickEverywhere(page, [
    ['/company/list/main?group=orders', 'Заполнить'],
    ['/company/list/main?group=orders', 'Общие ответы'],
    ['/company/list/main?group=ppe', 'Оформить на работников'],
    ['/company/list/main?group=instructions', 'Оформить на должности'],
    ['/company/list/main?group=fireSafety', 'Оформить на отделы'],
    ['/company/list/main?group=incidents', 'Оформить по происшествию'],
    ['/company/list/registry', 'Отправить документы'],
    ['/settings/billing', 'Добавить плательщика'],
    ['/notifications/microtraumas', 'Записать микротравму'],
    [`/notifications/microtrauma/${microtrauma.id}`, 'Рассмотреть', 'Добавить меру'],
    [`/notifications/incident/${id}`, 'Изменить степень'],
    [incident('afterwards'), 'Добавить мероприятие'],
    [incident('afterwards'), 'Назначить инструктаж'],
    [incident('afterwards'), 'Назначить переоценку'],
    [incident('facts'), 'Изменить: Обстоятельства'],
    [incident('facts'), 'Изменить: Пострадавшие'],
    [incident('facts'), 'Изменить: Травма и заключения'],
    [incident('facts'), 'Изменить: Место и обстановка'],
    [incident('facts'), 'Изменить: Лечение и исход'],
    [incident('facts'), 'Изменить: Очевидцы', 'Добавить очевидца'],
    [incident('facts'), 'Изменить: Причины', 'Добавить причину'],
    [incident('facts'), 'Изменить: Лица, допустившие нарушения', 'Добавить лицо'],
    [incident('facts'), 'Изменить: Работа и подготовка'],
    [incident('facts'), 'Изменить: Комиссия', 'Добавить члена комиссии'],
    [incident('facts'), 'Изменить: Решение комиссии'],
  ])
})
