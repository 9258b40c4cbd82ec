import { describe, expect, test } from 'vitest'
import type { PositionProfile } from '../position/profile.ts'
import { companyNeeds, type NeedFacts, needReason } from './company-needs.ts'
import { NEED_CONDITIONS, type Need, type NeedCondition } from './need.ts'

const NOTHING: NeedFacts = {
  activityIds: [],
  headcount: null,
  microEnterprise: null,
  positions: [],
  harmfulWorkplaces: 0,
  extraLeaveWorkplaces: 0,
  hasTrainingCommission: false,
}

function profile(known: Partial<PositionProfile>): PositionProfile {
  return {
    sector: 'Офис',
    okpdtr: null,
    hazards: [],
    ppe: [],
    medicalFactors: [],
    training: [],
    briefings: [],
    highRisk: false,
    officeExemptCandidate: false,
    note: null,
    ...known,
  }
}

const ACCOUNTANT = { name: 'Бухгалтер', profile: profile({ hazards: ['vision', 'el'] }) }
const WELDER = {
  name: 'Электрогазосварщик',
  profile: profile({
    sector: 'Производство',
    hazards: ['weld', 'el', 'press'],
    training: [{ programme: 'hazardous-15', conditional: false }],
    medicalFactors: [{ code: '1.48', conditional: false }],
  }),
}
const ROOFER = { name: 'Кровельщик', profile: profile({ sector: 'Строительство', hazards: ['height'] }) }
const DRIVER = {
  name: 'Водитель автобуса',
  profile: profile({ sector: 'Транспорт', medicalFactors: [{ code: '18.2', conditional: true }] }),
}
const PAINTER = {
  name: 'Маляр',
  profile: profile({
    sector: 'Строительство',
    hazards: ['height', 'solv', 'dust', 'fire'],
    training: [{ programme: 'hazardous-12', conditional: false }],
  }),
}
const SELLER = {
  name: 'Продавец продовольственных товаров',
  profile: profile({ sector: 'Торговля', hazards: ['load', 'biofood'] }),
}
const LOADER = { name: 'Грузчик', profile: profile({ sector: 'Торговля', hazards: ['load', 'objfall'] }) }
const UNKNOWN_WELDER = { name: 'Сварщик арматурных сеток', profile: null }
const CAFE = 106
const GROCERY = 101
const FINISHING_WORKS = 122
const METAL_WORKS = 136
const OFFICE = 1

function conditions(facts: Partial<NeedFacts>): NeedCondition[] {
  return [...companyNeeds({ ...NOTHING, ...facts }).keys()]
}

describe('что есть у организации', () => {
  test('о которой ничего не известно — ничего, и упростить ей нечего', () => {
    expect(conditions({})).toEqual(['headcountFrom5', 'aboveMicro', 'website'])
  })

  test.each<[string, Partial<NeedFacts>, readonly NeedCondition[], readonly NeedCondition[]]>([
    [
      'офис с бухгалтером',
      { activityIds: [OFFICE], positions: [ACCOUNTANT] },
      ['office'],
      ['ppe', 'food', 'height', 'medicalExaminations', 'fireAlarm'],
    ],
    [
      'кафе',
      { activityIds: [CAFE] },
      ['food', 'medicalBooks', 'medicalExaminations', 'massPresence', 'ppe', 'electricalInstallations'],
      ['welding', 'office', 'height', 'transport', 'warehouse'],
    ],
    [
      'сварщик на заводе',
      { positions: [WELDER] },
      ['welding', 'hotWork', 'gas', 'pressure', 'harmfulConditions', 'medicalExaminations'],
      ['food', 'height', 'metalwork'],
    ],
    ['должность без профиля узнаётся по названию', { positions: [UNKNOWN_WELDER] }, ['welding'], ['height']],
    ['кровельщик', { positions: [ROOFER] }, ['height'], ['construction', 'welding', 'lifting']],
    [
      'условный пункт приложения к 29н — не признак, название — признак',
      { positions: [DRIVER] },
      ['transport'],
      ['medicalExaminations'],
    ],
    ['50 работников', { headcount: 50 }, [], ['headcountOver50', 'noSafetySpecialist']],
    ['51 работник', { headcount: 51 }, ['headcountOver50'], []],
    ['специалиста по охране труда нет', { headcount: 60 }, ['noSafetySpecialist'], []],
    [
      'специалист по охране труда работает',
      { headcount: 60, positions: [{ name: 'Ведущий специалист по охране труда', profile: null }] },
      [],
      ['noSafetySpecialist'],
    ],
    ['микропредприятие', { microEnterprise: true }, ['microEnterprise'], ['aboveMicro']],
    ['не микропредприятие', { microEnterprise: false }, ['aboveMicro'], ['microEnterprise']],
    ['9 работников', { headcount: 9 }, [], ['headcountFrom10']],
    ['10 работников', { headcount: 10 }, ['headcountFrom10'], []],
    [
      'магазин с 15 работниками',
      { activityIds: [GROCERY], headcount: 15 },
      [],
      ['massPresence', 'fireAlarm'],
    ],
    ['магазин с 16', { activityIds: [GROCERY], headcount: 16 }, ['massPresence', 'fireAlarm'], []],
    ['продавец продовольствия', { positions: [SELLER] }, ['medicalBooks'], ['food', 'loading']],
    ['грузчик магазина', { positions: [LOADER] }, ['loading'], ['food']],
    ['рабочее место класса 3.1', { harmfulWorkplaces: 1 }, ['harmfulConditions'], ['extraLeave']],
    [
      'рабочее место класса 3.2',
      { harmfulWorkplaces: 1, extraLeaveWorkplaces: 1 },
      ['harmfulConditions', 'extraLeave'],
      [],
    ],
    ['4 работника', { headcount: 4 }, [], ['headcountFrom5']],
    ['5 работников', { headcount: 5 }, ['headcountFrom5'], ['headcountFrom10']],
    [
      'сварщик дышит аэрозолем',
      { positions: [WELDER] },
      ['toxicSubstances'],
      ['craneOperators', 'forklifts'],
    ],
    ['маляр — растворителями', { positions: [PAINTER] }, ['toxicSubstances'], []],
    ['повар у плиты — нет', { activityIds: [CAFE] }, [], ['toxicSubstances']],
    ['своя комиссия', { hasTrainingCommission: true }, ['inHouseTraining'], []],
  ])('%s', (_title, facts, met, unmet) => {
    const found = conditions(facts)
    expect(found).toEqual(expect.arrayContaining([...met]))
    expect(found.filter((condition) => unmet.includes(condition))).toEqual([])
  })
})

describe('чужая работа', () => {
  test.each<[string, Partial<NeedFacts>, NeedCondition, boolean]>([
    ['маляр завода не строит', { activityIds: [METAL_WORKS], positions: [PAINTER] }, 'construction', false],
    ['и механизированным инструментом не работает', { positions: [PAINTER] }, 'powerTools', false],
    ['но красит растворителями', { positions: [PAINTER] }, 'chemicals', true],
    ['сварщик завода не строит', { positions: [WELDER] }, 'construction', false],
    ['отделочная организация строит', { activityIds: [FINISHING_WORKS] }, 'construction', true],
    ['с маляром — тоже', { activityIds: [FINISHING_WORKS], positions: [PAINTER] }, 'construction', true],
  ])('%s', (_title, facts, condition, isMet) => {
    expect(conditions(facts).includes(condition)).toBe(isMet)
  })

  test.each<[string, NeedCondition, boolean]>([
    ['Руководитель отдела продаж', 'transport', false],
    ['Делопроизводитель', 'transport', false],
    ['Производитель работ', 'transport', false],
    ['Водитель погрузчика', 'transport', false],
    ['Слесарь по ремонту автомобилей', 'transport', false],
    ['Водитель-экспедитор', 'transport', true],
    ['Персональный водитель', 'transport', true],
    ['Тракторист-машинист', 'transport', true],
    ['Бухгалтер-кассир', 'trade', false],
    ['Менеджер интернет-магазина', 'trade', false],
    ['Билетный кассир', 'trade', false],
    ['Контролёр-кассир', 'trade', true],
    ['Директор магазина', 'trade', true],
    ['Старший продавец', 'trade', true],
    ['Сварщик пластмасс', 'welding', false],
    ['Сварщик пластмасс', 'hotWork', false],
    ['Газосварщик', 'welding', true],
    ['Шлифовщик по дереву', 'metalwork', false],
    ['Шлифовщик', 'metalwork', true],
    ['Контролёр станочных и слесарных работ', 'handTools', false],
    ['Слесарь-инструментальщик', 'handTools', true],
    ['Водитель погрузчика', 'forklifts', true],
    ['Водитель автопогрузчика', 'forklifts', true],
    ['Погрузчик', 'forklifts', false],
    ['Водитель автомобиля', 'forklifts', false],
    ['Машинист крана', 'craneOperators', true],
    ['Машинист автокрана', 'craneOperators', true],
    ['Машинист башенного крана', 'craneOperators', true],
    ['Стропальщик', 'craneOperators', false],
    ['Машинист экскаватора', 'craneOperators', false],
  ])('%s, %s: %j', (name, condition, isMet) => {
    expect(conditions({ positions: [{ name, profile: null }] }).includes(condition)).toBe(isMet)
  })
})

describe('зачем бумага организации', () => {
  const needs = companyNeeds({
    ...NOTHING,
    activityIds: [CAFE],
    headcount: 60,
    positions: [
      ROOFER,
      { ...ROOFER, name: 'Маляр' },
      { ...ROOFER, name: 'Каменщик' },
      { ...ROOFER, name: 'Бетонщик' },
    ],
  })
  const reason = (need: Need, activities: 'all' | number[] = 'all') =>
    needReason({ need, needBasis: null, activities }, needs, [CAFE])

  test.each<[Need, string | null]>([
    ['always', 'обязателен почти для каждого работодателя'],
    ['optional', null],
    [['welding'], null],
    [['headcountOver50'], 'численность больше 50 работников: работников 60'],
    [
      ['welding', 'food'],
      'общественное питание и пищевое производство: вид деятельности «Рестораны, кафе, столовые, кейтеринг»',
    ],
    [['height'], 'работы на высоте: должности «Кровельщик», «Маляр», «Каменщик» и ещё 1'],
    [[['height', 'welding']], null],
    [
      [['welding', 'height'], 'food'],
      'общественное питание и пищевое производство: вид деятельности «Рестораны, кафе, столовые, кейтеринг»',
    ],
    [
      [['headcountOver50', 'aboveMicro']],
      'численность больше 50 работников: работников 60; организация больше микропредприятия: микропредприятие в сведениях не указано',
    ],
  ])('%j — %s', (need, expected) => {
    expect(reason(need)).toBe(expected)
  })

  test.each([
    [true, 'обязателен почти для каждого работодателя — ТК РФ, ст. 214'],
    [false, 'обязателен почти для каждого работодателя — ТК РФ, ст. 214 (пункт не сверен)'],
  ])('акт и пункт стоят рядом; сверен — %j', (verified, expected) => {
    const needBasis = { act: 'tk', clause: 'ст. 214', verified } as const
    expect(needReason({ need: 'always', needBasis, activities: 'all' }, needs, [])).toBe(expected)
  })

  test('бумага другого вида деятельности не нужна, даже обязательная', () => {
    expect(reason('always', [OFFICE])).toBeNull()
    expect(reason('always', [OFFICE, CAFE])).not.toBeNull()
  })

  test('каждое условие, кроме комитета, бывает у микропредприятия со всеми занятиями, кроме того, что больше него', () => {
    const everything = companyNeeds({
      ...NOTHING,
      activityIds: [3, ...Array.from({ length: 48 }, (_, at) => 101 + at)],
      headcount: 100,
      microEnterprise: true,
      harmfulWorkplaces: 1,
      extraLeaveWorkplaces: 1,
      hasTrainingCommission: true,
      positions: [
        WELDER,
        ROOFER,
        ACCOUNTANT,
        { name: 'Стропальщик', profile: null },
        { name: 'Машинист крана', profile: null },
        { name: 'Водитель погрузчика', profile: null },
        { name: 'Дворник', profile: null },
      ],
    })
    expect(NEED_CONDITIONS.filter((condition) => !everything.has(condition))).toEqual([
      'aboveMicro',
      'committee',
    ])
  })
})
