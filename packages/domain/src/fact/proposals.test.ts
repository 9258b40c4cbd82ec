import { describe, expect, test } from 'vitest'
import { COMMISSION_FACTS } from './commission-facts.ts'
import type { CommissionValue, FactValue } from './fact.ts'
import { everyoneIn } from './fact-answer.ts'
import { type FactKey, isFactKey } from './facts.ts'
import { type FactProposal, type FactWorld, proposeFacts, whyNobody } from './proposals.ts'

const DIRECTOR = 'Первый Пётр Петрович'
const NO_CARD = { actualAddress: '', phone: '', formOfOwnership: '' }

/** People by their positions, numbered from one; the first is the director unless another is named. */
function world(positions: readonly string[], known: Partial<FactWorld> = {}): FactWorld {
  return {
    people: positions.map((position, index) => ({
      id: index + 1,
      name: index === 0 ? DIRECTOR : `Работник ${index + 1}`,
      position,
    })),
    director: { name: DIRECTOR, position: positions[0] ?? '' },
    card: NO_CARD,
    values: new Map(),
    roles: new Map(),
    ...known,
  }
}

const PLANT_POSITIONS = [
  'Генеральный директор',
  'Главный инженер',
  'Специалист по охране труда',
  'Начальник цеха',
  'Заместитель начальника цеха',
  'Мастер участка',
  'Главный бухгалтер',
  'Специалист по кадрам',
  'Кладовщик',
  'Заведующий хозяйством',
  'Электромонтёр',
  'Токарь',
  'Водитель автомобиля',
  'Водитель погрузчика',
  'Сторож',
]
const PLANT = world(PLANT_POSITIONS)
const OFFICE = world(['Директор', 'Главный бухгалтер', 'Бухгалтер', 'Офис-менеджер', 'Юрист', 'Курьер'])
const SHOP = world(
  ['Заведующий магазином', 'Продавец продовольственных товаров', 'Продавец продовольственных товаров'],
  { director: { name: 'Хозяйка Анна Ивановна', position: 'Индивидуальный предприниматель' } },
)

function proposed(about: FactWorld, key: FactKey): FactProposal | undefined {
  return proposeFacts(about).get(key)
}

type Case = [key: FactKey, value: FactValue, reason: string]

const AT_PLANT: Case[] = [
  ['labourProtection', 3, 'по должности: специалист по охране труда'],
  ['labourProtectionDeputy', 2, 'по должности: главный инженер'],
  ['inductionBriefing', 3, 'как «Ответственный за охрану труда»'],
  ['workplaceBriefing', 4, 'по должности: начальник цеха'],
  ['ppeIssue', 9, 'по должности: кладовщик'],
  ['medicalExaminations', 8, 'по должности: специалист по кадрам'],
  ['firstAidKits', 10, 'по должности: заведующий хозяйством'],
  ['fireSafety', 2, 'по должности: главный инженер'],
  ['fireBriefing', 2, 'как «Ответственный за пожарную безопасность»'],
  ['electricalSafety', 2, 'по должности: главный инженер'],
  ['electricalSafetyDeputy', 11, 'по должности: электромонтёр'],
  ['hrOfficer', 8, 'по должности: специалист по кадрам'],
  ['drivers', [13], 'по должностям: водитель автомобиля'],
  ['alarmWatch', [15], 'по должностям: сторож'],
]

const AT_OFFICE: Case[] = [
  ['labourProtection', 4, 'по должности: офис-менеджер'],
  ['firstAidKits', 4, 'как «Ответственный за охрану труда»'],
  ['electricalSafety', 1, 'руководитель организации'],
  ['hrOfficer', 4, 'по должности: офис-менеджер'],
  ['purchaser', 4, 'по должности: офис-менеджер'],
  ['payrollAccountant', 2, 'по должности: главный бухгалтер'],
]

const AT_SHOP: Case[] = [
  ['workplaceBriefing', 1, 'по должности: заведующий магазином'],
  [
    'medicalBookHolders',
    [1, 2, 3],
    'по должностям: заведующий магазином, продавец продовольственных товаров',
  ],
]

describe('кого и почему предложить', () => {
  test.each(AT_PLANT)('завод: %s', (key, value, reason) => {
    expect(proposed(PLANT, key)).toEqual({ value, reason })
  })

  test.each(AT_OFFICE)('офис: %s', (key, value, reason) => {
    expect(proposed(OFFICE, key)).toEqual({ value, reason })
  })

  test.each(AT_SHOP)('магазин на троих: %s', (key, value, reason) => {
    expect(proposed(SHOP, key)).toEqual({ value, reason })
  })

  test.each<FactKey>(['drivers', 'hazardousWorkers', 'fireBrigade'])('магазин: никого в %s', (key) => {
    expect(proposed(SHOP, key)).toBeUndefined()
  })

  test.each<FactKey>(['labourProtection', 'inductionBriefing', 'instructionDeveloper'])(
    'хозяйки нет в списке, никто работой не руководит: %s — некого предложить',
    (key) => expect(proposed({ ...SHOP, people: SHOP.people.slice(1) }, key)).toBeUndefined(),
  )

  test('почему некого — сказано', () => {
    expect(whyNobody(SHOP)).toContain('руководителя нет в списке работников')
    expect(whyNobody(OFFICE)).not.toContain('руководителя')
  })

  test('названная по ответу хозяйки делает и то, что обычно делает он', () => {
    const about = { ...SHOP, values: new Map<FactKey, FactValue>([['labourProtection', 1]]) }
    expect(proposed(about, 'inductionBriefing')?.value).toBe(1)
  })

  test('кто уже назначен, делает и то, что обычно делает он', () => {
    const about = { ...PLANT, values: new Map<FactKey, FactValue>([['labourProtection', 12]]) }
    expect(proposed(about, 'microtraumaRecords')?.value).toBe(12)
  })

  test('уже сказанное не меняет предложения о том же', () => {
    const about = { ...PLANT, values: new Map<FactKey, FactValue>([['labourProtection', 12]]) }
    expect(proposed(about, 'labourProtection')?.value).toBe(3)
  })

  test('предпринимателя нет в списке — дело за тем, кто руководит работой; без допуска электрохозяйство не поручают', () => {
    const reason = 'как «Руководитель производства (эксплуатации)»'
    expect(proposed(SHOP, 'labourProtection')).toEqual({ value: 1, reason })
    expect(proposed(SHOP, 'hrOfficer')).toEqual({ value: 1, reason })
    expect(proposed(SHOP, 'electricalSafety')).toBeUndefined()
  })

  test('неизвестно, кто отвечает, — неизвестно и кто замещает; без допуска электрохозяйство не замещают', () => {
    expect(proposed(SHOP, 'electricalSafetyDeputy')).toBeUndefined()
    const about = { ...SHOP, values: new Map<FactKey, FactValue>([['electricalSafety', 1]]) }
    expect(proposed(about, 'electricalSafetyDeputy')).toBeUndefined()
  })

  test('группу I не присваивают тому, кто отвечает за электрохозяйство, замещает его и присваивает её сам', () => {
    const values = new Map<FactKey, FactValue>([
      ['electricalSafety', 2],
      ['electricalSafetyDeputy', 5],
      ['electricalGroupOne', 3],
    ])
    const people = proposed({ ...PLANT, values }, 'electricalGroupOneStaff')?.value
    expect(people).toEqual([1, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15])
  })

  test('автомобили выпускает механик по выпуску, за безопасность движения отвечает главный механик', () => {
    const garage = world(['Директор', 'Главный механик', 'Механик (выпуск на линию)', 'Водитель автомобиля'])
    expect(proposed(garage, 'vehicleReleaser')?.value).toBe(3)
    expect(proposed(garage, 'vehicleReleasers')?.value).toEqual([3])
    expect(proposed(garage, 'roadSafety')?.value).toBe(2)
    expect(proposed(garage, 'roadSafetyDeputy')?.value).toBe(3)
  })

  test('механика по выпуску нет — выпускает просто механик, а не главный', () => {
    expect(proposed(world(['Директор', 'Главный механик', 'Механик']), 'vehicleReleaser')?.value).toBe(3)
  })

  test('погрузкой руководит мастер, а не кладовщик', () => {
    expect(proposed(PLANT, 'loadingWorks')?.value).toBe(6)
  })

  test('в пустом списке предлагать некого', () => {
    const empty = world([])
    expect(proposed(empty, 'labourProtection')).toBeUndefined()
    expect(proposed(empty, 'departmentHeads')).toBeUndefined()
    expect(proposed(empty, 'soutCommission')).toBeUndefined()
  })
})

describe('предложения не о людях', () => {
  test('адрес и телефон — из сведений об организации', () => {
    const about = world([], {
      card: { actualAddress: 'г. Пермь, ул. Мира, 1', phone: '+7 342', formOfOwnership: '' },
    })
    const reason = 'из сведений об организации'
    expect(proposed(about, 'callAddress')).toEqual({ value: 'г. Пермь, ул. Мира, 1', reason })
    expect(proposed(about, 'dutyPhone')).toEqual({ value: '+7 342', reason })
  })

  test('пустая строка сведений не предложение', () => {
    expect(proposed(world([]), 'dutyPhone')).toBeUndefined()
  })

  test('смены стажировки — по акту', () => {
    expect(proposed(world([]), 'internshipShifts')?.value).toBe(2)
  })

  test.each<FactKey>(['assemblyPoint', 'occupancyLimit', 'employeeOpinion'])('%s знает только сам', (key) => {
    expect(proposed(PLANT, key)).toBeUndefined()
  })
})

function isCommission(value: FactValue | undefined): value is CommissionValue {
  return typeof value === 'object' && 'chairId' in value
}

function commissionOf(about: FactWorld, key: FactKey): CommissionValue {
  const value = proposed(about, key)?.value
  if (!isCommission(value)) throw new Error(`Комиссия не предложена: ${key}`)
  return value
}

const COMMISSIONS = Object.keys(COMMISSION_FACTS).filter(isFactKey)

describe.each([
  ['завод', PLANT],
  ['офис', OFFICE],
  ['магазин на троих', { ...SHOP, values: new Map<FactKey, FactValue>([['electricalSafety', 1]]) }],
  ['четверо', world(['Директор', 'Мастер', 'Бухгалтер', 'Токарь'])],
])('комиссии: %s', (_, about) => {
  test.each(COMMISSIONS)('%s: нечётная, не меньше трёх, никто не назван дважды', (key) => {
    const commission = commissionOf(about, key)
    const { chairId, deputyId, secretaryId, memberIds } = commission
    const named = [chairId, deputyId, secretaryId].flatMap((id) => id ?? []).concat(memberIds)
    expect(named.length % 2).toBe(1)
    expect(named.length).toBeGreaterThanOrEqual(3)
    expect(everyoneIn(commission)).toHaveLength(named.length)
    expect(chairId).not.toBeNull()
  })
})

describe('состав комиссии', () => {
  test('завод: пятеро, с заместителем', () => {
    expect(commissionOf(PLANT, 'riskCommission')).toEqual({
      chairId: 2,
      deputyId: 4,
      secretaryId: 3,
      memberIds: [5, 6],
    })
  })

  test('списывает СИЗ не тот, кто их хранит: кладовщик — член комиссии, но не заместитель председателя', () => {
    expect(commissionOf(PLANT, 'ppeCommission')).toEqual({
      chairId: 2,
      deputyId: 4,
      secretaryId: 3,
      memberIds: [5, 9],
    })
  })

  test.each([
    ['трое без кладовщика найдутся', ['Директор', 'Мастер', 'Кладовщик', 'Токарь'], [1, 2, 4]],
    ['кроме кладовщика некому: он ведёт бумаги', ['Директор', 'Мастер', 'Кладовщик'], [1, 2, 3]],
  ])('СИЗ списывают трое, %s', (_name, positions, [chairId, deputyId, secretaryId]) => {
    expect(commissionOf(world(positions), 'ppeCommission')).toEqual({
      chairId,
      deputyId,
      secretaryId,
      memberIds: [],
    })
  })

  test('магазин: трое, заместителя предлагают поимённо', () => {
    expect(commissionOf(SHOP, 'soutCommission')).toEqual({
      chairId: 1,
      deputyId: 3,
      secretaryId: 2,
      memberIds: [],
    })
  })

  test('кафе: заместитель — тот, кто руководит, а не повар; повар ведёт бумаги', () => {
    const cafe = world(['Управляющий рестораном', 'Повар', 'Бариста', 'Шеф-повар', 'Официант'])
    expect(commissionOf(cafe, 'knowledgeCommission')).toEqual({
      chairId: 1,
      deputyId: 4,
      secretaryId: 2,
      memberIds: [],
    })
  })

  test('руководителя организации не делают секретарём комиссии, акты которой он утверждает', () => {
    const office = world(['Директор', 'Заместитель директора', 'Бухгалтер', 'Секретарь', 'Юрист'])
    expect(proposed(office, 'labourProtection')?.value).toBe(1)
    expect(commissionOf(office, 'riskCommission')).toEqual({
      chairId: 2,
      deputyId: 4,
      secretaryId: 3,
      memberIds: [],
    })
  })

  test('специальную оценку на малом предприятии возглавляет его руководитель, на другом — кто руководит работой', () => {
    expect(commissionOf(OFFICE, 'soutCommission').chairId).toBe(1)
    const large = world([...PLANT_POSITIONS, ...Array.from({ length: 86 }, () => 'Токарь')])
    expect(commissionOf(large, 'soutCommission').chairId).toBe(2)
  })

  test('в комитете заместитель — от работников: со стороны работодателя его не предлагают', () => {
    expect(commissionOf(PLANT, 'labourCommittee').deputyId).toBeNull()
  })

  test('председатель — кого назначили приказом', () => {
    const about = { ...PLANT, roles: new Map([[105, 6]]) }
    expect(commissionOf(about, 'knowledgeCommission').chairId).toBe(6)
    expect(commissionOf(about, 'riskCommission').chairId).toBe(2)
  })

  test('нет ответственного за электрохозяйство — некому и возглавить его комиссию', () => {
    expect(proposed(SHOP, 'electricalCommission')).toBeUndefined()
  })

  test('из двоих комиссии нет', () => {
    expect(proposed(world(['Директор', 'Бухгалтер']), 'soutCommission')).toBeUndefined()
  })
})
