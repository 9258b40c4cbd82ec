import { expectPageAccessible } from '../fixtures/audit.ts'
import { bytesOf, downloadedBy, today } from '../fixtures/documents-page.ts'
import {
  COMMISSION,
  FOREMAN,
  incidentOf,
  incidentPage,
  NO_PHOTO,
  PHOTO,
  reportPage,
  VICTIM,
  WITNESS,
  workshopOf,
} from '../fixtures/incidents.ts'
import { papersOf, paperText } from '../fixtures/papers.ts'
import { expect, test } from '../fixtures/test.ts'

const PLACE = 'Механический участок, станок № 5'
const STORY = 'При снятии заготовки порезал указательный палец о стружку.'
const ORDER = 'Приказ о создании комиссии по расследованию несчастного случая'
const ACT = 'Акт о несчастном случае на производстве Н-1 (форма № 2)'

for (const width of [1440, 390]) {
  test(`лёгкий случай от первой минуты до зарегистрированного Н-1, ширина ${width}`, async ({
    owner: { page, user, company },
    request,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await workshopOf(request, user, company)
    await page.goto('/notifications/incidents')
    await page.getByRole('link', { name: 'Сообщить о происшествии' }).click()
    const report = reportPage(page)
    await report.now.click()
    await report.field('Место').fill(PLACE)
    await report.hurt(VICTIM)
    await report.field('Что случилось').fill(STORY)
    await report.severity('лёгкая').check()
    await report.files.setInputFiles([PHOTO])
    await report.send.click()

    const incident = incidentPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Несчастный случай № 1\/\d{4}$/)
    await expect(incident.step('Сообщить в Социальный фонд России')).toContainText('24 часа с')
    await expect(incident.toggle('Составить акт Н-1')).toContainText('пока нельзя')
    for (const step of [
      'Оказать первую помощь',
      'Сохранить место',
      'Сообщить руководителю',
      'Сообщить в Социальный',
    ])
      await incident.mark(step)
    await incident.mark('Запросить заключение о тяжести')
    await incident.mark('Убедиться, что случай лёгкий')

    await incident.openTab('Сведения')
    await incident.fill('Сообщение и первая помощь', {
      'Кто сообщил работодателю': 'Беридзе Г. Ш., мастер',
      'Кто оказал первую помощь': 'Козлов С. А.',
    })
    await incident.fill('Место и обстановка', {
      'Какая работа выполнялась': 'Точение вала',
      'Опасные и вредные факторы': 'Острые кромки стружки',
      Оборудование: 'Станок токарный 16К20',
      'Обстановка сохранена': '→ да',
    })
    await incident.fill('Травма и заключения', {
      'Что повреждено': 'Резаная рана указательного пальца',
      'Тяжесть по форме 315/у': '→ лёгкая',
      'Код МКБ-10': 'S61.0',
    })
    await incident.fill('Работа и подготовка', { 'Полных часов от начала работы': '3' })
    await page.getByRole('button', { name: 'Изменить: Комиссия' }).click()
    const commission = incident.form('Комиссия')
    for (const [seat, name] of COMMISSION.entries()) await commission.seat(seat, name)
    await commission.save()
    for (const [group, name] of [
      ['Очевидцы', WITNESS],
      ['Должностные лица для опроса', FOREMAN],
    ] as const)
      await incident.fill(group, { Работник: `→ ${name}` })

    await incident.openTab('Документы')
    await incident.paper(ORDER).getByRole('button', { name: 'Зарегистрировать' }).click()
    const registration = page.getByRole('dialog', { name: 'Зарегистрировать документ' })
    await registration.getByLabel('Номер').fill('118-ОТ')
    await registration.getByRole('button', { name: 'Зарегистрировать' }).click()
    await expect(registration).toContainText(`Зарегистрирован: № 118-ОТ от ${today().shown}`)
    const order = await downloadedBy(page, () =>
      registration.getByRole('button', { name: 'Скачать' }).click(),
    )
    const orderText = paperText(await bytesOf(order))
    for (const name of COMMISSION) expect(orderText).toContain(name.split(' ')[0])
    await registration.getByRole('button', { name: 'Закрыть' }).last().click()

    await incident.openTab('Ход расследования')
    await expect(incident.toggle('Издать приказ о комиссии')).toContainText('сделано')
    await expect(incident.toggle('Осмотреть место происшествия')).not.toContainText('пока нельзя')
    for (const step of [
      'Осмотреть место',
      'Опросить пострадавшего',
      'Опросить очевидцев',
      'Опросить должностных',
    ])
      await incident.mark(step)
    await incident.mark('Собрать материалы')

    await incident.openTab('Сведения')
    await incident.fill('Решение комиссии', {
      'Вид происшествия': '→ 05.2',
      'Связан с производством': '→ да',
    })
    await incident.fill('Причины', { Причина: '→ 15.1', 'В чём состоит': 'Убирал стружку рукой' })
    await incident.openTab('Ход расследования')
    await incident.mark('Решить, связан ли случай')

    await incident.openTab('Документы')
    const archive = await downloadedBy(page, () =>
      page.getByRole('button', { name: 'Скачать все бумаги' }).click(),
    )
    const papers = papersOf(await bytesOf(archive)).filter(({ path }) => path.endsWith('.docx'))
    expect(papers.length).toBeGreaterThanOrEqual(22)
    for (const { path, text } of papers) expect(text, path).not.toMatch(/undefined|null|\{[#/^]?[а-яё]/i)
    const textOf = (part: string) => papers.find(({ path }) => path.includes(part))?.text ?? ''
    expect(textOf('Протокол опроса очевидца')).toContain('Козлов')
    expect(textOf('Протокол опроса должностного лица')).toContain('Беридзе')
    expect(textOf('Сообщение страховщику')).toContain(VICTIM)
    expect(textOf('Протокол осмотра места')).toContain('16К20')

    await incident.paper(ACT).getByRole('button', { name: 'Зарегистрировать' }).click()
    await registration.getByRole('button', { name: 'Зарегистрировать' }).click()
    await expect(registration).toContainText('Зарегистрирован: № 1/')
    const act = await downloadedBy(page, () => registration.getByRole('button', { name: 'Скачать' }).click())
    const actText = paperText(await bytesOf(act))
    for (const part of [VICTIM, PLACE, STORY, 'S61.0', '16К20', 'Козлов', 'Черных', '15.1', '05.2'])
      expect(actText).toContain(part)
    await registration.getByRole('button', { name: 'Закрыть' }).last().click()
    await expect(incident.paper(ACT)).toContainText(`от ${today().shown} в реестре`)
    await incident.openTab('Ход расследования')
    await incident.mark('Составить акт Н-1')
    await incident.openTab('Материалы')
    await expect(page.getByRole('list', { name: 'Материалы' })).toContainText('SHA-256')
  })
}

test('лёгкий случай оказался тяжёлым: шаги перестроены, сделанное осталось', async ({
  owner: { page, user, company },
  request,
}) => {
  const { victim } = await workshopOf(request, user, company)
  const { id } = await incidentOf(request, user, company, victim)
  await page.goto(`/notifications/incident/${id}`)
  const incident = incidentPage(page)
  await incident.mark('Оказать первую помощь')
  await incident.mark('Сообщить в Социальный фонд')
  await incident.mark('Убедиться, что случай лёгкий')
  await page.getByRole('button', { name: 'Изменить степень' }).click()
  const change = incident.form('Степень тяжести').dialog
  await change.getByRole('combobox').fill('тяжёлый')
  await change.getByRole('option', { name: 'тяжёлый', exact: true }).click()
  await expect(change).toContainText('Шаги перестроятся под тяжёлый случай')
  await expect(change).toContainText('государственный инспектор труда')
  await change.getByRole('button', { name: 'Изменить степень' }).click()
  await expect(change).toBeHidden()
  await expect(incident.toggle('Оказать первую помощь')).toContainText('сделано')
  await expect(incident.steps).toContainText('инспекци')
  await expect(page.getByRole('list', { name: 'Сделано при прежней степени' })).toContainText(
    'Убедиться, что случай лёгкий',
  )
  await page.goto('/notifications/incidents')
  await expect(page.getByRole('table', { name: 'Происшествия' })).toContainText('тяжёлый')
})

test('неверное не записывается и объяснено: завтра, двое и четверо, пострадавший в комиссии, не снимок', async ({
  owner: { page, user, company },
  request,
}) => {
  await workshopOf(request, user, company)
  const report = reportPage(page)
  await report.open()
  await report.send.click()
  await expect(page.getByText('Выберите пострадавших').first()).toBeVisible()
  await report.field('Когда произошло').fill('01.01.2099')
  await report.field('Когда произошло: время').fill('10:00')
  await report.field('Место').fill(PLACE)
  await report.hurt(VICTIM)
  await report.field('Что случилось').fill(STORY)
  await report.severity('лёгкая').check()
  await report.send.click()
  await expect(page.getByText('Происшествие не может быть в будущем').first()).toBeVisible()
  await report.now.click()
  await report.files.setInputFiles([NO_PHOTO])
  await report.send.click()
  await expect(page.getByText('Приложите фотографию (JPG, PNG, HEIC, WebP) или файл PDF')).toBeVisible()
  await page.getByRole('button', { name: 'Открыть без этих файлов' }).click()

  const incident = incidentPage(page)
  await incident.openTab('Сведения')
  await page.getByRole('button', { name: 'Изменить: Комиссия' }).click()
  const { dialog, seat } = incident.form('Комиссия')
  const save = dialog.getByRole('button', { name: 'Сохранить', exact: true })
  await seat(0, COMMISSION[0])
  await seat(1, COMMISSION[1])
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('не меньше трёх человек, а внесено 2')
  await seat(2, COMMISSION[2])
  await dialog.getByRole('button', { name: 'Добавить члена комиссии' }).click()
  await seat(3, WITNESS)
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('нечётное, а внесено 4')
  await dialog.getByRole('button', { name: 'Убрать из комиссии: 4' }).click()
  await seat(2, VICTIM)
  await expect(dialog.getByRole('status')).toContainText('Не входит в комиссию пострадавший')
  await save.click()
  await expect(dialog.getByRole('alert').last()).toContainText('не входит в комиссию пострадавший')
})

test('происшествие отменяют с причиной и не удаляют; страницы доступны', async ({
  owner: { page, user, company },
  request,
}) => {
  test.slow()
  const { victim } = await workshopOf(request, user, company)
  const { id } = await incidentOf(request, user, company, victim)
  await page.goto('/notifications/incidents/new')
  await expect(reportPage(page).send).toBeVisible()
  await expectPageAccessible(page, 'новое происшествие')
  for (const tab of ['', '?tab=facts', '?tab=evidence', '?tab=papers']) {
    await page.goto(`/notifications/incident/${id}${tab}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Несчастный случай')
    await expectPageAccessible(page, `расследование${tab}`)
  }
  await page.getByRole('button', { name: 'Отменить происшествие' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить происшествие' })
  await dialog.getByLabel('Причина', { exact: true }).fill('Записано дважды')
  await dialog.getByRole('button', { name: 'Отменить происшествие' }).click()
  await expect(page.getByText('Происшествие отменено: Записано дважды')).toBeVisible()
  await page.goto('/notifications/incidents')
  await expect(page.getByRole('table', { name: 'Происшествия' })).toContainText('отменено')
  await expectPageAccessible(page, 'происшествия')
})
