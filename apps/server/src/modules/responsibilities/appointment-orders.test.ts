import { documentText } from '@ot/doc-engine'
import { RESPONSIBILITY_ROLES } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { ORDER, responsibilityDesk } from './testing/responsibility-desk.ts'

const desk = responsibilityDesk()
const { client, appointed, history } = desk

function textOf(bytes: Buffer): string {
  return documentText(bytes).replaceAll('\u00a0', ' ')
}

describe('приказ', () => {
  test.each(RESPONSIBILITY_ROLES)(
    '$name: назначает по имени и в падеже, номер и дата — приказа',
    async ({ id }) => {
      const responsibility = await appointed(id, desk.anna, ORDER)
      const file = await client().get(`/api/responsibilities/${responsibility}/order`)
      expect(file.status, file.text.slice(0, 200)).toBe(200)
      expect(file.headers['content-type']).toContain('wordprocessingml')
      const text = textOf(file.bytes)
      expect(text).toMatch(
        /специалист(а по охране труда Кузнецову Анну Павловну|у по охране труда Кузнецовой Анне Павловне)/,
      )
      expect(text).toContain('3 марта 2025 г.\t№ 12-ОТ')
      expect(text).toContain('П.С. Иванов')
      expect(text).not.toMatch(/[{}]|undefined|null/)
    },
  )

  test('о переназначении отменяет прежний и освобождает прежнего', async () => {
    const id = await appointed(401, desk.pyotr, 'Приказ №1-ПБ от 03.02.2025')
    await client().patch(`/api/responsibilities/${id}`, { employeeId: desk.anna, orderLink: ORDER })
    const text = textOf((await client().get(`/api/responsibilities/${id}/order`)).bytes)
    expect(text).toContain('приказ от 3 февраля 2025 г. № 1-ПБ с этого дня отменяется')
    expect(text).toContain('главным инженером Черных Петром Ильичом')
  })

  test('после уволенного отменяет его приказ, самого не освобождает', async () => {
    await appointed(401, desk.pyotr, 'Приказ №1-ПБ от 03.02.2025')
    await client().post(`/api/employees/${desk.pyotr}/dismiss`, { dismissedOn: '2025-03-07' })
    const id = await appointed(401, desk.anna, ORDER)
    const text = textOf((await client().get(`/api/responsibilities/${id}/order`)).bytes)
    expect(text).toContain('№ 1-ПБ с этого дня отменяется')
    expect(text).not.toContain('Черных')
  })

  test('не требуется — проект сегодняшним днём с местом для номера', async () => {
    const id = await appointed(301, desk.anna)
    const file = await client().get(`/api/responsibilities/${id}/order`)
    expect(textOf(file.bytes)).toMatch(/10 марта 2025 г\.\t№ _+/)
    expect(decodeURIComponent(file.headers['content-disposition'] ?? '')).toContain(
      'Приказ о назначении ответственного за аптечку от 10.03.2025.docx',
    )
  })

  test('о снятии обязанностей без преемника', async () => {
    const id = await appointed(301, desk.anna, ORDER)
    const link = encodeURIComponent('Приказ №15-ОТ от 10.03.2025')
    await client().delete(`/api/responsibilities/${id}?orderLink=${link}`)
    const [term] = await history()
    const file = await client().get(`/api/responsibilities/history/${term.id}/order`)
    const text = textOf(file.bytes)
    expect(text).toContain(
      'Освободить специалиста по охране труда Кузнецову Анну Павловну с 10 марта 2025 г. от обязанностей ответственного за аптечки первой помощи.',
    )
    expect(text).toContain('Признать утратившим силу приказ от 3 марта 2025 г. № 12-ОТ')
    expect(text).toContain('10 марта 2025 г.\t№ 15-ОТ')
  })

  test('прежнего срока, за которым пришёл преемник, отдельно не снимают', async () => {
    const id = await appointed(401, desk.pyotr)
    await client().patch(`/api/responsibilities/${id}`, { employeeId: desk.anna })
    const [term] = await history()
    expect((await client().get(`/api/responsibilities/history/${term.id}/order`)).status).toBe(409)
  })
})

describe('в других бумагах', () => {
  test('снимок документа хранит только тех ответственных, кого бумага называет', async () => {
    await appointed(101, desk.pyotr, ORDER)
    await appointed(301, desk.anna, ORDER)
    const registered = await client().post('/api/documents', {
      companyId: desk.company.id,
      templateId: 'prikaz-o-naznachenii-zameshchayushchego-otvetstvennogo-za-ot',
      date: '2025-03-10',
      values: { ответственный: desk.anna },
    })
    expect(registered.status, registered.body.description).toBe(201)
    const file = await client().get(`/api/documents/${registered.body.id}/file`)
    expect(textOf(file.bytes)).toContain('(главного инженера Черных Петра Ильича)')
    const [row] = await desk.app.rows(
      `select facts->'company'->'responsible' as named from documents where id = $1`,
      [registered.body.id],
    )
    expect(Object.keys(Object(row?.named))).toEqual(['101'])
  })
})
