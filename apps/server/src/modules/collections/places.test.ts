import type { FactAnswer } from '@ot/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

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
const list = async () => (await client().get(`/api/places?companyId=${company.id}`)).body
const create = (fields: object) => client().post('/api/places', { companyId: company.id, ...fields })
const answer = (body: object) => client().put('/api/facts', { companyId: company.id, ...body })

async function fact(key: string): Promise<FactAnswer> {
  const { body } = await client().get(`/api/facts?companyId=${company.id}`)
  return body.find((one: FactAnswer) => one.key === key)
}

describe('здания и помещения', () => {
  test('добавление с тем, кто отвечает; чужой работник — ошибка у поля', async () => {
    const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
    const { id: responsibleId } = await addEmployee(app, company, { employeeGroupId })
    const { status, body } = await create({ name: 'Цех № 1', fireCategory: 'В3', responsibleId })
    expect(status, body.description).toBe(201)
    expect(body).toMatchObject({ name: 'Цех № 1', fireCategory: 'В3', responsibleId, assemblyPoint: null })
    const wrong = await client().patch(`/api/places/${body.id}`, { responsibleId: 999_999 })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      [{ field: 'responsibleId', message: 'Такого работника нет' }],
    ])
  })

  test('удаление по устаревшей версии — 412 с тем, что изменилось', async () => {
    const { body: place } = await create({ name: 'Склад' })
    await client().patch(`/api/places/${place.id}`, { assemblyPoint: 'у ворот' })
    const stale = await client().delete(`/api/places/${place.id}`, { headers: { 'if-match': '"1"' } })
    expect(stale.status).toBe(412)
    expect(stale.body.conflict.saves[0].changes).toEqual([
      { field: 'assemblyPoint', label: 'Место сбора после эвакуации', from: null, to: 'у ворот' },
    ])
  })
})

describe('место отвечает на вопросы бумаг', () => {
  test('первый ответ анкеты заводит место, следующие дополняют его', async () => {
    expect((await answer({ values: { assemblyPoint: 'площадка у ворот' } })).status).toBe(200)
    await answer({ values: { powerCutoff: 'щит у входа' } })
    const [place, ...others] = await list()
    expect(others).toEqual([])
    expect(place).toMatchObject({ assemblyPoint: 'площадка у ворот', powerCutoff: 'щит у входа' })
    expect((await fact('callAddress')).value).toBeNull()
    expect(await fact('assemblyPoint')).toMatchObject({
      value: 'площадка у ворот',
      source: 'record',
      version: place.version,
    })
    await answer({ values: { assemblyPoint: null } })
    expect((await fact('assemblyPoint')).value).toBeNull()
    expect((await list())[0].powerCutoff).toBe('щит у входа')
  })

  test('мест несколько: каждое названо, меняют его на странице мест', async () => {
    await create({ name: 'Цех', assemblyPoint: 'у ворот' })
    await create({ name: 'Офис', assemblyPoint: 'во дворе' })
    expect((await fact('assemblyPoint')).value).toBe('Цех — у ворот; Офис — во дворе')
    const { status, body } = await answer({ values: { assemblyPoint: 'везде' } })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      {
        field: 'values.assemblyPoint',
        message: 'Зданий несколько: укажите это у каждого на странице «Здания и помещения»',
      },
    ])
  })

  test('«не курят» остаётся сказанным, пока у места не появится место для курения', async () => {
    await create({ name: 'Цех', smokingPlace: 'беседка' })
    await answer({ notApplicable: ['smokingPlace'] })
    expect(await fact('smokingPlace')).toMatchObject({ isAbsent: true, value: null })
    const [place] = await list()
    expect(place.smokingPlace).toBeNull()
    await client().patch(`/api/places/${place.id}`, { smokingPlace: 'навес' })
    expect(await fact('smokingPlace')).toMatchObject({ isAbsent: false, value: 'навес' })
  })

  test('двое об одном: второй узнаёт, кто и что; о разном — сохраняют оба', async () => {
    await create({ name: 'Цех', assemblyPoint: 'у ворот' })
    const { version } = await fact('assemblyPoint')
    const versions = { assemblyPoint: version, powerCutoff: version }
    expect((await answer({ values: { powerCutoff: 'щит' }, versions })).status).toBe(200)
    expect((await answer({ values: { assemblyPoint: 'во дворе' }, versions })).status).toBe(200)
    const second = await answer({ values: { assemblyPoint: 'у проходной' }, versions })
    expect(second.status).toBe(412)
    expect(second.body.conflict.saves[0].changes).toMatchObject([
      { field: 'values.assemblyPoint', to: 'во дворе' },
    ])
  })
})
