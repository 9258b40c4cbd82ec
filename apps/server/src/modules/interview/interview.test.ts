import type { FactAnswer, TemplateAnswer } from '@ot/contract'
import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const DATE = '2025-03-10'
const BRIEFING_ORDER = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let anna: number
let boris: number
let vera: number
beforeEach(async () => {
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Офис')
  const hire = async (lastName: string) =>
    (
      await addEmployee(app, company, {
        employeeGroupId,
        lastName,
        firstName: 'Лика',
        fatherName: 'Олеговна',
      })
    ).id
  anna = await hire('Антонова')
  boris = await hire('Борисова')
  vera = await hire('Ветрова')
  await directedBy('Антонова Лика Олеговна')
})

const directedBy = (name: string) =>
  app.rows('update companies set director_name = $2 where id = $1', [company.id, name])

const client = () => app.as(company.owner)

async function facts(): Promise<FactAnswer[]> {
  const { status, body } = await client().get(`/api/facts?companyId=${company.id}`)
  expect(status, body.description).toBe(200)
  return body
}

function put(body: object) {
  return client().put('/api/facts', { companyId: company.id, ...body })
}

async function fact(key: string): Promise<FactAnswer> {
  const found = (await facts()).find((one) => one.key === key)
  if (found === undefined) throw new Error(`no fact ${key}`)
  return found
}

async function template(id: string): Promise<TemplateAnswer> {
  const { body } = await client().get(`/api/templates?companyId=${company.id}`)
  const found = body.find((one: TemplateAnswer) => one.id === id)
  if (found === undefined) throw new Error(`no template ${id}`)
  return found
}

describe('анкета', () => {
  test('предлагает из списка работников с причиной, ничего не записывая', async () => {
    const { value, source, proposal } = await fact('hrOfficer')
    expect({ value, source }).toEqual({ value: null, source: null })
    expect(proposal).toEqual({ value: anna, reason: expect.any(String) })
    expect(await app.rows('select 1 from company_facts where company_id = $1', [company.id])).toEqual([])
  })

  test('по должностям никто не подходит, руководителя в списке нет — не предложен никто, и сказано почему', async () => {
    await directedBy('Хозяйка Анна Ивановна')
    const { proposal, unproposed } = await fact('hrOfficer')
    expect(proposal).toBeNull()
    expect(unproposed).toContain('руководителя нет в списке работников')
  })

  test('принятое предложение и свой ответ печатаются во всех бумагах, которым нужны', async () => {
    expect((await template(BRIEFING_ORDER)).missing.map(({ key }) => key)).toContain('ответственный')
    const saved = await put({ accept: ['hrOfficer'], values: { labourProtection: boris } })
    expect(saved.status, saved.body.description).toBe(200)
    const { missing, values, inputs } = await template(BRIEFING_ORDER)
    expect(missing.map(({ key }) => key)).not.toContain('ответственный')
    expect(values).toMatchObject({ ответственный: boris, кадровый_работник: anna, дата_начала: DATE })
    const by = Object.fromEntries(inputs.map(({ key, answeredBy }) => [key, answeredBy]))
    expect(by).toMatchObject({ ответственный: 'fact', дата_начала: 'default', прежний_ответственный: null })
    const draft = await client().post(`/api/templates/${BRIEFING_ORDER}/draft`, {
      companyId: company.id,
      date: DATE,
    })
    expect(documentText(draft.bytes)).toContain('Борисов')
  })

  test('ответ об ответственном становится назначением, назначение — ответом', async () => {
    await put({ values: { labourProtection: boris } })
    const groups = (await client().get(`/api/responsibilities?companyId=${company.id}`)).body
    expect(groups[0].roles[0]).toMatchObject({ roleId: 101, employeeId: boris })
    const role = groups[0].roles[0].responsibilityId
    await client().patch(`/api/responsibilities/${role}`, { employeeId: vera })
    expect(await fact('labourProtection')).toMatchObject({ value: vera, source: 'record' })
  })

  test('кто стоит в роли, спрашивается и ради бумаг, которые печатают её по имени', async () => {
    const programme = 'programma-vvodnogo-instruktazha'
    const before = await fact('inductionBriefing')
    expect(before.templates).toContain(programme)
    await put({ values: { inductionBriefing: boris } })
    const { missing } = await template(programme)
    expect(missing.map(({ key }) => key)).not.toContain('ответственные.вводный_инструктаж')
  })

  test('ответ этой бумаги стоит над фактом, совпавший с фактом не запоминается', async () => {
    await put({ values: { labourProtection: boris } })
    const answers = (values: object) =>
      client().put(`/api/templates/${BRIEFING_ORDER}/answers`, { companyId: company.id, values })
    expect((await answers({ ответственный: boris, замещающий: vera })).body.values).toMatchObject({
      ответственный: boris,
      замещающий: vera,
    })
    await put({ values: { labourProtection: anna, labourProtectionDeputy: boris } })
    expect((await template(BRIEFING_ORDER)).values).toMatchObject({ ответственный: anna, замещающий: vera })
  })

  test('«У нас этого нет» убирает бумаги из нужных, возвращается ответом', async () => {
    await app.rows(`update companies set activity_ids = '{121}' where id = $1`, [company.id])
    const needed = async () =>
      (await client().get(`/api/templates?companyId=${company.id}`)).body.filter(
        ({ needReason }: TemplateAnswer) => needReason !== null,
      ).length
    const before = await needed()
    expect((await put({ notApplicable: ['heightPlaces'] })).status).toBe(200)
    expect((await fact('heightPlaces')).isAbsent).toBe(true)
    expect(await needed()).toBeLessThan(before)
    await put({ values: { heightPlaces: null } })
    expect((await fact('heightPlaces')).isAbsent).toBe(false)
    expect(await needed()).toBe(before)
  })

  test('комиссия: председатель и члены, никто дважды, не меньше трёх', async () => {
    const commission = { chairId: anna, deputyId: null, secretaryId: boris, memberIds: [vera] }
    expect((await put({ values: { soutCommission: commission } })).status).toBe(200)
    expect((await fact('soutCommission')).value).toEqual(commission)
    const twice = await put({ values: { soutCommission: { ...commission, memberIds: [anna] } } })
    expect(twice.body.errors).toEqual([
      { field: 'values.soutCommission', message: 'Один человек назван в комиссии дважды' },
    ])
    const two = await put({ values: { soutCommission: { ...commission, memberIds: [] } } })
    expect(two.body.errors).toEqual([
      { field: 'values.soutCommission', message: 'В комиссии не меньше 3 человек' },
    ])
  })

  test('сторона комитета — сколько сказано рядом; необученных называют, но принимают', async () => {
    const committee = { chairId: anna, deputyId: null, secretaryId: null, memberIds: [boris] }
    const unequal = await put({ values: { labourCommittee: committee, committeeSide: 3 } })
    expect(unequal.body.errors).toEqual([
      {
        field: 'values.labourCommittee',
        message: expect.stringContaining('Стороны комитета равны: от каждой 3'),
      },
    ])
    const saved = await put({ values: { labourCommittee: committee, committeeSide: 2 } })
    expect(saved.status, saved.body.description).toBe(200)
    const { warnings } = await fact('labourCommittee')
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toContain('Антонова Лика Олеговна: обучение. Не пройдено')
  })

  test('один приказ назначает нескольких', async () => {
    const values = { labourProtection: anna, fireSafety: boris }
    const saved = await put({ values, orderLink: 'Приказ №7-ОТ от 03.03.2025' })
    expect(saved.status, saved.body.description).toBe(200)
    const groups = (await client().get(`/api/responsibilities?companyId=${company.id}`)).body
    const held = groups
      .flatMap(({ roles }: { roles: { employeeId: number | null; orderLink: string }[] }) => roles)
      .filter(({ employeeId }: { employeeId: number | null }) => employeeId !== null)
    expect(held.map(({ orderLink }: { orderLink: string }) => orderLink)).toEqual([
      'Приказ №7-ОТ от 03.03.2025',
      'Приказ №7-ОТ от 03.03.2025',
    ])
    const tomorrow = await put({ values: { ppeIssue: vera }, orderLink: 'Приказ №8-ОТ от 11.03.2025' })
    expect(tomorrow.body.errors).toEqual([
      { field: 'orderLink', message: 'Дата приказа не может быть позже сегодняшней' },
    ])
  })
})

describe('неверные ответы', () => {
  test.each([
    ['неизвестный вопрос', { values: { nosuch: 'да' } }, 'values.nosuch', 'Такого вопроса нет'],
    ['чужой работник', { values: { hrOfficer: 999_999 } }, 'values.hrOfficer', 'Такого работника нет'],
    ['текст вместо работника', { values: { hrOfficer: 'Анна' } }, 'values.hrOfficer', 'Выберите работника'],
    [
      'не из ответов',
      { values: { employeeOpinion: 'maybe' } },
      'values.employeeOpinion',
      'Выберите один из ответов',
    ],
    [
      'без чего не обойтись',
      { notApplicable: ['hrOfficer'] },
      'notApplicable.0',
      'Без этого организации не обойтись',
    ],
    [
      'снять ответственного ответом нельзя',
      { values: { labourProtection: null } },
      'values.labourProtection',
      'Ответственного снимают приказом на странице «Ответственные лица»',
    ],
    ['нечего принимать', { accept: ['assemblyPoint'] }, 'accept.0', 'Предложения для этого вопроса нет'],
  ])('%s: понятный ответ у поля, ничего не записано', async (_name, body, field, message) => {
    const answer = await put({ ...body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([{ field, message }])
    const whole = await put({ accept: ['hrOfficer'], ...body })
    expect(whole.status).toBe(422)
    expect(await app.rows('select 1 from company_facts where company_id = $1', [company.id])).toEqual([])
  })

  test('об одном сказано дважды: стоит сказанное словами, а не принятое', async () => {
    const twice = await put({ accept: ['hrOfficer', 'hrOfficer'], values: { hrOfficer: vera } })
    expect(twice.status, twice.body.description).toBe(200)
    expect((await fact('hrOfficer')).value).toBe(vera)
  })

  test('уволенный', async () => {
    await client().post(`/api/employees/${vera}/dismiss`, { dismissedOn: DATE })
    const { body } = await put({ values: { hrOfficer: vera } })
    expect(body.errors).toEqual([{ field: 'values.hrOfficer', message: 'Такого работника нет' }])
  })

  test('двое об одном вопросе: второй узнаёт, кто и что; о разных — оба сохраняют', async () => {
    const assembly = (text: string) => ({
      values: { assemblyPoint: text },
      versions: { assemblyPoint: null },
    })
    expect((await put(assembly('у ворот'))).status).toBe(200)
    const second = await put(assembly('во дворе'))
    expect(second.status).toBe(412)
    expect(second.body.conflict.saves[0].changes[0]).toMatchObject({
      field: 'values.assemblyPoint',
      label: 'Место сбора после эвакуации',
      to: 'у ворот',
    })
    const both = await put({
      values: { assemblyPoint: 'во дворе', exits: 'один' },
      versions: { assemblyPoint: null, exits: null },
    })
    expect(both.status).toBe(412)
    expect(both.body.errors.map(({ field }: { field: string }) => field)).toEqual(['values.assemblyPoint'])
    expect((await fact('exits')).value).toBeNull()
    const other = { values: { smokingPlace: 'у ворот' }, versions: { smokingPlace: null } }
    expect((await put(other)).status).toBe(200)
  })
})

test('двое об одном ответственном: второй узнаёт, кто назначил и кого, где бы ни назначали', async () => {
  await put({ values: { labourProtection: boris } })
  const { version } = await fact('labourProtection')
  const groups = (await client().get(`/api/responsibilities?companyId=${company.id}`)).body
  const { responsibilityId } = groups[0].roles[0]
  await client().patch(`/api/responsibilities/${responsibilityId}`, { employeeId: vera })
  const second = await put({ values: { labourProtection: anna }, versions: { labourProtection: version } })
  expect(second.status).toBe(412)
  expect(second.body.conflict.saves).toMatchObject([
    { changes: [{ field: 'values.labourProtection', to: vera }] },
  ])
  expect((await fact('labourProtection')).value).toBe(vera)
})

test('увольнение: ответ о нём больше не печатается, спрашивают снова', async () => {
  await put({ values: { hrOfficer: vera } })
  await client().post(`/api/employees/${vera}/dismiss`, { dismissedOn: DATE })
  expect((await template(BRIEFING_ORDER)).values.кадровый_работник ?? null).toBeNull()
  expect((await fact('hrOfficer')).value).toBeNull()
})

test('пропущенное остаётся пропущенным; вернуть может любой, ответ возвращает сам', async () => {
  const isSkipped = async (key: string) => (await fact(key)).isSkipped
  expect((await put({ skip: ['assemblyPoint', 'exits'] })).status).toBe(200)
  expect([await isSkipped('assemblyPoint'), await isSkipped('exits')]).toEqual([true, true])
  await put({ ask: ['exits'], values: { assemblyPoint: 'у ворот' } })
  expect([await isSkipped('assemblyPoint'), await isSkipped('exits')]).toEqual([false, false])
  await put({ values: { assemblyPoint: null } })
  expect(await isSkipped('assemblyPoint')).toBe(false)
  const unknown = await put({ skip: ['exits', 'nosuch'] })
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    [{ field: 'skip.1', message: 'Такого вопроса нет' }],
  ])
  expect(await isSkipped('exits')).toBe(false)
})

test('в журнале изменений — имена и слова, а не номера', async () => {
  await put({
    values: {
      hrOfficer: vera,
      departmentHeads: [anna, boris],
      soutCommission: { chairId: anna, deputyId: null, secretaryId: boris, memberIds: [vera] },
      laundry: { name: 'Прачечная «Чистота»' },
      employeeOpinion: 'none',
    },
    notApplicable: ['website'],
  })
  const { body: log } = await client().get(`/api/companies/${company.id}/log?area=company`)
  const changed = log.find(({ action }: { action: string }) => action === 'fact.changed')
  const told = changed.changes.map(({ field, to }: { field: string; to: string }) => [field, to])
  expect(Object.fromEntries(told)).toEqual({
    hrOfficer: 'Ветрова Лика Олеговна',
    departmentHeads: 'Антонова Лика Олеговна; Борисова Лика Олеговна',
    soutCommission:
      'председатель: Антонова Лика Олеговна; секретарь: Борисова Лика Олеговна; члены: Ветрова Лика Олеговна',
    laundry: 'Прачечная «Чистота»',
    employeeOpinion: 'представительный орган работников не создан',
    website: 'у организации этого нет',
  })
})

describe('бумаги и записи', () => {
  const SOUT_ORDER = 'prikaz-o-provedenii-sout-i-grafike'

  async function registered(templateId: string, body: object = {}) {
    const request = { companyId: company.id, templateId, date: DATE, ...body }
    const { status, body: answer } = await client().post('/api/documents', request)
    expect(status, answer.description).toBe(201)
    return answer
  }

  test('номер и дата зарегистрированного приказа стоят в бумаге, которая его называет', async () => {
    expect((await template(SOUT_ORDER)).missing.map(({ key }) => key)).not.toContain('комиссия_номер')
    const { number } = await registered('prikaz-o-komissii-po-sout')
    const { values, inputs } = await template(SOUT_ORDER)
    expect(values).toMatchObject({ комиссия_номер: number, комиссия_дата: DATE })
    expect(inputs.find(({ key }) => key === 'комиссия_номер')?.answeredBy).toBe('record')
    await registered('prikaz-o-komissii-po-sout', { date: '2025-03-09' })
    expect((await template(SOUT_ORDER)).values).toMatchObject({ комиссия_номер: number })
  })

  test('бумаги одного комплекта называют номера друг друга, в каком бы порядке их ни попросили', async () => {
    const templateIds = [SOUT_ORDER, 'prikaz-o-komissii-po-sout']
    const kit = { companyId: company.id, date: DATE, templateIds, register: true }
    expect((await client().post('/api/documents/archive', kit)).status).toBe(200)
    const rows = await app.rows(
      'select template_id as id, number, values from documents where company_id = $1 order by id',
      [company.id],
    )
    const of = (id: string) => rows.find((row) => row.id === id)
    expect(of(SOUT_ORDER)?.values).toMatchObject({
      комиссия_номер: of('prikaz-o-komissii-po-sout')?.number,
      комиссия_дата: DATE,
    })
  })

  test('без номера бумага печатается словами, без пустых строк', async () => {
    const draft = await client().post(`/api/templates/${SOUT_ORDER}/draft`, {
      companyId: company.id,
      date: DATE,
    })
    expect(documentText(draft.bytes).replaceAll('\u00a0', ' ')).toContain(
      'и приказа о создании комиссии по проведению',
    )
  })

  test('приказ о назначении называет прежнего ответственного и его приказ', async () => {
    await put({ values: { labourProtection: boris } })
    const [{ roles }] = (await client().get(`/api/responsibilities?companyId=${company.id}`)).body
    await client().patch(`/api/responsibilities/${roles[0].responsibilityId}`, {
      orderLink: 'Приказ №3-ОТ от 01.03.2025',
    })
    await put({ values: { labourProtection: vera } })
    expect((await template(BRIEFING_ORDER)).values).toMatchObject({
      ответственный: vera,
      прежний_ответственный: boris,
      прежний_приказ_номер: '3-ОТ',
      прежний_приказ_дата: '2025-03-01',
    })
  })
})
