import { departmentOf, employeeOf } from '../fixtures/company-world.ts'
import { bytesOf, downloadedBy } from '../fixtures/documents-page.ts'
import { employeesList } from '../fixtures/employees-list.ts'
import { importPage } from '../fixtures/import-page.ts'
import { accountingExport, mended, serialDay, sheetCells, windowsCsv } from '../fixtures/staff-file.ts'
import { expect, test } from '../fixtures/test.ts'
import { gate, requestsTo } from '../fixtures/traffic.ts'

const HEADER = ['Сотрудник', 'Подразделение', 'Должность', 'Дата рождения', 'Дата приема']
const IMPORT = '**/api/employees/import?*'

/** Five people: one sound, one with dates as text, and three with a mistake each. */
const STAFF = accountingExport([
  [
    'Иванов Пётр Сергеевич',
    null,
    'Цех сборки',
    'Токарь',
    serialDay('1985-04-12'),
    serialDay('2020-02-03'),
    '112-233-445 95',
    '8 (900) 123-45-67',
    null,
  ],
  ['ЁЛКИНА  ИЯ ПЕТРОВНА', null, 'Цех сборки', 'Кладовщик', '01.05.90', '3 февраля 2020 г.', '', '', ''],
  ['Кравчук Игорь Олегович', null, 'Котельная', 'Кладовщик', '31.02.1990', '01.03.2021', null, null, null],
  ['Зимина Анна', null, 'Котельная', 'Бухгалтер', serialDay('1991-05-01'), '01.03.2021', null, null, null],
  ['Гусев Олег Ильич', null, 'Котельная', 'Токарь', '02.06.1979', '01.03.2021', '112-233-445 96', null, null],
])

test('выгрузка с ошибками: отмеченный файл, исправление, загрузка, повтор ничего не меняет', async ({
  owner: { page },
}) => {
  const load = importPage(page)
  await load.open()
  await load.choose('Сотрудники.xlsx', STAFF)
  await expect(page.getByText('Лист «TDSheet», заголовки в строке 6, под ними 5 строк')).toBeVisible()
  await expect(load.column('Сотрудник')).toHaveValue('ФИО одной строкой')
  await expect(load.column('Место работы / Подразделение')).toHaveValue('Отдел')
  await expect(load.column('Телефон / мобильный')).toHaveValue(/телефон$/)
  await expect(page.getByText('Будет создан отдел: «Цех сборки».')).toBeVisible()
  await expect(load.count('С ошибками')).toHaveAttribute('aria-pressed', 'true')
  await expect(load.count('С ошибками')).toHaveText('3 С ошибками')
  await expect(load.row('Кравчук Игорь Олегович')).toContainText('Это не дата: «31.02.1990»')
  await expect(load.row('Зимина Анна')).toContainText('Впишите отчество или отметьте, что его нет')
  await expect(load.row('Гусев Олег Ильич')).toContainText('с верным контрольным числом')
  await expect(load.status.filter({ hasText: 'С ошибками 3 строки' })).toContainText(
    'строки с ошибками останутся для отдельного файла',
  )
  await expect(load.button('Загрузить 2 работников, оставить 3 строки с ошибками')).toBeEnabled()

  const download = await downloadedBy(page, () => load.button('Скачать файл с отмеченными ошибками').click())
  expect(download.suggestedFilename()).toBe('Сотрудники — ошибки.xlsx')
  const marked = await bytesOf(download)
  expect(sheetCells(marked)).toEqual(expect.arrayContaining(['ООО «Северный ветер»', 'Ошибки']))
  const right = mended(marked, {
    '31.02.1990': '28.02.1990',
    'Зимина Анна': 'Зимина Анна Юрьевна',
    '112-233-445 96': '',
  })

  await load.choose(download.suggestedFilename(), right)
  await expect(load.status.filter({ hasText: 'Добавить 5 работников.' })).toBeVisible()
  await expect(load.count('С ошибками')).toHaveText('0 С ошибками')
  await expect(load.row('Ёлкина Ия Петровна')).toContainText('Дата рождения: 01.05.1990')
  await load.button('Загрузить 5 работников').click()
  await expect(page.getByText('Работники загружены.')).toBeVisible()
  await expect(load.status).toContainText('Добавлено 5 работников.')

  await load.button('Загрузить ещё один файл').click()
  await load.choose('Сотрудники.xlsx', right)
  await expect(
    load.status.filter({ hasText: 'Загружать нечего: все работники из файла уже записаны так же.' }),
  ).toBeVisible()
  await expect(load.count('Без изменений')).toHaveText('5 Без изменений')
  await expect(load.button('Загрузить работников')).toBeDisabled()

  await page.getByRole('link', { name: 'Все работники' }).click()
  const list = employeesList(page)
  await expect(list.departments).toHaveText(['Котельная', 'Цех сборки'])
  await expect(list.people).toHaveText([
    'Гусев Олег Ильич',
    'Зимина Анна Юрьевна',
    'Кравчук Игорь Олегович',
    'Ёлкина Ия Петровна',
    'Иванов Пётр Сергеевич',
  ])
})

test('ошибки правятся на месте, отчества может не быть, повтор — вторая работа, лишнее не загружается', async ({
  owner: { page },
}) => {
  const load = importPage(page)
  await load.open()
  const person = (name: string, position: string, birthDate: string) => [
    name,
    null,
    'Котельная',
    position,
    birthDate,
    serialDay('2021-03-01'),
    null,
    null,
    null,
  ]
  const rows = [
    person('Кравчук Игорь Олегович', 'Кладовщик', '31.02.1990'),
    person('Зимина Анна', 'Бухгалтер', '01.05.1991'),
    person('Гусев Олег Ильич', 'Токарь', '02.06.1979'),
    person('Гусев Олег Ильич', 'Кладовщик', '02.06.1979'),
    person('Пробный Иван Петрович', 'Токарь', 'четыре'),
  ]
  await load.choose('Сотрудники.xlsx', accountingExport(rows))
  await expect(load.count('С ошибками')).toHaveText('4 С ошибками')
  await load.row('Зимина Анна').getByRole('button', { name: 'Нет отчества' }).click()
  await expect(load.count('С ошибками')).toHaveText('3 С ошибками')
  await page.getByRole('button', { name: 'Вторая работа' }).click()
  await expect(load.count('С ошибками')).toHaveText('2 С ошибками')
  await load.row('Пробный Иван Петрович').getByRole('button', { name: 'Не загружать' }).click()
  await expect(load.count('С ошибками')).toHaveText('1 С ошибками')
  const date = page.getByRole('textbox', { name: /^Дата рождения, строка/ })
  await date.fill('28.02.1990')
  await load.button('Проверить заново').click()
  await expect(load.count('С ошибками')).toHaveText('0 С ошибками')
  await load.button('Загрузить 4 работников').click()
  await expect(load.status).toContainText('Добавлены 4 работника.')
})

test('столбцы и должности, названные при загрузке, в следующий раз известны', async ({ owner: { page } }) => {
  const header = ['Сотрудник', 'Куст', 'Должность', 'Дата рождения', 'Дата приема']
  const first = windowsCsv([
    header,
    ['Ёлкин Пётр Ильич', 'Север', 'Оператор пульта № 7', '01.05.1990', '01.03.2021'],
  ])
  const load = importPage(page)
  await load.open()
  await load.choose('Кусты.csv', first)
  await expect(load.column('Куст')).toHaveValue('не загружать')
  await expect(page.getByText('Не найдено обязательное для новых работников: «Отдел»')).toBeVisible()
  await load.send('Куст', 'Отдел')
  await expect(load.status.filter({ hasText: 'Настройки изменены' })).toBeVisible()
  await load.position('Оператор пульта № 7').fill('оператор')
  await page.getByRole('option').first().click()
  await load.button('Проверить заново').click()
  await expect(load.status.filter({ hasText: 'Добавить 1 работника.' })).toBeVisible()
  await load.button('Загрузить 1 работника').click()
  await expect(page.getByText('Работники загружены.')).toBeVisible()
  await expect(load.status).toContainText('Создан отдел: «Север».')

  await load.open()
  const rest = ['Ежова Алёна Петровна', 'Юг', 'Оператор пульта № 7', '02.06.1988', '01.03.2021']
  await load.choose('Кусты-2.csv', windowsCsv([header, rest]))
  await expect(load.column('Куст')).toHaveValue('Отдел')
  await expect(load.step('Должности, которых нет в справочнике')).toHaveCount(0)
  await load.button('Загрузить 1 работника').click()
  await expect(page.getByText('Работники загружены.')).toBeVisible()
  await expect(load.status).toContainText('Создан отдел: «Юг».')
})

test('видно, что изменится и кого не станет; отсутствующих увольняют только по отметке', async ({
  owner: { page, user, company },
  request,
}) => {
  const { id: employeeGroupId } = await departmentOf(request, user, company, 'Склад')
  const own = { employeeGroupId, birthDate: '1985-04-12' }
  await employeeOf(request, user, company, {
    lastName: 'Иванов',
    firstName: 'Пётр',
    fatherName: 'Сергеевич',
    sex: 'm',
    ...own,
  })
  await employeeOf(request, user, company, {
    lastName: 'Ежова',
    firstName: 'Алёна',
    fatherName: 'Петровна',
    sex: 'f',
    ...own,
  })
  const load = importPage(page)
  await load.open()
  await load.choose(
    'Склад.csv',
    windowsCsv([HEADER, ['Иванов Пётр Сергеевич', 'Котельная', 'Токарь', '12.04.1985', '03.02.2020']]),
  )
  await expect(load.row('Иванов Пётр Сергеевич')).toContainText('Отдел: Склад станет Котельная')
  await expect(load.row('Ежова Алёна Петровна')).toHaveCount(0)
  await expect(load.button('Загрузить 1 работника')).toBeEnabled()

  await page.getByLabel('Уволить тех, кого нет в файле').check()
  await page.getByLabel('Дата увольнения', { exact: true }).fill('02.06.2025')
  await load.button('Проверить заново').click()
  await expect(load.row('Ежова Алёна Петровна')).toContainText('Уволить')
  await load.button('Загрузить 1 работника и уволить 1').click()
  await expect(page.getByText('Работники загружены.')).toBeVisible()
  await page.getByRole('link', { name: 'Открыть список работников' }).click()
  const list = employeesList(page)
  await expect(list.people).toHaveText(['Иванов Пётр Сергеевич'])
  await expect(list.department('Котельная')).toContainText('1 работник')
  await page.getByLabel('Показывать уволенных').check()
  await expect(list.person('Ежова Алёна Петровна')).toContainText('Уволена 02.06.2025')
})

test('долгая проверка видна и отменяется; не дошедшая повторяется', async ({ owner: { page } }) => {
  const load = importPage(page)
  const { held, release } = gate()
  await page.route(IMPORT, async (route) => {
    await held
    await route.abort()
  })
  await load.open()
  await load.choose('Сотрудники.xlsx', STAFF)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await load.button('Отменить').click()
  await expect(page.getByText('Файл ещё не проверен.')).toBeVisible()
  release()
  await load.button('Проверить файл').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(IMPORT)
  await load.button('Проверить файл').click()
  await expect(load.count('С ошибками')).toHaveText('3 С ошибками')
})

test('запись не удалась: файл и выбранное остаются, повтор с тем же ключом не удваивает', async ({
  owner: { page },
}) => {
  const load = importPage(page)
  await load.open()
  await load.choose(
    'Склад.csv',
    windowsCsv([HEADER, ['Иванов Пётр Сергеевич', 'Склад', 'Токарь', '12.04.1985', '03.02.2020']]),
  )
  await expect(load.button('Загрузить 1 работника')).toBeEnabled()
  const sent = requestsTo(page, '/api/employees/import')
  // The server writes, its answer is lost on the way.
  await page.route(IMPORT, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await load.button('Загрузить 1 работника').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(IMPORT)
  await load.button('Загрузить 1 работника').click()
  await expect(page.getByText('Работники загружены.')).toBeVisible()
  const keys = sent.map((request) => request.headers()['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await page.getByRole('link', { name: 'Открыть список работников' }).click()
  await expect(employeesList(page).people).toHaveText(['Иванов Пётр Сергеевич'])
})

test('не таблица: сказано, что не так, и можно выбрать другой файл', async ({ owner: { page } }) => {
  const headless = windowsCsv([
    ['1', '2'],
    ['3', '4'],
  ])
  const load = importPage(page)
  for (const [name, bytes, refusal] of [
    ['Пусто.xlsx', Buffer.alloc(0), 'Файл пуст'],
    ['Фото.xlsx', Buffer.from('это не таблица'), /Excel|таблиц/],
    ['Числа.csv', headless, /заголов|столбц/i],
  ] as const) {
    await load.open()
    await load.choose(name, bytes)
    await expect(page.getByRole('alert'), name).toContainText(refusal)
    await load.choose('Сотрудники.xlsx', STAFF)
    await expect(load.count('С ошибками'), name).toHaveText('3 С ошибками')
    await expect(page.getByRole('alert'), name).toHaveCount(0)
  }
})

test('незаконченную загрузку не потерять, уйдя случайно; таблица для заполнения скачивается', async ({
  owner: { page },
}) => {
  const load = importPage(page)
  await load.open()
  const template = await downloadedBy(page, () => load.button('Скачать таблицу для заполнения').click())
  expect(sheetCells(await bytesOf(template))).toEqual(expect.arrayContaining(['Фамилия', 'СНИЛС', 'Токарь']))
  await load.choose('Сотрудники.xlsx', STAFF)
  await expect(load.count('С ошибками')).toBeVisible()
  await page.getByRole('link', { name: 'Все работники' }).click()
  const question = page.getByRole('dialog', { name: 'Загрузка не закончена' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(load.count('С ошибками')).toBeVisible()
  await page.getByRole('link', { name: 'Все работники' }).click()
  await question.getByRole('button', { name: 'Уйти без загрузки' }).click()
  await expect(page).toHaveURL('/employees/main')
})
