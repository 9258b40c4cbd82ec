import { LIST_VIEWS_MAX } from '@ot/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

type Who = 'owner' | 'editor' | 'viewer'
const as = (who: Who) => app.as(company[who])
const save = (who: Who, fields: object = {}) =>
  as(who).post('/api/list-views', {
    companyId: company.id,
    list: 'ppeDue',
    name: 'Склад',
    isShared: true,
    search: 'q=склад&hide=department',
    ...fields,
  })
const seen = async (who: Who) => (await as(who).get(`/api/list-views?companyId=${company.id}`)).body
const names = async (who: Who) => (await seen(who)).views.map(({ name }: { name: string }) => name)
const log = async () => (await as('owner').get(`/api/companies/${company.id}/log?limit=5`)).body

describe('вид списка', () => {
  test('для всех виден всем, свой — только себе', async () => {
    const { body, status } = await save('editor')
    await save('viewer', { name: 'Мой', isShared: false })
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        companyId: company.id,
        version: 1,
        list: 'ppeDue',
        name: 'Склад',
        isShared: true,
        search: 'q=склад&hide=department',
      },
    ])
    expect([await names('owner'), await names('viewer')]).toEqual([['Склад'], ['Мой', 'Склад']])
  })

  test('для всех сохраняет, меняет и удаляет, кто ведёт записи', async () => {
    const { id } = (await save('editor')).body
    const refused = [
      await save('viewer'),
      await as('viewer').patch(`/api/list-views/${id}`, { name: 'Цех' }),
      await as('viewer').delete(`/api/list-views/${id}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    const changed = await as('owner').patch(`/api/list-views/${id}`, { name: 'Цех', search: 'q=цех' })
    expect(changed.body).toMatchObject({ name: 'Цех', search: 'q=цех', isShared: true, version: 2 })
  })

  test('чужого своего вида нет ни для кого, хоть бы и владельца', async () => {
    const { id } = (await save('viewer', { isShared: false })).body
    expect((await as('owner').patch(`/api/list-views/${id}`, { name: 'Цех' })).status).toBe(404)
    expect((await as('owner').delete(`/api/list-views/${id}`)).status).toBe(404)
  })

  test('свой открывают всем и обратно', async () => {
    const { id } = (await save('editor', { isShared: false })).body
    await as('editor').patch(`/api/list-views/${id}`, { isShared: true })
    expect(await names('viewer')).toEqual(['Склад'])
    await as('owner').patch(`/api/list-views/${id}`, { isShared: false })
    expect([await names('owner'), await names('editor')]).toEqual([['Склад'], []])
  })

  test.each([
    [{ name: '   ' }, 'name', 'Обязательное поле'],
    [{ name: 'я'.repeat(61) }, 'name', 'Не длиннее 60 знаков'],
    [{ list: 'landing' }, 'list', 'Такого списка нет'],
    [{ search: 'q=\u0000' }, 'search', 'Недопустимые знаки'],
    [{ search: 'q='.padEnd(2001, 'я') }, 'search', 'Не длиннее 2000 знаков'],
    [{ isShared: 'да' }, 'isShared', 'Ожидается «да» или «нет»'],
  ])('%o — отказ с именем поля, ничего не записано', async (fields, field, message) => {
    const { status, body } = await save('owner', fields)
    expect([status, body.errors]).toEqual([422, [{ field, message }]])
    expect(await names('owner')).toEqual([])
  })

  test('занятое имя — отказ; в другом списке и среди своих оно свободно', async () => {
    await save('owner')
    const taken = await save('editor', { name: 'склад' })
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      [{ field: 'name', message: 'Общий вид «склад» в этом списке уже есть' }],
    ])
    expect((await save('owner', { list: 'ppeRegister' })).status).toBe(201)
    expect((await save('owner', { isShared: false })).status).toBe(201)
    const other = (await save('owner', { name: 'Цех' })).body
    const renamed = await as('owner').patch(`/api/list-views/${other.id}`, { name: 'Склад' })
    expect(renamed.body.errors).toEqual([
      { field: 'name', message: 'Общий вид «Склад» в этом списке уже есть' },
    ])
  })

  test(`больше ${LIST_VIEWS_MAX} в одном списке не бывает`, async () => {
    for (let number = 1; number <= LIST_VIEWS_MAX; number += 1) await save('owner', { name: `Вид ${number}` })
    const { status, body } = await save('owner')
    expect([status, body.description]).toEqual([
      409,
      'В этом списке уже 50 общих видов. Удалите лишний и сохраните снова.',
    ])
    expect((await save('owner', { isShared: false })).status).toBe(201)
  })

  test('кто сохраняет вторым, узнаёт, что вид уже другой', async () => {
    const { id } = (await save('owner')).body
    await as('editor').patch(`/api/list-views/${id}`, { name: 'Цех' })
    const stale = await as('owner').patch(
      `/api/list-views/${id}`,
      { name: 'Гараж' },
      { headers: { 'if-match': '"1"' } },
    )
    expect(stale.status).toBe(412)
    expect(stale.body.conflict.saves).toMatchObject([{ by: company.editor.email }])
  })

  test('свой вид мог записать только он сам, в другом окне: так и названо', async () => {
    const { id } = (await save('editor', { isShared: false })).body
    await as('editor').patch(`/api/list-views/${id}`, { name: 'Цех' })
    const headers = { 'if-match': '"1"' }
    for (const refused of [
      await as('editor').patch(`/api/list-views/${id}`, { name: 'Гараж' }, { headers }),
      await as('editor').delete(`/api/list-views/${id}`, { headers }),
    ])
      expect([refused.status, refused.body.conflict.saves]).toMatchObject([
        412,
        [{ by: company.editor.email, changes: [] }],
      ])
  })

  test('вид ушедшего коллеги остаётся всем, его собственные уходят с ним', async () => {
    await save('editor')
    await save('editor', { name: 'Мой', isShared: false })
    await as('owner').delete(`/api/companies/${company.id}/members/${company.editor.id}`)
    expect(await names('owner')).toEqual(['Склад'])
    const stored = await app.rows('select name from list_views where company_id = $1', [company.id])
    expect(stored).toEqual([{ name: 'Склад' }])
  })
})

describe('удалённый вид', () => {
  test('общий возвращает, кто ведёт записи; журнал говорит об этом', async () => {
    const { id } = (await save('owner')).body
    const undoId = (await as('owner').delete(`/api/list-views/${id}`)).headers['x-undo-id']
    expect(await names('owner')).toEqual([])
    expect((await as('viewer').post(`/api/undo/${undoId}`)).status).toBe(403)
    expect((await as('editor').post(`/api/undo/${undoId}`)).status).toBe(204)
    expect(await names('owner')).toEqual(['Склад'])
    const [restored, deleted, created] = await log()
    expect([restored, deleted, created].map(({ words, subject }) => [words, subject])).toEqual([
      ['Восстановлен удалённый вид списка для всех', 'Склад'],
      ['Удалён вид списка для всех', 'Склад'],
      ['Сохранён вид списка для всех', 'Склад'],
    ])
    expect(created.changes.map(({ label, to }: { label: string; to: string }) => [label, to])).toEqual([
      ['Наименование', 'Склад'],
      ['Список', 'СИЗ: что пора'],
    ])
  })

  test('свой возвращает только его хозяин; журнал о нём молчит', async () => {
    const before = await log()
    const { id } = (await save('viewer', { isShared: false })).body
    const undoId = (await as('viewer').delete(`/api/list-views/${id}`)).headers['x-undo-id']
    expect((await as('owner').post(`/api/undo/${undoId}`)).status).toBe(404)
    expect((await as('viewer').post(`/api/undo/${undoId}`)).status).toBe(204)
    expect(await names('viewer')).toEqual(['Склад'])
    expect(await log()).toEqual(before)
  })

  test('не вернуть, пока имя занято другим', async () => {
    const { id } = (await save('owner')).body
    const undoId = (await as('owner').delete(`/api/list-views/${id}`)).headers['x-undo-id']
    await save('editor')
    const refused = await as('owner').post(`/api/undo/${undoId}`)
    expect([refused.status, refused.body.description]).toEqual([
      409,
      'Вернуть нельзя: такая запись уже заведена снова',
    ])
  })
})

describe('столбцы', () => {
  const hide = (who: Who, list: string, hidden: string[]) =>
    as(who).put('/api/list-views/columns', { companyId: company.id, list, hidden })

  test('каждый помнит свои, на любом компьютере', async () => {
    await hide('viewer', 'ppeDue', ['department', 'department', 'quantity'])
    expect((await seen('viewer')).columns).toEqual([{ list: 'ppeDue', hidden: ['department', 'quantity'] }])
    expect((await seen('owner')).columns).toEqual([])
  })

  test('показаны все — помнить нечего', async () => {
    await hide('owner', 'ppeDue', ['department'])
    expect((await hide('owner', 'ppeDue', [])).body).toEqual({ list: 'ppeDue', hidden: [] })
    expect((await seen('owner')).columns).toEqual([])
  })
})
