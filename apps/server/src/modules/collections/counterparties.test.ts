import type { FactAnswer } from '@ot/contract'
import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const REFERRAL = 'napravlenie-na-periodicheskiy-medosmotr'
const SOUT_ORDER = 'prikaz-o-provedenii-sout-i-grafike'
const CONTRACTOR_AGREEMENT = 'soglashenie-po-ohrane-truda-s-podryadchikom'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
beforeEach(async () => {
  company = await app.company()
})

const client = () => app.as(company.editor)
const list = async () => (await client().get(`/api/counterparties?companyId=${company.id}`)).body
const create = (fields: object) => client().post('/api/counterparties', { companyId: company.id, ...fields })
const answer = (body: object) => client().put('/api/facts', { companyId: company.id, ...body })

async function fact(key: string): Promise<FactAnswer> {
  const { body } = await client().get(`/api/facts?companyId=${company.id}`)
  return body.find((one: FactAnswer) => one.key === key)
}

const CLINIC = {
  kind: 'medical',
  name: 'ООО «Здоровье»',
  inn: '7707083893',
  ogrn: '1027700132195',
  address: 'г. Пермь, ул. Мира, 1',
  contractNumber: '15-М',
  contractDate: '2025-01-12',
}
const BANK = {
  payeesBank: 'ПАО Сбербанк',
  bik: '044525225',
  settlementAccount: '40702810900000000001',
  correspondentAccount: '30101810400000000225',
}

describe('контрагенты', () => {
  test('добавление, изменение, удаление — в списке и в журнале', async () => {
    const { status, body } = await create(CLINIC)
    expect(status, body.description).toBe(201)
    expect(body).toMatchObject({ ...CLINIC, version: 1, kpp: null, bik: null })
    const path = `/api/counterparties/${body.id}`
    expect((await client().patch(path, { signatory: 'директор Панов' })).body).toMatchObject({
      signatory: 'директор Панов',
      contractNumber: '15-М',
      version: 2,
    })
    expect(await list()).toHaveLength(1)
    expect((await client().delete(path)).status).toBe(204)
    expect(await list()).toEqual([])
    const log = await app.rows(
      'select action from audit_entries where entity = $1 and entity_id = $2 order by id',
      ['counterparty', body.id],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'counterparty.created',
      'counterparty.changed',
      'counterparty.deleted',
    ])
  })

  test.each([
    ['неверный ИНН', { inn: '7707083890' }, 'inn'],
    ['неверный ОГРН', { ogrn: '1027700132190' }, 'ogrn'],
    ['без наименования', { name: '' }, 'name'],
    ['банк не целиком', { bik: BANK.bik }, 'payeesBank'],
    ['счёт другого банка', { ...BANK, correspondentAccount: '30101810400000000226' }, 'correspondentAccount'],
  ])('%s: ошибка у поля, ничего не записано', async (_name, fields, field) => {
    const { status, body } = await create({ ...CLINIC, ...fields })
    expect(status).toBe(422)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field)
    expect(await list()).toEqual([])
  })

  test('двое над одним: второй узнаёт, кто и что; повтор с тем же ключом не заводит второго', async () => {
    const body = { companyId: company.id, ...CLINIC }
    const headers = { 'idempotency-key': 'counterparty-one' }
    const first = await client().post('/api/counterparties', body, { headers })
    expect((await client().post('/api/counterparties', body, { headers })).body.id).toBe(first.body.id)
    expect(await list()).toHaveLength(1)
    const path = `/api/counterparties/${first.body.id}`
    await client().patch(path, { phone: '+7 342 000-00-31' })
    for (const stale of [
      await client().patch(path, { phone: '2-12-85' }, { headers: { 'if-match': '"1"' } }),
      await client().delete(path, { headers: { 'if-match': '"1"' } }),
    ]) {
      expect(stale.status).toBe(412)
      expect(stale.body.conflict.saves[0]).toMatchObject({
        by: company.editor.email,
        changes: [{ field: 'phone', label: 'Телефон', to: '+7 342 000-00-31' }],
      })
    }
  })
})

describe('контрагент отвечает на вопросы бумаг', () => {
  test('названный в анкете заводится; названный ещё раз — тот же; договор идёт в его карточку', async () => {
    const said = { medicalOrganisation: { name: 'ООО «Здоровье»' }, medicalContract: '№ 15-М от 12.01.2025' }
    expect((await answer({ values: said })).status).toBe(200)
    const [clinic, ...others] = await list()
    expect(others).toEqual([])
    expect(clinic).toMatchObject({
      kind: 'medical',
      name: 'ООО «Здоровье»',
      contractNumber: '15-М',
      contractDate: '2025-01-12',
    })
    await answer({ values: { medicalOrganisation: { name: 'ООО «Здоровье»' } } })
    expect(await list()).toHaveLength(1)
    expect(await fact('medicalOrganisation')).toMatchObject({
      value: clinic.id,
      source: 'record',
      options: [{ value: String(clinic.id), label: 'ООО «Здоровье»' }],
    })
    expect((await fact('medicalContract')).value).toBe('№ 15-М от 12.01.2025')
  })

  test('кто подписывает за подрядчика, сказанное в анкете, идёт в его карточку и в соглашение', async () => {
    const said = 'директор Ветров Павел Ильич, на основании устава'
    const values = { contractor: [{ name: 'ООО «Монтаж»' }], contractorSignatory: said }
    expect((await answer({ values })).status).toBe(200)
    const [contractor] = await list()
    expect(contractor).toMatchObject({ signatory: 'директор Ветров Павел Ильич', authority: 'устава' })
    expect(await fact('contractorSignatory')).toMatchObject({ value: said, source: 'record' })
    const { body } = await client().get(`/api/templates?companyId=${company.id}`)
    const agreement = body.find(({ id }: { id: string }) => id === CONTRACTOR_AGREEMENT)
    expect(agreement.values.подписант_подрядчика).toBe(said)
    await answer({ values: { contractorSignatory: null } })
    expect((await list())[0]).toMatchObject({ signatory: null, authority: null })
  })

  test('карточка печатается в бумагах, которым нужна', async () => {
    await create(CLINIC)
    await create({ ...CLINIC, kind: 'sout', name: 'Лаборатория', registration: '№ 100 в реестре' })
    const { body } = await client().get(`/api/templates?companyId=${company.id}`)
    const valuesOf = (id: string) => body.find((one: { id: string }) => one.id === id).values
    expect(valuesOf(REFERRAL).клиника).toBe('ООО «Здоровье», ОГРН 1027700132195, г. Пермь, ул. Мира, 1')
    expect(valuesOf(SOUT_ORDER)).toMatchObject({
      организация_соут: 'Лаборатория, № 100 в реестре',
      договор_номер: '15-М',
      договор_дата: '2025-01-12',
    })
    const draft = await client().post(`/api/templates/${SOUT_ORDER}/draft`, {
      companyId: company.id,
      date: '2025-03-10',
    })
    expect(documentText(draft.bytes)).toContain('Лаборатория, № 100 в реестре')
  })

  test('подрядчиков может быть несколько; нет — бумаг о них нет, пока не добавлен', async () => {
    await answer({ values: { contractor: [{ name: 'ООО «Монтаж»' }, { name: 'ИП Петров' }] } })
    expect((await fact('contractor')).value).toEqual((await list()).map(({ id }: { id: number }) => id))
    await answer({ notApplicable: ['contractor'] })
    expect(await fact('contractor')).toMatchObject({ isAbsent: true, value: null })
    const { body } = await create({ kind: 'contractor', name: 'ООО «Кровля»' })
    expect((await fact('contractor')).isAbsent).toBe(false)
    expect((await fact('contractor')).value).toContain(body.id)
  })

  test.each([
    ['чужой', 999_999, 'Такой организации нет'],
    ['словами', 'ООО «Здоровье»', 'Выберите организацию из списка или назовите новую'],
    ['две вместо одной', [{ name: 'Первая' }, { name: 'Вторая' }], 'Выберите одну организацию'],
  ])('%s: понятный ответ у поля, ничего не записано', async (_name, value, message) => {
    const { status, body } = await answer({ values: { medicalOrganisation: value } })
    expect([status, body.errors]).toEqual([422, [{ field: 'values.medicalOrganisation', message }]])
    const contract = await answer({ values: { medicalContract: '№ 1' } })
    expect(contract.body.errors).toEqual([
      { field: 'values.medicalContract', message: 'Сначала назовите, с кем договор' },
    ])
    expect(await list()).toEqual([])
  })

  test('двое о договоре: мешает только другой договор, не другой телефон', async () => {
    const { body: clinic } = await create(CLINIC)
    const { version } = await fact('medicalContract')
    await client().patch(`/api/counterparties/${clinic.id}`, { phone: '2-12-85' })
    const versions = { medicalContract: version }
    expect((await answer({ values: { medicalContract: '№ 16 от 13.01.2025' }, versions })).status).toBe(200)
    const second = await answer({ values: { medicalContract: '№ 17 от 14.01.2025' }, versions })
    expect(second.status).toBe(412)
    expect(second.body.conflict.saves[0].changes).toEqual([
      {
        field: 'values.medicalContract',
        label: 'Договор с медицинской организацией',
        from: null,
        to: '№ 16 от 13.01.2025',
      },
    ])
  })
})
