import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, testApp } from '../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('из записей печатают не снятые: оборудование и работники, каждый по своей записи', async () => {
  const company = await app.company()
  const client = app.as(company.owner)
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  const employee = async (lastName: string) =>
    (await addEmployee(app, company, { employeeGroupId, lastName })).id
  const journal = '/api/templates/zhurnal-osmotra-lestnits-i-stremyanok'
  const questionOf = async (path: string) =>
    (await client.get(`${path}?companyId=${company.id}`)).body.inputs.find(
      ({ type }: { type: string }) => type === 'lines',
    )
  expect(await questionOf(journal)).toBeUndefined()
  const thing = async (name: string, kind = 'ladder') =>
    (
      await client.post('/api/things', {
        companyId: company.id,
        kind,
        name,
        inventoryNumber: `Л-${name.length}`,
      })
    ).body.id
  const [stepladder, ladder, extinguisher] = [
    await thing('Стремянка'),
    await thing('Лестница приставная'),
    await thing('ОП-4', 'extinguisher'),
  ]
  const asked = await questionOf(journal)
  expect(asked).toMatchObject({ key: 'не_печатать', answeredBy: 'default' })
  expect(
    new Map(asked.lines.map(({ number, text }: { number: number; text: string }) => [number, text])),
  ).toEqual(
    new Map([
      [ladder, 'Лестница приставная, № Л-19'],
      [stepladder, 'Стремянка, № Л-9'],
    ]),
  )
  const answer = (path: string, ids: number[]) =>
    client.put(`${path}/answers`, { companyId: company.id, values: { не_печатать: ids } })
  expect((await answer(journal, [ladder])).status).toBe(200)
  expect(await answer(journal, [extinguisher])).toMatchObject({
    status: 422,
    body: { description: 'values.не_печатать: Такой строки в перечне нет' },
  })
  expect((await answer(journal, [ladder, stepladder])).body.description).toContain(
    'Оставьте хотя бы одну строку',
  )
  const drawn = await client.post(`${journal}/draft`, { companyId: company.id, date: '2025-03-10' })
  const text = documentText(drawn.bytes)
  expect(text).toContain('Стремянка')
  expect(text).not.toContain('Лестница приставная')

  const [one, other] = [await employee('Антонова'), await employee('Борисов')]
  const register = '/api/templates/reestr-obuchennyh-lits-vnutrenniy'
  const { lines } = await questionOf(register)
  expect(lines.map(({ number }: { number: number }) => number)).toEqual(expect.arrayContaining([one, other]))
  expect((await answer(register, [one])).status).toBe(200)
})
