import { pdfPages } from '@ot/doc-press/pdf-text'
import { expect, test } from 'vitest'
import { recordPaperDesk } from './testing/record-paper-desk.ts'

const desk = recordPaperDesk()
const { client, draft, event, textOf, turnTo } = desk
const PAPER = 'lichnaya-kartochka-po-ohrane-truda'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('личная карточка: разделы с последним и следующим днём, чего нет — сказано', async () => {
  await event('briefing', {
    kind: 'repeat',
    date: '2025-03-01',
    instructor: 'Петрова Л.И.',
    periodicity: '6 месяцев',
  })
  await event('training', {
    programme: 'methods',
    date: '2021-02-01',
    periodicity: '3 года',
    protocolNumber: '7',
    result: 'passed',
  })
  await event('medical', { factorNumber: '4.4', firstDeadline: '2025-12-31' })
  await event('ppe', {
    ppe: 'Перчатки',
    quantity: 12,
    unit: 'пар',
    size: '9',
    date: '2025-01-10',
    handedOver: 3,
  })
  await client().post(`/api/employees/${desk.employeeId}/instructions`, {
    name: 'Инструкция токаря',
    number: '12',
    approvedOn: '2024-05-01',
    acknowledgedOn: '2024-05-02',
  })
  const text = plain(await textOf(PAPER, { employeeIds: [desk.employeeId] }))
  for (const part of [
    'Смирнова Ольга Викторовна',
    'Петрова Л.И.',
    '01.03.2025',
    '01.09.2025',
    'протокол № 7',
    '01.02.2024, просрочено',
    'п. 4.4. Шум',
    '31.12.2025, не проведено',
    '3 пары, размер 9',
    '№ 12, утверждена 01.05.2024',
    '02.05.2024',
    '01.05.2029',
  ])
    expect(text).toContain(part)
  // The item stands in the name of the examination already.
  expect(text).not.toContain('пункт 4.4')
  // Nothing is recorded of the workplace and of risks.
  expect(text.match(/записей нет/g)).toHaveLength(2)
})

test('на каждого, о ком есть записи; о ком нет — карточки нет', async () => {
  const empty = await draft(PAPER, { employeeIds: [desk.employeeId] })
  expect(empty.status).toBe(409)
  expect(empty.body.description).toContain('ничего ещё не записано')
  await turnTo('Белова')
  await event('briefing', { kind: 'introductory', date: '2025-03-01', periodicity: 'разово' })
  const text = await textOf(PAPER)
  expect(text).toContain('Белова')
  expect(text).toContain('без срока')
})

const PPE = [
  'Костюм для защиты от механических воздействий (истирания)',
  'Костюм для защиты от пониженных температур',
  'Обувь специальная для защиты от механических воздействий (ударов)',
  'Обувь специальная для защиты от пониженных температур',
  'Перчатки для защиты от механических воздействий (истирания)',
  'Перчатки для защиты от пониженных температур',
  'Головной убор для защиты от общих производственных загрязнений',
  'Каска защитная от механических воздействий',
  'Очки защитные от механических воздействий, в том числе с покрытием от запотевания',
  'Противоаэрозольное средство индивидуальной защиты органов дыхания с фильтрующей лицевой частью',
  'Средство индивидуальной защиты органа слуха (наушники)',
  'Жилет сигнальный повышенной видимости',
]
const BRIEFINGS = ['introductory', 'initial', 'unscheduled', 'targeted', 'fire-introductory']
const PROGRAMMES = ['general', 'methods', 'first-aid', 'ppe-use']

test('карточка обычного работника — один лист', async () => {
  for (const ppe of PPE)
    await event('ppe', { ppe, quantity: 1, unit: 'шт.', size: '52-54', date: '2025-01-10', handedOver: 1 })
  for (const kind of BRIEFINGS)
    await event('briefing', {
      kind,
      date: '2025-03-01',
      periodicity: 'разово',
      instructor: 'Петрова Л.И.',
      reason: 'По сроку',
    })
  for (const programme of PROGRAMMES)
    await event('training', {
      programme,
      date: '2023-02-01',
      periodicity: '3 года',
      protocolNumber: '7',
      result: 'passed',
    })
  for (const factorNumber of ['4.4', '5.1', '6.1'])
    await event('medical', { factorNumber, date: '2025-02-01' })
  for (const name of ['Инструкция для слесаря по ремонту автомобилей', 'Инструкция по работе на высоте'])
    await client().post(`/api/employees/${desk.employeeId}/instructions`, {
      name,
      number: '12',
      approvedOn: '2024-05-01',
      acknowledgedOn: '2024-05-02',
    })
  const paper = await draft(PAPER, { employeeIds: [desk.employeeId], format: 'pdf' })
  expect(paper.status, paper.text).toBe(200)
  const pages = await pdfPages(paper.bytes)
  expect(pages).toHaveLength(1)
  expect(plain(pages[0] ?? '')).toContain('Жилет сигнальный')
})
