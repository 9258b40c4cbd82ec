import { documentText, readZip } from '@ot/doc-engine'
import { beforeEach, describe, expect, test } from 'vitest'
import { commissionOf } from '../../../test/factories/incidents.ts'
import { incidentDesk } from '../../../test/incident-desk.ts'
import { START } from '../../../test/world.ts'

const desk = incidentDesk()
const { opened } = desk
const DATE = START.slice(0, 10)

let incidentId: number
beforeEach(async () => {
  incidentId = await opened()
})

const client = () => desk.app.as(desk.company.owner)

async function patch(changes: object) {
  const { status, text } = await desk.patch(incidentId, changes)
  expect(status, text.slice(0, 300)).toBe(200)
}

type Asked = Readonly<Record<string, unknown>>
const draft = (templateId: string, asked: Asked = {}) =>
  client().post(`/api/templates/${templateId}/draft`, {
    companyId: desk.company.id,
    date: DATE,
    incidentId,
    ...asked,
  })
const register = (templateId: string, asked: Asked = {}) =>
  client().post('/api/documents', {
    companyId: desk.company.id,
    templateId,
    date: DATE,
    incidentId,
    ...asked,
  })

async function textOf(templateId: string, asked: Asked = {}): Promise<string> {
  const { status, bytes, text } = await draft(templateId, asked)
  expect(status, text.slice(0, 300)).toBe(200)
  return documentText(bytes).replaceAll('\u00a0', ' ')
}

async function papers() {
  const { status, body, text } = await client().get(`/api/incidents/${incidentId}/papers`)
  expect(status, text.slice(0, 300)).toBe(200)
  return body
}

type Listed = {
  templateId: string
  stepKeys: string[]
  about: { victimId: number | null } | null
  inputs: { key: string }[]
}
const paperOf = (list: Listed[], id: string) => list.filter(({ templateId }) => templateId === id)

describe('документы расследования', () => {
  test('акт Н-1 печатает обстоятельства, пострадавшего, комиссию, причины и записи разделов', async () => {
    await client().post('/api/events', {
      companyId: desk.company.id,
      employeeId: desk.people.victim,
      section: 'briefing',
      kind: 'introductory',
      periodicity: 'разово',
      date: '2025-01-20',
    })
    await patch({
      commission: commissionOf(desk.people),
      particulars: {
        kindCode: '05.1',
        causes: [{ code: '08.1', text: 'нарушен пункт 2.4 инструкции № 14', main: true }],
        witnesses: [{ fullname: 'Ершова Вера Павловна', phone: '+7 900 000-00-01' }],
      },
    })
    const text = await textOf('akt-n-1')
    for (const part of [
      'Форма Н-1',
      'АКТ № 1/2025',
      'Код 3.01.1',
      'Ветров Илья Олегович',
      'Код 1.05.1',
      'Код 2.08.1',
      'нарушен пункт 2.4 инструкции № 14',
      'В.П. Ершова, тел. +7 900 000-00-01',
      '20.01.2025',
      '9.4. Очевидцы несчастного случая:',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toContain('П.И. Дёмин')
    expect(text).not.toContain('undefined')
  })

  test('номер акта — из журнала происшествий, документ остаётся при происшествии и при работнике', async () => {
    const { status, body } = await register('akt-n-1')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      number: '1/2025',
      incidentId,
      employeeId: desk.people.victim,
      subject: 'Ветров Илья Олегович, происшествие № 1/2025',
    })
    const [act] = paperOf(await papers(), 'akt-n-1')
    expect(act).toMatchObject({
      number: '1/2025',
      stepKeys: ['accidentAct'],
      registered: [{ id: body.id, number: '1/2025', date: DATE }],
    })
    await patch({ place: 'Совсем другое место' })
    const { bytes } = await client().get(`/api/documents/${body.id}/file`)
    expect(documentText(bytes)).not.toContain('Совсем другое место')
  })

  test('без происшествия печатается бланк, но не регистрируется; чужой шаблон о происшествии не спрашивает', async () => {
    const without = await register('akt-n-1', { incidentId: undefined })
    expect(without.status).toBe(422)
    expect(without.body.errors).toMatchObject([{ field: 'incidentId' }])
    const blank = await textOf('akt-n-1', { incidentId: undefined })
    expect(blank).toContain('5.1. Фамилия, имя, отчество (при наличии)')
    expect(blank).not.toContain('Ветров')
    const stray = await draft('prikaz-o-naznachenii-otvetstvennogo-za-ot')
    expect(stray.body.errors).toMatchObject([{ field: 'incidentId' }])
  })

  test('при групповом случае на каждого пострадавшего — свой акт и номер', async () => {
    incidentId = await opened({ victimIds: [desk.people.victim, desk.people.second], degree: 'easyGroup' })
    const acts = paperOf(await papers(), 'akt-n-1')
    expect(acts.map(({ about }) => about?.victimId)).toHaveLength(2)
    const unnamed = await draft('akt-n-1')
    expect(unnamed.body.errors).toMatchObject([{ field: 'victimId', message: 'Выберите пострадавшего' }])
    const second = acts[1]?.about?.victimId ?? 0
    expect(await textOf('akt-n-1', { victimId: second })).toContain('АКТ № 2/2025-2')
    const alien = await draft('akt-n-1', { victimId: 999_999 })
    expect(alien.status).toBe(422)
  })

  test('протокол опроса — на каждого очевидца, а если их нет — бланк', async () => {
    expect(paperOf(await papers(), 'protokol-oprosa-ochevidca')).toMatchObject([{ about: null }])
    await patch({
      particulars: { witnesses: [{ fullname: 'Ершова Вера Павловна' }, { fullname: 'Жуков Олег Петрович' }] },
    })
    expect(paperOf(await papers(), 'protokol-oprosa-ochevidca')).toHaveLength(2)
    expect(await textOf('protokol-oprosa-ochevidca', { personIndex: 1 })).toContain('Жуков Олег Петрович')
    expect((await draft('protokol-oprosa-ochevidca', { personIndex: 7 })).status).toBe(422)
  })

  test('чего происшествие не знает, на то отвечает факт организации', async () => {
    const order = 'prikaz-o-meropriyatiyah-po-itogam-rassledovaniya'
    expect(await textOf(order)).not.toContain('Ершовой Вере Павловне')
    const values = { labourProtection: desk.people.specialist }
    const told = await client().put('/api/facts', { companyId: desk.company.id, values })
    expect(told.status, told.text.slice(0, 300)).toBe(200)
    expect(await textOf(order)).toContain('Ершовой Вере Павловне')
  })

  test('приказ о комиссии уже отвечен происшествием', async () => {
    await patch({ commission: commissionOf(desk.people) })
    const id = 'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya'
    const text = await textOf(id)
    expect(text).toContain('11 ч 20 мин')
    expect(text).toContain('Ветровым Ильёй Олеговичем')
    expect(text).toContain('Дёмин Павел Ильич')
    const { body } = await register(id)
    expect(body).toMatchObject({ incidentId, subject: 'Происшествие № 1/2025' })
    expect(paperOf(await papers(), id)).toMatchObject([
      { stepKeys: ['commissionOrder'], values: { срок: 3 }, registered: [{ id: body.id }] },
    ])
  })

  test('приказ о комиссии: о сокрытом случае — месяц с заявления, председатель от иного органа назван', async () => {
    incidentId = await opened({
      occurredAt: '2025-03-03T08:20:00.000Z',
      toldAt: '2025-03-09T08:20:00.000Z',
      degree: 'serious',
    })
    const { chair, specialist } = desk.people
    const inspector = { fullname: 'Зорин Лев Ильич', position: 'государственный инспектор труда' }
    const members = [
      { ...inspector, organisation: 'ГИТ', role: 'chair' },
      { employeeId: chair, role: 'member' },
      { employeeId: specialist, role: 'member' },
    ]
    const id = 'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya'
    const told = 'Председатель — Зорин Лев Ильич, государственный инспектор труда, ГИТ. Члены:'
    await patch({ commission: { orderNumber: '12-ОТ', orderDate: '2025-03-10', members } })
    const ordinary = await textOf(id)
    expect(ordinary).toContain(told)
    expect(ordinary).toContain('со дня издания настоящего приказа) — 15 и')
    expect(ordinary).not.toContain('по представлению органов')
    // The month from 09.03 ends on 09.04: the 31st day, counting that of the order.
    await patch({ applicationOn: '2025-03-09' })
    expect(await textOf(id)).toContain('со дня издания настоящего приказа) — 31 и')
  })

  test('лёгкий стал тяжёлым: к шагу о новом составе есть и приказ о новой комиссии', async () => {
    await patch({ degree: 'serious', commission: commissionOf(desk.people) })
    const [order] = paperOf(await papers(), 'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya')
    expect(order).toMatchObject({ stepKeys: ['commissionOrder', 'commissionChange'], values: { срок: 15 } })
  })

  test('чего происшествие не знает, отвечают здесь же: приказ печатает ответ и после регистрации', async () => {
    await patch({ commission: commissionOf(desk.people) })
    const id = 'prikaz-ob-izmenenii-sostava-komissii-po-rassledovaniyu'
    const answers = (of: object) => patch({ particulars: { orderAnswers: { [id]: of } } })
    await answers({ причина: 'увольнением', роль: 'члена комиссии', номер_приказа: '99-ОТ' })
    await answers({ роль: null })
    const [paper] = paperOf(await papers(), id)
    expect(paper).toMatchObject({ values: { номер_приказа: '12-ОТ', причина: 'увольнением' } })
    const asked = paper?.inputs.map(({ key }: { key: string }) => key)
    expect(asked).toContain('причина')
    expect(asked, 'известное из происшествия не спрашивается').not.toContain('номер_приказа')
    expect(asked).not.toContain('председатель')
    const text = await textOf(id)
    expect(text).toContain('в связи с увольнением')
    expect(text).not.toContain('члена комиссии;')
    const { body } = await register(id)
    const { bytes } = await client().get(`/api/documents/${body.id}/file`)
    expect(documentText(bytes)).toContain('увольнением')
    const bad = await desk.patch(incidentId, { particulars: { orderAnswers: { [id]: { причина: true } } } })
    expect(bad.status).toBe(422)
    expect(bad.body.errors[0].field).toContain('particulars.orderAnswers')
  })

  test('журнал формы № 11 — из происшествий текущего года или названного периода', async () => {
    const before = { occurredAt: '2024-12-31T20:30:00.000Z', toldAt: '2024-12-31T20:40:00.000Z' }
    await opened({ ...before, victimIds: [desk.people.second], place: 'Старый склад' })
    const journal = (asked: Asked = {}) =>
      textOf('zhurnal-registratsii-neschastnyh-sluchaev', { incidentId: undefined, ...asked })
    const text = await journal()
    expect(text).toContain('Несчастные случаи с 01.01.2025 по 31.12.2025')
    for (const part of ['Ветров Илья Олегович', '10.03.2025, 11:20', '1/2025']) expect(text).toContain(part)
    expect(text, 'за прошлый год — отдельно').not.toContain('Старый склад')
    const old = await journal({ from: '2024-01-01', to: '2024-12-31' })
    expect(old).toContain('31.12.2024, 23:30')
    expect(old).not.toContain('Ветров')
    expect(await journal({ from: '2024-01-01' })).toContain('Старый склад')
    const empty = await journal({ from: '2020-01-01', to: '2020-12-31' })
    expect(empty).toContain('Несчастные случаи с 01.01.2020 по 31.12.2020: не зарегистрированы')
    expect(empty).toContain('Дата и время несчастного случая')
  })

  test('в журнале нет случаев, не связанных с производством; день акта — день утверждения', async () => {
    const journal = 'zhurnal-registratsii-neschastnyh-sluchaev'
    const asked = { incidentId: undefined }
    await desk.app
      .as(desk.company.editor)
      .patch(`/api/incidents/${incidentId}`, { particulars: { isWorkRelated: false } })
    expect(await textOf(journal, asked)).not.toContain('Ветров')
    await patch({ particulars: { isWorkRelated: true } })
    expect(await textOf(journal, asked)).toContain('Ветров')
    await register('akt-n-1')
    expect(await textOf(journal, asked)).toContain('1/2025 от 10.03.2025')
  })

  test('период журнала: начало не позже конца, другие бумаги его не знают', async () => {
    const asked = { incidentId: undefined, from: '2025-02-01', to: '2025-01-01' }
    const upside = await draft('zhurnal-registratsii-neschastnyh-sluchaev', asked)
    expect(upside.status).toBe(422)
    expect(upside.body.errors).toMatchObject([{ field: 'to', message: 'Конец периода раньше его начала' }])
    const stray = await draft('akt-n-1', { from: '2025-01-01' })
    expect(stray.status).toBe(422)
    expect(stray.body.errors).toMatchObject([{ field: 'from' }])
    const registered = await register('zhurnal-registratsii-neschastnyh-sluchaev', {
      incidentId: undefined,
      from: '2024-01-01',
      to: '2024-12-31',
    })
    expect(registered.status).toBe(201)
  })

  test('все бумаги происшествия — одним архивом', async () => {
    const listed: Listed[] = await papers()
    const templateIds = [...new Set(listed.map(({ templateId }) => templateId))]
    const { status, bytes } = await client().post('/api/documents/archive', {
      companyId: desk.company.id,
      date: DATE,
      incidentId,
      templateIds,
    })
    expect(status).toBe(200)
    const names = (await readZip(bytes)).map(({ name }) => name)
    expect(names.filter((name) => name.endsWith('.docx'))).toHaveLength(listed.length)
    expect(names.some((name) => name.includes('Не сформировано'))).toBe(false)
    expect(names).toContain('Несчастные случаи/05 Протокол осмотра места несчастного случая (форма № 9).docx')
    expect(
      names.some((name) => name.endsWith('(форма № 2)/Ветров Илья Олегович, происшествие № 1 2025.docx')),
    ).toBe(true)
  })

  test('без происшествия с номерами регистрируется только журнал', async () => {
    const { bytes } = await client().post('/api/documents/archive', {
      companyId: desk.company.id,
      date: DATE,
      groups: ['incidents'],
      register: true,
    })
    const names = (await readZip(bytes)).map(({ name }) => name)
    expect(names).toContain('Не сформировано.txt')
  })

  test('каждая бумага называет, чего в ней не хватает', async () => {
    const [act] = paperOf(await papers(), 'akt-n-1')
    expect(act).toMatchObject({ lacking: [] })
    expect(JSON.stringify(act)).toContain('Вид происшествия')
    expect(JSON.stringify(act)).toContain('Основная причина')
  })
})
