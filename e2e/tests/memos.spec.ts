import { type Employee, employeeOf } from '../fixtures/company-world.ts'
import { downloadedBy, today } from '../fixtures/documents-page.ts'
import { goOn } from '../fixtures/go-on.ts'
import {
  CHECKLIST,
  CLOSE_QUESTION,
  DELETE_QUESTION,
  memoModal,
  memoRegistry,
  NEW_MEMO,
  PRINT_QUESTION,
} from '../fixtures/memo-modal.ts'
import { eventOf } from '../fixtures/records.ts'
import { sectionPage } from '../fixtures/section-page.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CHERNYKH = {
  lastName: 'Черных-Заболоцкая',
  firstName: 'Александра',
  fatherName: 'Константиновна',
  sex: 'f',
} as const
const FIRST = 'Иванов Пётр Сергеевич'
const SECOND = 'Черных-Заболоцкая Александра Константиновна'
const DIRECTOR = 'Петрова Любовь Ильинична'
const FORM_MEMO = 'Сформировать заявку'
const MEDICAL = 'Периодический медосмотр'
const MEDICAL_MEMO = 'Проведение медицинских осмотров'

let ivanov: Employee
let chernykh: Employee
test.beforeEach(async ({ owner: { user, company }, request }) => {
  ivanov = await employeeOf(request, user, company, IVANOV)
  chernykh = await employeeOf(request, user, company, CHERNYKH)
})

testInNewWindow(
  'заявка на медосмотры: от строк раздела до исполненного чек-листа',
  async ({ owner: { page, user }, request }) => {
    for (const one of [ivanov, chernykh]) await eventOf(request, user, one, { section: 'medical' })
    const section = sectionPage(page)
    await page.clock.install()
    await page.goto('/notifications/medical-examinations')
    await section.button(FORM_MEMO).click()
    await expect(section.selected.getByRole('alert')).toHaveText('Выберите необходимые строки')
    await page.clock.runFor(2000)
    await expect(section.selected.getByRole('alert'), 'через 2 с предупреждение уходит').toHaveCount(0)
    await section.selectAll.check()
    await section.button(FORM_MEMO).click()

    const memo = memoModal(page, NEW_MEMO)
    await expect(memo.field('Кому')).toHaveValue(DIRECTOR)
    await expect(memo.field('Кому')).toBeEnabled()
    await expect(memo.field('Составитель')).toHaveValue('')
    await expect(memo.people).toHaveText([new RegExp(FIRST), new RegExp(SECOND)])
    await expect(memo.button('Удалить')).toHaveCount(0)
    await memo.field('Примечание').fill('<b>Срочно</b>')
    await memo.button('Сохранить').click()
    await expect(memo.saved).toBeVisible()
    await expect(memo.dialog).toBeHidden()
    await page.clock.runFor(3000)
    await expect(memo.saved, 'через 3 с сообщение уходит').toHaveCount(0)

    await expect(section.box(FIRST, MEDICAL)).toBeDisabled()
    await expect(section.box(FIRST, MEDICAL)).toHaveAttribute('title', 'Уже в заявке')
    await expect(section.selectAll, 'все строки уже в заявке').toHaveCount(0)
    await expect(section.button(FORM_MEMO)).toBeDisabled()

    const leads = page.getByRole('link', { name: 'в заявке' })
    const cut = await leads.evaluateAll((links) => {
      const isCut = (link: Element) =>
        link.getBoundingClientRect().right > (link.closest('th')?.getBoundingClientRect().right ?? 0)
      return links.filter(isCut).length
    })
    expect(cut, 'и рядом с длинным именем видна вся').toBe(0)
    await leads.first().click()
    const found = memoModal(page, CHECKLIST)
    await expect(found.people).toHaveText([new RegExp(FIRST), new RegExp(SECOND)])
    await found.dialog.getByRole('button', { name: 'Закрыть' }).first().click()

    const registry = memoRegistry(page)
    await expect(registry.lines).toHaveCount(1)
    await expect(registry.lines).toContainText('активно')
    await expect(registry.lines).toContainText('Медосмотры')
    await registry.name(MEDICAL_MEMO).click()
    const list = memoModal(page, CHECKLIST)
    await expect(list.status).toHaveText('активно')
    await expect(list.field('Кому'), 'открыт для чтения').toBeDisabled()
    await expect(list.field('Примечание'), 'разметка — это текст').toHaveValue('<b>Срочно</b>')
    await expect(list.field(`Пройден: ${FIRST}`)).toHaveCount(0)
    await expect(list.button(`Убрать из заявки: ${FIRST}`)).toHaveCount(0)

    await list.button('Редактировать').click()
    await expect(list.button(`Убрать из заявки: ${FIRST}`)).toBeVisible()
    await list.field(`Пройден: ${FIRST}`).fill(today().shown)
    await expect(list.field(`Пройден: ${SECOND}`), 'первая дата встаёт всем').toHaveValue(today().shown)
    await expect(list.status).toHaveText('исполнено')
    await list.button(`Убрать дату: ${SECOND}`).click()
    await expect(list.status).toHaveText('активно')
    await list.field(`Пройден: ${SECOND}`).fill(today().shown)
    await list.button('Сохранить').click()
    await expect(list.saved).toBeVisible()
    await expect(list.status).toHaveText('исполнено')
    await list.button('Закрыть').click()
    await expect(list.dialog).toBeHidden()
    await expect(registry.lines).toContainText('исполнено')
    await expect(registry.lines).toContainText('2 из 2')

    await page.goto('/employees/medical-examinations')
    await expect(section.row(FIRST, MEDICAL)).toContainText('в порядке')
    await expect(section.row(FIRST, MEDICAL)).toContainText(today().shown)
  },
)

test('заявка без мыши: все строки, заявка, запись, печать', async ({ owner: { page, user }, request }) => {
  for (const one of [ivanov, chernykh]) await eventOf(request, user, one, { section: 'medical' })
  const section = sectionPage(page)
  await page.goto('/notifications/medical-examinations')
  await expect(section.box(FIRST, MEDICAL)).toBeVisible()
  await page.keyboard.press('a')
  await expect(section.box(SECOND, MEDICAL)).toBeChecked()
  await page.keyboard.press('m')
  const memo = memoModal(page, NEW_MEMO)
  await expect(memo.button('Сохранить')).toBeFocused()
  await memo.button('Печать').click()
  await expect(page.getByRole('button', { name: 'Скачать .docx' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(memo.saved).toBeVisible()
  await expect(section.box(FIRST, MEDICAL)).toBeDisabled()
})

test('вопросы при закрытии, печати и удалении: «нет» бросает, «да» записывает, удаление освобождает строки', async ({
  owner: { page, user },
  request,
}) => {
  for (const one of [ivanov, chernykh]) await eventOf(request, user, one, { section: 'medical' })
  const section = sectionPage(page)
  await page.goto('/notifications/medical-examinations')
  await section.selectAll.check()
  await section.button(FORM_MEMO).click()
  const memo = memoModal(page, NEW_MEMO)
  await memo.button(`Убрать из заявки: ${SECOND}`).click()
  await expect(memo.people).toHaveText(new RegExp(FIRST))
  await memo.button('Сохранить').click()
  await expect(memo.dialog).toBeHidden()
  await expect(section.box(SECOND, MEDICAL), 'убранный вернулся в список').toBeEnabled()
  await expect(section.box(SECOND, MEDICAL)).not.toBeChecked()

  const registry = memoRegistry(page)
  await registry.open()
  const list = memoModal(page, CHECKLIST)
  const question = (name: string) => page.getByRole('dialog', { name, exact: true })
  for (const [answer, note] of [
    ['Нет', ''],
    ['Да', 'К пятнице'],
  ] as const) {
    await registry.name(MEDICAL_MEMO).click()
    await list.button('Редактировать').click()
    await list.field('Примечание').fill('К пятнице')
    await list.button('Закрыть').click()
    await question(CLOSE_QUESTION).getByRole('button', { name: answer, exact: true }).click()
    await expect(list.dialog).toBeHidden()
    await registry.name(MEDICAL_MEMO).click()
    await expect(list.field('Примечание')).toHaveValue(note)
    await list.button('Закрыть').click()
    await expect(list.dialog, 'при чтении не спрашивает').toBeHidden()
  }

  await registry.name(MEDICAL_MEMO).click()
  await list.button('Печать').click()
  const file = await downloadedBy(page, () =>
    question(PRINT_QUESTION).getByRole('button', { name: 'Скачать .docx' }).click(),
  )
  expect(file.suggestedFilename()).toMatch(/\.docx$/)
  await list.button('Удалить').click()
  await question(DELETE_QUESTION).getByRole('button', { name: 'Отмена' }).click()
  await expect(list.status).toHaveText('активно')
  await list.button('Удалить').click()
  await question(DELETE_QUESTION).getByRole('button', { name: 'Удалить заявку' }).click()
  await expect(page.getByText('Пока что здесь пусто...')).toBeVisible()
  await page.goto('/notifications/medical-examinations')
  await expect(section.box(FIRST, MEDICAL)).toBeEnabled()
})

/** Every other section: what its memo is called, what a line is done with, and what is said when all are. */
const FORMS = [
  {
    section: 'briefing',
    path: 'briefings',
    memo: 'Проведение инструктажей',
    done: 'Проведён',
    said: 'Инструктаж зарегистрирован в системе. Организуйте сохранность соответствующего журнала.',
  },
  {
    section: 'training',
    path: 'training',
    memo: 'Проведение обучения',
    done: 'Знания проверены',
    said: 'Обучение зарегистрировано в системе. Организуйте сохранность итоговых документов.',
  },
  { section: 'ppe', path: 'ppe', memo: 'Выдача и возврат СИЗ', done: 'Выдано' },
  {
    section: 'sout',
    path: 'sout',
    memo: 'Проведение СОУТ',
    done: 'Отчёт утверждён',
    final: ['Итоговый класс', '3.1'],
  },
  {
    section: 'risk',
    path: 'risks',
    memo: 'Оценка профессиональных рисков',
    done: 'Отчёт утверждён',
    final: ['Итоговый уровень', 'средний'],
  },
] as const

test('заявка каждого другого раздела: составлена, исполнена и записана в разделе', async ({
  owner: { page, user },
  request,
}) => {
  test.slow()
  for (const form of FORMS) await eventOf(request, user, ivanov, { section: form.section })
  const section = sectionPage(page)
  const registry = memoRegistry(page)
  const memo = memoModal(page, NEW_MEMO)
  const list = memoModal(page, CHECKLIST)
  for (const form of FORMS) {
    await test.step(form.memo, async () => {
      await goOn(page, `/notifications/${form.path}`)
      await section.selectAll.check()
      await section.button(FORM_MEMO).click()
      await expect(memo.field('Кому')).toHaveValue(DIRECTOR)
      await memo.button('Сохранить').click()
      await expect(memo.saved).toBeVisible()
      await expect(section.table.getByRole('checkbox', { name: `Выбрать: ${FIRST}` })).toBeDisabled()

      await goOn(page, '/notifications/memos')
      await registry.name(form.memo).click()
      await list.button('Редактировать').click()
      await list.field(`${form.done}: ${FIRST}`).fill(today().shown)
      if ('final' in form) {
        await expect(list.status, 'одной даты мало').toHaveText('активно')
        await list.choose(`${form.final[0]}: ${FIRST}`, form.final[1])
      }
      await expect(list.status).toHaveText('исполнено')
      await list.button('Сохранить').click()
      await expect(list.saved).toBeVisible()
      if ('said' in form) await expect(page.getByRole('status').filter({ hasText: form.said })).toBeVisible()
      await list.button('Закрыть').click()
      await expect(list.dialog).toBeHidden()
      await expect(registry.lines.filter({ hasText: form.memo })).toContainText('исполнено')
      await goOn(page, `/employees/${form.path}`)
      await expect(
        section.table.getByRole('row').filter({ hasText: FIRST }).filter({ hasText: today().shown }).first(),
      ).toBeVisible()
    })
  }
})

test('строки, добавленные вручную: пункт 29н для работника', async ({ owner: { page, user }, request }) => {
  await eventOf(request, user, ivanov, { section: 'medical' })
  const section = sectionPage(page)
  await page.goto('/notifications/medical-examinations')
  await section.box(FIRST, MEDICAL).check()
  await section.button(FORM_MEMO).click()
  const memo = memoModal(page, NEW_MEMO)
  await memo.button('Добавить').click()
  await expect(memo.field('Работник')).toHaveAccessibleDescription('Обязательное поле')
  await memo.choose('Работник', SECOND)
  await memo.field('Пункт приказа № 29н').fill('4.4')
  await page.getByRole('option', { name: /^4\.4\s/ }).click()
  await memo.button('Добавить').click()
  await expect(memo.people).toHaveText([new RegExp(FIRST), new RegExp(SECOND)])
  await memo.button('Сохранить').click()
  await expect(memo.dialog).toBeHidden()
  await memoRegistry(page).open()
  await memoRegistry(page).name(MEDICAL_MEMO).click()
  const added = memoModal(page, CHECKLIST).dialog.getByRole('row').filter({ hasText: SECOND })
  await expect(added).toContainText('4.4')
})
