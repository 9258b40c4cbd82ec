import { employeeOf } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { eventOf, instructionOf } from '../fixtures/records.ts'
import { expect, test } from '../fixtures/test.ts'
import { gate } from '../fixtures/traffic.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const EZHOVA = { lastName: 'Ежова', firstName: 'Алёна', fatherName: 'Петровна', sex: 'f' } as const
const KRAVCHUK = { lastName: 'Кравчук', firstName: 'Игорь', fatherName: 'Олегович', sex: 'm' } as const

const COLUMNS = [
  { column: 'Инструктажи', section: 'briefing', missing: 'не проведено' },
  { column: 'Инструкции', section: 'instruction', missing: 'не выдано' },
  { column: 'Обучение', section: 'training', missing: 'не проведено' },
  { column: 'Медосмотры', section: 'medical', missing: 'не проведено' },
  { column: 'СИЗ', section: 'ppe', missing: 'не выдано' },
] as const

for (const { column, section, missing } of COLUMNS) {
  test(`отбор «${column}»: только те, у кого не хватает; помнит адрес, снимается тем же нажатием`, async ({
    owner: { page, user, company },
    request,
  }) => {
    const [lacking, overdue, fine] = [
      await employeeOf(request, user, company, IVANOV),
      await employeeOf(request, user, company, EZHOVA),
      await employeeOf(request, user, company, KRAVCHUK),
    ]
    if (section === 'instruction') {
      await instructionOf(request, user, lacking)
      await instructionOf(request, user, overdue, { approvedOn: '2019-03-04', acknowledgedOn: '2019-03-05' })
      await instructionOf(request, user, fine, { approvedOn: today().iso, acknowledgedOn: today().iso })
    } else {
      await eventOf(request, user, lacking, { section })
      await eventOf(request, user, overdue, { section, date: '2020-02-03' })
      await eventOf(request, user, fine, { section, date: today().iso })
    }
    const list = employeesList(page)
    await list.open()
    const filter = list.filter(column)
    await expect(filter).toHaveAttribute('aria-pressed', 'false')
    await expect(filter).toContainText('нехватка: 2')
    await expect(list.person('Иванов Пётр Сергеевич')).toContainText(missing)
    await expect(list.person('Ежова Алёна Петровна')).toContainText('просрочено')
    await expect(list.person('Кравчук Игорь Олегович')).toContainText('в порядке')

    await filter.click()
    const shown = ['Ежова Алёна Петровна', 'Иванов Пётр Сергеевич']
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await expect(list.people).toHaveText(shown)
    await expect(list.summary).toHaveText('2 из 3 работников')
    await page.reload()
    await expect(list.filter(column)).toHaveAttribute('aria-pressed', 'true')
    await expect(list.people).toHaveText(shown)
    await list.find('петр')
    await expect(list.people, 'вместе с поиском').toHaveText(shown)
    await list.find('пётр серг')
    await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
    await page.reload()
    await expect(list.search).toHaveValue('пётр серг')
    await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
    await list.find('')

    for (const { column: other } of COLUMNS) {
      if (other !== column) await expect(list.filter(other)).toContainText('нет записей')
    }
    await list.filter(column).click()
    await expect(list.people).toHaveCount(3)
    await expect(page).toHaveURL('/employees/main')
  })
}

test('пока о нехватке не рассказано, список уже есть; не рассказали — сказано, и можно повторить', async ({
  owner: { page, user, company },
  request,
}) => {
  await employeeOf(request, user, company, IVANOV)
  const { held, release } = gate()
  let isDown = true
  await page.route('**/api/coverage?*', async (route) => {
    await held
    if (isDown) await route.fulfill({ status: 500, json: { description: 'Сервер не ответил' } })
    else await route.continue()
  })
  const list = employeesList(page)
  await list.open()
  await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
  await expect(list.person('Иванов Пётр Сергеевич').getByText('…')).toHaveCount(5)
  release()
  await expect(page.getByRole('alert')).toContainText('Не удалось узнать, чего не хватает работникам')
  isDown = false
  await list.button('Повторить').click()
  await expect(list.person('Иванов Пётр Сергеевич').getByText('нет записей')).toHaveCount(5)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
