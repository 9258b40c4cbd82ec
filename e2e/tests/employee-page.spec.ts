import { departmentOf, type Employee, employeeOf, get } from '../fixtures/company-world.ts'
import { today } from '../fixtures/documents-page.ts'
import { employeePage } from '../fixtures/employee-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { saveElsewhere } from '../fixtures/save-elsewhere.ts'
import { sections } from '../fixtures/shell.ts'
import { expect, test } from '../fixtures/test.ts'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const CHERNYKH = { lastName: 'Черных', firstName: 'Любовь', fatherName: 'Ильинична', sex: 'f' } as const
const ELKINA = { lastName: 'Ёлкина', firstName: 'Ия', fatherName: 'Петровна', sex: 'f' } as const

let ivanov: Employee
test.beforeEach(async ({ owner: { user, company }, request }) => {
  ivanov = await employeeOf(request, user, company, { ...IVANOV, internalPhone: '1204' })
})

function storedIvanov() {
  return { address: `/api/employees/${ivanov.id}`, version: ivanov.version }
}

test('просмотр и правка: отмена возвращает записанное, уходят только изменённые поля', async ({
  owner: { page },
}) => {
  const employee = employeePage(page)
  await employee.open(ivanov.id)
  await expect(page.getByText('Администрация · Специалист по охране труда')).toBeVisible()
  await expect(employee.read('Внутренний телефон')).toHaveText('1204')
  await expect(employee.read('СНИЛС')).toHaveText('не указано')
  await expect(employee.field('Фамилия')).toHaveCount(0)

  await employee.button('Редактировать').click()
  await employee.field('Фамилия').fill('Петров')
  await employee.button('Отменить изменения').click()
  await expect(employee.read('Фамилия')).toHaveText('Иванов')

  await employee.button('Редактировать').click()
  await employee.fill({
    Фамилия: ' иванов - петров ',
    'Внутренний телефон': '12045678901',
    СНИЛС: '11223344595',
  })
  await expect(employee.field('Внутренний телефон')).toHaveValue('1204567890')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await employee.button('Сохранить').click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({
    lastName: 'Иванов-Петров',
    internalPhone: '1204567890',
    snils: '112-233-445 95',
  })
  expect(request.headers()['if-match']).toBe(`"${ivanov.version}"`)
  await expect(page.getByRole('status').filter({ hasText: 'Изменения сохранены' })).toBeVisible()
  await expect(employee.heading).toHaveText('Иванов-Петров Пётр Сергеевич')
  await page.reload()
  await expect(employee.read('СНИЛС')).toHaveText('112-233-445 95')
})

test('неверный СНИЛС и невозможная дата: сказано у поля, строка ведёт к первому', async ({
  owner: { page },
}) => {
  const employee = employeePage(page)
  await employee.open(ivanov.id)
  await employee.button('Редактировать').click()
  await employee.fill({ 'Дата рождения': '01.01.1920', СНИЛС: '11223344596' })
  await employee.button('Сохранить').click()
  await expect(employee.field('СНИЛС')).toHaveAccessibleDescription(/с верным контрольным числом/)
  await expect(employee.field('Дата рождения')).toHaveAccessibleDescription(/больше 100 лет/)
  await employee.problem.getByRole('button').click()
  await expect(employee.field('Дата рождения')).toBeInViewport()
  await employee.fill({ 'Дата рождения': '12.04.1985', СНИЛС: '' })
  await expect(employee.problem).toHaveCount(0)
  await employee.button('Сохранить').click()
  await expect(employee.button('Редактировать')).toBeVisible()
})

test('перевод в другой отдел и на другую должность: видно в шапке, в списке и в истории', async ({
  owner: { page, user, company },
  request,
}) => {
  await departmentOf(request, user, company, 'Транспортный цех')
  const employee = employeePage(page)
  await employee.open(ivanov.id, 'position')
  await employee.button('Редактировать').click()
  await employee.choose('Отдел', 'трансп')
  await employee.choose('Должность по справочнику', 'водитель погрузчика')
  await employee.button('Сохранить').click()
  await expect(page.getByText('Транспортный цех · Водитель погрузчика')).toBeVisible()
  const history = page.getByRole('region', { name: 'История записи' })
  await expect(history.getByRole('listitem').first()).toContainText('Администрация → Транспортный цех')
  await expect(history.getByRole('listitem').first()).toContainText(
    'Специалист по охране труда → Водитель погрузчика',
  )
  await expect(history).toContainText(user.email)
  await page.getByRole('link', { name: '| Все сотрудники |' }).click()
  const list = employeesList(page)
  await expect(list.department('Транспортный цех')).toContainText('1 работник')
  await expect(list.department('Администрация')).toContainText('0 работников')
})

test('увольнение и восстановление: из списка уходит и возвращается, история помнит', async ({
  owner: { page, user, company },
  request,
}) => {
  await employeeOf(request, user, company, CHERNYKH)
  const employee = employeePage(page)
  const list = employeesList(page)
  await employee.open(ivanov.id)
  await employee.button('Уволить').click()
  const lastDay = employee.dialog.getByLabel('Последний рабочий день', { exact: true })
  await expect(lastDay).toHaveValue(today().shown)
  await lastDay.fill('01.01.2019')
  await employee.dialog.getByRole('button', { name: 'Уволить', exact: true }).click()
  await expect(lastDay).toHaveAccessibleDescription('Дата увольнения раньше даты приёма')
  await lastDay.fill('02.06.2025')
  await employee.dialog.getByRole('button', { name: 'Уволить', exact: true }).click()
  await expect(page.getByText('Уволен 02.06.2025')).toBeVisible()
  await expect(employee.button('Редактировать')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Уволен 02.06.2025')).toBeVisible()

  await page.getByRole('link', { name: '| Все сотрудники |' }).click()
  await expect(list.people).toHaveText(['Черных Любовь Ильинична'])
  await page.getByLabel('Показывать уволенных').check()
  await expect(list.summary).toHaveText('1 работник и 1 уволенный в 1 отделе')
  await page.reload()
  await list.link('Иванов Пётр Сергеевич').click()

  await employee.button('Восстановить').click()
  await employee.dialog.getByRole('button', { name: 'Восстановить' }).click()
  await expect(page.getByText(/^Уволен \d/)).toHaveCount(0)
  await employee.tab('Должность').click()
  const history = page.getByRole('region', { name: 'История записи' }).getByRole('listitem')
  await expect(history).toContainText(['Увольнение отменено', 'Увольнение', 'Запись создана'])
  await list.open()
  await expect(list.people).toHaveCount(2)
})

test('стрелки ходят по кругу в порядке списка и остаются на той же вкладке', async ({
  owner: { page, user, company },
  request,
}) => {
  const assembly = await departmentOf(request, user, company, 'Сборка')
  const chernykh = await employeeOf(request, user, company, CHERNYKH)
  const elkina = await employeeOf(request, user, company, { ...ELKINA, employeeGroupId: assembly.id })
  const employee = employeePage(page)
  const expectOpen = async ({ id, lastName }: Employee, tab: string) => {
    await expect(page).toHaveURL(`/employees/:${id}/${tab}`)
    await expect(employee.heading).toContainText(lastName)
  }
  await employee.open(ivanov.id, 'ppe')
  for (const [place, whose] of [chernykh, elkina, ivanov].entries()) {
    await employee.neighbour('Следующий').click()
    await expectOpen(whose, 'ppe')
    await expect(page.getByText(`${((place + 1) % 3) + 1} из 3`)).toBeVisible()
  }
  await employee.neighbour('Предыдущий').click()
  await expectOpen(elkina, 'ppe')
  await employee.tab('Риски').click()
  await expectOpen(elkina, 'risk')
  await employee.neighbour('Предыдущий').click()
  await expectOpen(chernykh, 'risk')
  await page.goBack()
  await expectOpen(elkina, 'risk')
})

test('со стрелкой или вкладкой несохранённое не теряется молча', async ({
  owner: { page, user, company },
  request,
}) => {
  const chernykh = await employeeOf(request, user, company, CHERNYKH)
  const employee = employeePage(page)
  await employee.open(ivanov.id)
  await employee.button('Редактировать').click()
  await employee.field('Внутренний телефон').fill('77')
  const question = page.getByRole('dialog', { name: 'Есть несохранённые изменения' })
  for (const leave of [
    employee.neighbour('Следующий'),
    employee.tab('Должность'),
    sections(page).getByRole('link', { name: 'Новости' }),
  ]) {
    await leave.click()
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(employee.field('Внутренний телефон')).toHaveValue('77')
  }
  await employee.neighbour('Следующий').click()
  await question.getByRole('button', { name: 'Уйти без сохранения' }).click()
  await expect(page).toHaveURL(`/employees/:${chernykh.id}/main`)
  await expect(employee.read('Внутренний телефон')).toHaveText('не указано')
})

for (const [choice, extension, mobile] of [
  ['Сохранить моё', '88', 'своё записано, чужое в других полях осталось'],
  ['Показать сохранённое', '77', 'своё отброшено'],
] as const) {
  test(`две вкладки, «${choice}»: видно, кто и что изменил; ${mobile}`, async ({
    owner: { page, user },
    request,
  }) => {
    const employee = employeePage(page)
    await employee.open(ivanov.id)
    await employee.button('Редактировать').click()
    await expect(employee.field('Внутренний телефон')).toBeVisible()
    await saveElsewhere(request, user, storedIvanov(), { internalPhone: '77', firstName: 'Павел' })
    await employee.field('Внутренний телефон').fill('88')
    await employee.button('Сохранить').click()
    const conflict = page.getByRole('dialog', { name: 'Сведения уже изменены' })
    await expect(conflict).toContainText(user.email)
    await expect(conflict.getByRole('row', { name: 'Внутренний телефон' })).toContainText('12047788')
    await expect(conflict.getByRole('row', { name: 'Имя' })).toContainText('ПётрПавелбез изменений')
    await conflict.getByRole('button', { name: choice }).click()
    await expect(employee.button('Редактировать')).toBeVisible()
    await expect(employee.heading).toHaveText('Иванов Павел Сергеевич')
    await expect(employee.read('Внутренний телефон')).toHaveText(extension)
    const stored = await get(request, 'GET /api/employees/:id', user, storedIvanov().address)
    expect(stored).toMatchObject({ firstName: 'Павел', internalPhone: extension })
  })
}

test('окно о чужой правке можно закрыть: введённое цело, вопрос вернётся', async ({
  owner: { page, user },
  request,
}) => {
  const employee = employeePage(page)
  await employee.open(ivanov.id)
  await employee.button('Редактировать').click()
  await expect(employee.field('Внутренний телефон')).toBeVisible()
  await saveElsewhere(request, user, storedIvanov(), { firstName: 'Павел' })
  await employee.field('Внутренний телефон').fill('88')
  await employee.button('Сохранить').click()
  await expect(employee.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(employee.dialog).toBeHidden()
  await expect(employee.field('Внутренний телефон')).toHaveValue('88')
  await employee.button('Сохранить').click()
  await employee.dialog.getByRole('button', { name: 'Сохранить моё' }).click()
  await expect(employee.read('Внутренний телефон')).toHaveText('88')
})
