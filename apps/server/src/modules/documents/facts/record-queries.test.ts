import type { FactAnswer, TemplateAnswer } from '@ot/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addEvent } from '../../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let company: TestCompany
let anna: number
let boris: number
let gone: number
beforeEach(async () => {
  company = await app.company()
  const { id: employeeGroupId } = await addDepartment(app, company, 'Цех')
  const hire = async (lastName: string) => (await addEmployee(app, company, { employeeGroupId, lastName })).id
  anna = await hire('Антонова')
  boris = await hire('Борисов')
  gone = await hire('Ветров')
})

const client = () => app.as(company.owner)
const add = (employeeId: number, section: string, fields: object = {}) =>
  addEvent(app, company, { employeeId, section, ...fields })

async function workplace(number: string, fields: object): Promise<number> {
  const body = { companyId: company.id, number, name: 'Сварочный пост', ...fields }
  const answer = await client().post('/api/workplaces', body)
  expect(answer.status, answer.body.description).toBe(201)
  return answer.body.id
}

/** Those who work no more are told of nowhere. */
const dismiss = () => client().post(`/api/employees/${gone}/dismiss`, { dismissedOn: '2025-03-01' })

async function listed(key: string): Promise<FactAnswer['value'] | undefined> {
  const { body } = await client().get(`/api/facts?companyId=${company.id}`)
  return body.find((fact: FactAnswer) => fact.key === key)?.value
}

async function answer(templateId: string, input: string) {
  const { body } = await client().get(`/api/templates?companyId=${company.id}`)
  return body.find(({ id }: TemplateAnswer) => id === templateId)?.values[input]
}

describe('что говорят разделы', () => {
  test('рабочие места: по классу — кто, сколько оценено и когда внесено', async () => {
    const [third, second, unknown] = [
      await workplace('1', { workingConditionsClass: '3.3', registeredOn: '2025-01-20' }),
      await workplace('2', { workingConditionsClass: '3.1', registeredOn: '2025-02-14' }),
      await workplace('3', {}),
    ]
    await add(anna, 'sout', { periodicity: '5 лет', workplaceId: third })
    await add(boris, 'sout', { periodicity: '5 лет', workplaceId: second })
    await add(gone, 'sout', { periodicity: '5 лет', workplaceId: unknown })
    await add(gone, 'sout', { periodicity: '5 лет', workplaceId: third })
    await dismiss()
    expect(await listed('harmfulWorkers')).toEqual([anna, boris])
    expect(await listed('extraLeaveWorkers')).toEqual([anna])
    expect(
      await answer('prikaz-ob-ustanovlenii-sokrashchennogo-rabochego-vremeni', 'работники_сокращенные'),
    ).toEqual([anna])
    expect(await answer('prikaz-o-zavershenii-sout', 'число_мест')).toBe(2)
    expect(await answer('deklaratsiya-sootvetstviya-usloviy-truda-svedeniya', 'дата_фгис')).toBe('2025-02-14')
  })

  test('риски: у скольких карта и день новейшей; медосмотры — у кого они повторяются', async () => {
    const REPORT = 'svodnyy-otchet-ob-otsenke-professionalnyh-riskov'
    await add(anna, 'risk', { periodicity: '3 года', date: '2025-01-15' })
    await add(boris, 'risk', { periodicity: '3 года', date: '2025-02-03' })
    await add(gone, 'risk', { periodicity: '3 года', date: '2025-02-27' })
    await add(anna, 'medical', { factorNumber: '4.4', periodicity: '1 год' })
    await add(gone, 'medical', { factorNumber: '4.4', periodicity: '1 год' })
    await dismiss()
    expect(await answer(REPORT, 'число_карт')).toBe(2)
    expect(await answer(REPORT, 'конец_оценки')).toBe('2025-02-03')
    expect(await listed('medicalExaminationWorkers')).toEqual([anna])
  })

  test('обучение: чей срок подошёл, чьё действует; пожарный минимум учат по другому акту', async () => {
    await add(anna, 'training', { programme: 'general', periodicity: '3 года', date: null })
    await add(boris, 'training', { programme: 'general', periodicity: '3 года', date: '2024-12-01' })
    await add(boris, 'training', { programme: 'fire-safety', periodicity: '5 лет', date: null })
    await add(boris, 'training', { programme: 'first-aid', periodicity: '3 года', date: '2024-12-01' })
    await add(anna, 'training', { programme: 'first-aid', periodicity: '3 года', date: '2021-12-01' })
    await add(gone, 'training', { programme: 'first-aid', periodicity: '3 года', date: '2024-12-01' })
    await dismiss()
    expect(await listed('trainees')).toEqual([anna])
    expect(await answer('perechen-obuchennyh-pervoy-pomoshchi', 'обученные_работники')).toEqual([boris])
  })
})
