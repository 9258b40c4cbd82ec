import { documentText } from '@ot/doc-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEvent } from '../../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { type TestApp, testApp } from '../../../../test/world.ts'

const DATE = '2025-03-10'
const EXTRA_PAY = 'prikaz-ob-ustanovlenii-doplat-za-vrednye-usloviya'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** A welder on his workplace, examined, and somebody of whom nothing is recorded. */
async function world() {
  const company = await app.company()
  const client = app.as(company.owner)
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  const anna = (await addEmployee(app, company, { employeeGroupId, lastName: 'Антонова' })).id
  const boris = (await addEmployee(app, company, { employeeGroupId, lastName: 'Борисов' })).id
  const { body } = await client.post('/api/workplaces', {
    companyId: company.id,
    number: '17А',
    name: 'Сварочный пост',
    workingConditionsClass: '3.2',
    registeredOn: '2025-01-20',
  })
  await addEvent(app, company, {
    employeeId: anna,
    section: 'sout',
    periodicity: '5 лет',
    workplaceId: body.id,
  })
  for (const [factorNumber, periodicity] of [
    ['18.1', '2 года'],
    ['4.4', '1 год'],
  ])
    await addEvent(app, company, {
      employeeId: anna,
      section: 'medical',
      factorNumber,
      periodicity,
      date: '2024-12-02',
    })
  const drawn = async (templateId: string, fields: object) => {
    const answer = await client.post(`/api/templates/${templateId}/draft`, {
      companyId: company.id,
      date: DATE,
      ...fields,
    })
    expect(answer.status, answer.body?.description).toBe(200)
    return documentText(answer.bytes).replaceAll('\u00a0', ' ')
  }
  return { company, client, anna, boris, drawn }
}

describe('бумага печатает о людях то, что записано в разделах', () => {
  test('рабочее место и класс; о ком не записано — пустая графа, а не линейка', async () => {
    const { drawn, anna, boris } = await world()
    const text = await drawn(EXTRA_PAY, { values: { работники_с_доплатой: [anna, boris] } })
    const [, list = ''] = text.split('Список работников, которым устанавливается')
    expect(list).toMatch(/Антонова[\s\S]*17А\n3\.2/)
    expect(list.split('Борисов')[1]).not.toContain('____')
  })

  test('факторы, пункты и прошлый осмотр — в поимённом списке и в направлении', async () => {
    const { drawn, anna } = await world()
    const list = await drawn('poimennyy-spisok-na-periodicheskiy-medosmotr', {
      values: { направляемые: [anna] },
    })
    expect(list).toContain('4.4, 18.1')
    expect(list).toContain('02.12.2024')
    const referral = await drawn('napravlenie-na-predvaritelnyy-medosmotr', { employeeId: anna })
    expect(referral).toContain('(пункты 4.4, 18.1)')
  })

  test('о ком осмотров не записано, в направлении — ответ на вопрос', async () => {
    const { drawn, boris } = await world()
    const values = { факторы: '6.1 работы на высоте' }
    expect(await drawn('napravlenie-na-predvaritelnyy-medosmotr', { employeeId: boris, values })).toContain(
      '6.1 работы на высоте',
    )
  })

  test('зарегистрированная хранит то, что напечатала; прочие бумаги записей не хранят и не устаревают от новых', async () => {
    const { company, client, anna } = await world()
    const register = (templateId: string, values: object) =>
      client.post('/api/documents', { companyId: company.id, templateId, date: DATE, values })
    const order = await register(EXTRA_PAY, { работники_с_доплатой: [anna] })
    expect(order.status, order.body.description).toBe(201)
    await register('prikaz-o-naznachenii-otvetstvennogo-za-ot', { ответственный: anna })
    const kept = await app.rows(
      `select template_id, p->'records' as records from documents, jsonb_array_elements(facts->'employees') p
       where company_id = $1 order by id`,
      [company.id],
    )
    expect(kept).toEqual([
      { template_id: EXTRA_PAY, records: expect.objectContaining({ workplace: '17А', conditions: '3.2' }) },
      { template_id: 'prikaz-o-naznachenii-otvetstvennogo-za-ot', records: null },
    ])
    await addEvent(app, company, {
      employeeId: anna,
      section: 'medical',
      factorNumber: '6.1',
      periodicity: '1 год',
    })
    const { body } = await client.get(`/api/documents?companyId=${company.id}`)
    expect(body.map(({ status }: { status: string }) => status)).toEqual(['valid', 'valid'])
  })
})
