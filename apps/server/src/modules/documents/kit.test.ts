import type { TemplateAnswer } from '@ot/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/world.ts'

type Staffed = { activity: number; headcount: number; microEnterprise: boolean; positions: readonly string[] }
type Kit = { facts: Staffed; size: number; has: readonly string[]; lacks: RegExp }

const OFFICE: Kit = {
  facts: {
    activity: 3,
    headcount: 12,
    microEnterprise: true,
    positions: [
      'Генеральный директор',
      'Главный бухгалтер',
      'Системный администратор',
      'Руководитель отдела',
      'Переводчик',
      'Офис-менеджер',
    ],
  },
  size: 41,
  has: [
    'План эвакуации (текстовая часть)',
    'Инструкция по охране труда для офисных работников, занятых на персональном компьютере',
    'Инструкция по охране труда при дистанционной работе',
    'Журнал учёта присвоения I группы',
    'Положение о системе управления охраной труда для микропредприятия',
    'Журнал учёта микроповреждений (микротравм)',
  ],
  lacks:
    /СИЗ|медосмотр|медицинск|высот|строповк|подъёмн|погрузочн|сварочн|огнев|станк|повар|водител|дорожн|вредн|стажиров/i,
}

const FACTORY: Kit = {
  facts: {
    activity: 136,
    headcount: 300,
    microEnterprise: false,
    positions: [
      'Генеральный директор',
      'Специалист по охране труда',
      'Мастер участка',
      'Электрогазосварщик',
      'Токарь',
      'Слесарь-ремонтник',
      'Маляр',
      'Стропальщик',
      'Кладовщик',
      'Водитель погрузчика',
      'Водитель грузового автомобиля',
      'Электромонтёр по ремонту электрооборудования',
      'Уборщик производственных помещений',
    ],
  },
  size: 121,
  has: [
    'Политика в области охраны труда',
    'Инструкция по охране труда при строповке грузов',
    'Инструкция по охране труда по профессии',
    'Программа обучения В: подъёмные сооружения',
    'Приказ о назначении ответственных за безопасное проведение работ на высоте',
    'Приказ об установлении доплат за вредные условия труда',
    'Журнал предрейсовых медосмотров',
    'Наряд-допуск на производство работ на высоте',
    'Приказ о назначении специалистов, ответственных за подъёмные сооружения',
    'Приказ о выдаче молока или других равноценных пищевых продуктов',
    'Приказ о порядке проведения огневых работ и назначении ответственных',
  ],
  lacks: /строительн|окрасочн|повар|медицинских книж|микропредприят|дистанционн|детей|животн|массовым/i,
}

const CAFE: Kit = {
  facts: {
    activity: 106,
    headcount: 7,
    microEnterprise: true,
    positions: ['Повар', 'Официант', 'Мойщик посуды', 'Управляющий рестораном'],
  },
  size: 55,
  has: [
    'Инструкция по охране труда по профессии',
    'Инструкция по охране труда при работе с фритюрницей и плитой',
    'Список работников для Роспотребнадзора (декретированный контингент)',
    'Инструкция по эвакуации людей при пожаре',
    'Личная карточка учёта выдачи СИЗ',
  ],
  lacks:
    /подъёмн|строповк|кран|высот|сварочн|огнев|станк|погрузочн|водител|дорожн|стажиров|офисных|электротехнического персонала и|строительн/i,
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What goes into «Комплект для вашей организации». */
async function kitOf({ activity, headcount, microEnterprise, positions }: Staffed): Promise<string[]> {
  const company = await app.company()
  const client = app.as(company.owner)
  await app.rows(
    'update companies set activity_ids = $2, headcount = $3, micro_enterprise = $4 where id = $1',
    [company.id, [activity], headcount, microEnterprise],
  )
  const group = await client.post('/api/employee-groups', { companyId: company.id, name: 'Основное' })
  const known: { id: number; name: string }[] = (await client.get('/api/positions')).body
  for (const name of positions) {
    const hired = await client.post('/api/employees', {
      companyId: company.id,
      employeeGroupId: group.body.id,
      positionId: known.find((position) => position.name === name)?.id,
      lastName: 'Иванов',
      firstName: 'Иван',
      fatherName: 'Иванович',
      sex: 'm',
      birthDate: '1990-05-17',
      hireDate: '2020-01-13',
    })
    expect(hired.status, name).toBe(201)
  }
  const templates: TemplateAnswer[] = (await client.get(`/api/templates?companyId=${company.id}`)).body
  return templates.filter(({ needReason }) => needReason !== null).map(({ name }) => name)
}

describe('комплект для организации', () => {
  test.each<[string, Kit]>([
    ['офис общества из 12 человек', OFFICE],
    ['завод из 300 человек', FACTORY],
    ['кафе предпринимателя', CAFE],
  ])('%s: нужное есть, чужого нет, число бумаг известно', async (_title, { facts, size, has, lacks }) => {
    const kit = await kitOf(facts)
    expect(kit).toEqual(expect.arrayContaining([...has]))
    expect(kit.filter((name) => lacks.test(name))).toEqual([])
    expect(kit).toHaveLength(size)
  })

  test('обязательное каждому работодателю есть у всех трёх', async () => {
    const { library } = app.deps
    const obligatory = library.templates.filter(({ need }) => need === 'always').map(({ title }) => title)
    for (const { facts } of [OFFICE, FACTORY, CAFE])
      expect(await kitOf(facts)).toEqual(expect.arrayContaining(obligatory))
  })
})
