import {
  companyOf,
  departmentOf,
  employeeOf,
  freshEmail,
  letRead,
  registeredUser,
  signIn,
} from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { passTimeUntil } from '../fixtures/page-clock.ts'
import { recordsOf } from '../fixtures/records.ts'
import { sheetCells } from '../fixtures/staff-file.ts'
import { expect, test, testInNewWindow } from '../fixtures/test.ts'

const NOBODY = 'Нет работников, соответствующих поисковому запросу'

const IVANOV = { lastName: 'Иванов', firstName: 'Пётр', fatherName: 'Сергеевич', sex: 'm' } as const
const EZHOVA = { lastName: 'Ежова', firstName: 'Алёна', fatherName: 'Петровна', sex: 'f' } as const
const KRAVCHUK = { lastName: 'Кравчук', firstName: 'Игорь', fatherName: 'Олегович', sex: 'm' } as const

test('без компании вместо списка просят её сведения', async ({ newcomer: { page } }) => {
  const list = employeesList(page)
  await list.open()
  await expect(list.heading).toBeVisible()
  await expect(page.getByText('Сведения об организации ещё не заполнены.')).toBeVisible()
  await expect(list.table).toHaveCount(0)
  await expect(list.button('Добавить отдел')).toHaveCount(0)
  await page.getByRole('link', { name: 'Добавьте данные компании в настройках' }).click()
  await expect(page).toHaveURL('/settings/company')
})

test.describe('два отдела и трое работников', () => {
  test.beforeEach(async ({ owner: { user, company }, request }) => {
    const assembly = await departmentOf(request, user, company, 'Сборка')
    const boiler = await departmentOf(request, user, company, 'Котельная')
    await employeeOf(request, user, company, { ...IVANOV, employeeGroupId: assembly.id })
    await employeeOf(request, user, company, { ...EZHOVA, employeeGroupId: assembly.id })
    await employeeOf(request, user, company, {
      ...KRAVCHUK,
      employeeGroupId: boiler.id,
      positionStaff: 'Кочегар 3-го разряда',
    })
  })

  test('отделы и работники по алфавиту, номера сплошные, ячейки ведут на вкладки', async ({
    owner: { page },
  }) => {
    const list = employeesList(page)
    await list.open()
    await expect(list.departments).toHaveText(['Котельная', 'Сборка'])
    await expect(list.people).toHaveText([
      'Кравчук Игорь Олегович',
      'Ежова Алёна Петровна',
      'Иванов Пётр Сергеевич',
    ])
    await expect(list.summary).toHaveText('3 работника в 2 отделах')
    const boiler = list.person('Кравчук Игорь Олегович')
    await expect(boiler.getByRole('cell').first()).toHaveText('1')
    await expect(boiler).toContainText('Кочегар 3-го разряда')
    await expect(list.person('Иванов Пётр Сергеевич').getByRole('cell').first()).toHaveText('3')
    await expect(boiler.getByText('нет записей')).toHaveCount(5)
    const tabs = ['briefings', 'instructions', 'training', 'medical-examinations', 'ppe']
    for (const [place, tab] of tabs.entries()) {
      await expect(boiler.getByRole('link', { name: 'Уточнить' }).nth(place)).toHaveAttribute(
        'href',
        new RegExp(`^/employees/:\\d+/${tab}$`),
      )
    }
    await boiler.getByRole('link', { name: 'Уточнить' }).nth(3).click()
    await expect(page).toHaveURL(/\/employees\/:\d+\/medical-examinations$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кравчук Игорь Олегович')
    await page.getByRole('link', { name: '| Все сотрудники |' }).click()
    await expect(page).toHaveURL('/employees/main')
  })

  test('поиск — по Enter и по кнопке, «ё» и «е» — одно, пустой возвращает всех', async ({
    owner: { page },
  }) => {
    const list = employeesList(page)
    await list.open()
    await expect(list.people).toHaveCount(3)
    await list.search.fill('алена')
    await expect(list.people, 'до Enter ничего не ищется').toHaveCount(3)
    await list.search.press('Enter')
    await expect(list.people).toHaveText(['Ежова Алёна Петровна'])
    await expect(list.departments).toHaveText(['Сборка'])
    await expect(list.department('Сборка')).toContainText('1 из 2 работников')
    await expect(list.person('Ежова Алёна Петровна').getByRole('cell').first()).toHaveText('1')

    await list.search.fill('петр иванов')
    await list.button('Найти').click()
    await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
    await list.find('ЁЖОВА')
    await expect(list.people).toHaveText(['Ежова Алёна Петровна'])

    await list.find('  ')
    await expect(list.people).toHaveCount(3)
    await expect(page).toHaveURL('/employees/main')

    await list.find('Кравчук')
    await list.button('Очистить поиск').click()
    await expect(list.people).toHaveCount(3)
    await expect(list.search).toBeFocused()
    await list.find('Кравчук')
    await list.button('Сбросить').click()
    await expect(list.people).toHaveCount(3)
    await expect(list.search).toHaveValue('')
  })

  test('никого не нашлось — сказано, и отсюда возвращаются ко всем', async ({ owner: { page } }) => {
    const list = employeesList(page)
    await list.open()
    await list.find('Ломоносов')
    await expect(page.getByText(NOBODY, { exact: true })).toBeVisible()
    await expect(list.people).toHaveCount(0)
    await list.button('Показать всех').click()
    await expect(list.people).toHaveCount(3)
    await expect(page.getByText(NOBODY)).toHaveCount(0)
  })

  test('отделы сворачиваются по одному и все сразу; адрес это помнит', async ({ owner: { page } }) => {
    const list = employeesList(page)
    await list.open()
    await list.button('Котельная').click()
    await expect(list.button('Котельная')).toHaveAttribute('aria-expanded', 'false')
    await expect(list.people).toHaveText(['Ежова Алёна Петровна', 'Иванов Пётр Сергеевич'])
    await page.reload()
    await expect(list.people).toHaveText(['Ежова Алёна Петровна', 'Иванов Пётр Сергеевич'])
    await list.button('Котельная').click()
    await expect(list.people).toHaveCount(3)

    await list.button('Свернуть все').click()
    await expect(list.people).toHaveCount(0)
    await expect(list.departments).toHaveText(['Котельная', 'Сборка'])
    await page.reload()
    await expect(list.departments).toHaveText(['Котельная', 'Сборка'])
    await expect(list.people).toHaveCount(0)
    await list.find('Иванов')
    await expect(list.people, 'найденное видно').toHaveText(['Иванов Пётр Сергеевич'])
    await list.find('')
    await list.button('Свернуть все').click()
    await list.button('Развернуть все').click()
    await expect(list.people).toHaveCount(3)
  })

  test('«Добавить работника» у отдела открывает форму с этим отделом', async ({ owner: { page } }) => {
    const list = employeesList(page)
    await list.open()
    await list.department('Котельная').getByRole('link', { name: 'Добавить работника' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новый работник')
    await expect(page.getByLabel('Отдел', { exact: true })).toHaveValue('Котельная')
  })

  test('список скачивается таблицей; уволенные — когда показаны', async ({
    owner: { page, user, company },
    request,
  }) => {
    await recordsOf(request, user, company)
    const list = employeesList(page)
    await list.open()
    const download = await downloadedBy(page, () => list.button('Скачать список').click())
    expect(download.suggestedFilename()).toBe(`Работники на ${today().shown}.xlsx`)
    const cells = sheetCells(await bytesOf(download))
    expect(cells).toEqual(
      expect.arrayContaining(['Фамилия', 'Дата рождения', 'Иванов', 'Кочегар 3-го разряда']),
    )
    expect(cells).not.toContain('Шевченко')

    await expect(list.people.filter({ hasText: 'Шевченко' })).toHaveCount(0)
    await page.getByLabel('Показывать уволенных').check()
    await expect(list.person('Шевченко Тарас Григорьевич')).toContainText('Уволен 02.06.2025')
    const withDismissed = await downloadedBy(page, () => list.button('Скачать список').click())
    expect(sheetCells(await bytesOf(withDismissed))).toContain('Шевченко')
  })
})

for (const [name, path, words] of [
  ['отделы', '**/api/employee-groups?*', 'Произошла ошибка при загрузке данных.'],
  ['работники', '**/api/employees?*', 'Произошла ошибка 503'],
] as const) {
  testInNewWindow(
    `${name} не загрузились: сказано, что случилось, и повтор`,
    async ({ owner: { page, user, company }, request }) => {
      await employeeOf(request, user, company, IVANOV)
      let isDown = true
      await page.route(path, (route) =>
        isDown ? route.fulfill({ status: 503, json: { description: 'Сервер занят' } }) : route.continue(),
      )
      const list = employeesList(page)
      await page.clock.install()
      await list.open()
      // Asked twice more, a second later and then two.
      await passTimeUntil(page, page.getByRole('alert'), 500)
      await expect(page.getByRole('alert')).toContainText(words)
      isDown = false
      await list.button('Повторить').click()
      await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
    },
  )
}

test('наблюдатель видит список и скачивает его, но ничего не меняет', async ({ page, registered, request }, {
  workerIndex,
}) => {
  const company = await companyOf(request, registered)
  const { id } = await employeeOf(request, registered, company, IVANOV)
  const reader = await registeredUser(request, freshEmail(workerIndex))
  await letRead(request, { user: registered, company }, reader)
  await signIn(page, reader)
  const list = employeesList(page)
  await list.open()
  await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
  await expect(list.button('Скачать список')).toBeEnabled()
  for (const name of ['Добавить отдел', 'Изменить отдел', 'Удалить отдел']) {
    await expect(list.button(name), name).toHaveCount(0)
  }
  for (const name of ['Добавить работника', 'Загрузить из Excel']) {
    await expect(list.link(name), name).toHaveCount(0)
  }

  await page.goto('/employees/new')
  await expect(page.getByText('Вы наблюдатель в этой организации')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveCount(0)
  await page.goto('/employees/import')
  await expect(page.getByText('Вы наблюдатель в этой организации')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выбрать файл' })).toHaveCount(0)
  await page.goto(`/employees/:${id}/main`)
  await expect(page.getByText('Вы наблюдатель в этой организации')).toBeVisible()
  for (const name of ['Редактировать', 'Уволить']) {
    await expect(page.getByRole('main').getByRole('button', { name, exact: true }), name).toHaveCount(0)
  }
})
