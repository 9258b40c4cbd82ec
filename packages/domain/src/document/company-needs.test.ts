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
const UNKNOWN_WELDER = { name: 'Сварщик арматурных сеток', profile: null }
const CAFE = 106
const OFFICE = 1

function conditions(facts: Partial<NeedFacts>): NeedCondition[] {
  return [...companyNeeds({ ...NOTHING, ...facts }).keys()]
}

describe('что есть у организации', () => {
  test('о которой ничего не известно — ничего', () => {
    expect(conditions({})).toEqual([])
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
    ['кровельщик', { positions: [ROOFER] }, ['height', 'construction'], ['welding', 'lifting']],
    [
      'условный пункт приложения к 29н — не признак, название — признак',
      { positions: [DRIVER] },
      ['transport'],
      ['medicalExaminations'],
    ],
    ['50 работников', { headcount: 50 }, [], ['headcountOver50']],
    ['51 работник', { headcount: 51 }, ['headcountOver50'], []],
    ['микропредприятие', { microEnterprise: true }, ['microEnterprise'], []],
    ['не микропредприятие', { microEnterprise: false }, [], ['microEnterprise']],
    ['рабочее место класса 3.1', { harmfulWorkplaces: 1 }, ['harmfulConditions'], []],
    ['своя комиссия', { hasTrainingCommission: true }, ['inHouseTraining'], []],
  ])('%s', (_title, facts, met, unmet) => {
    const found = conditions(facts)
    expect(found).toEqual(expect.arrayContaining([...met]))
    expect(found.filter((condition) => unmet.includes(condition))).toEqual([])
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
    needReason({ need, activities }, needs, [CAFE])

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
  ])('%j — %s', (need, expected) => {
    expect(reason(need)).toBe(expected)
  })

  test('бумага другого вида деятельности не нужна, даже обязательная', () => {
    expect(reason('always', [OFFICE])).toBeNull()
    expect(reason('always', [OFFICE, CAFE])).not.toBeNull()
  })

  test('каждое условие, кроме комитета, у кого-то бывает', () => {
    const everything = companyNeeds({
      ...NOTHING,
      activityIds: [3, ...Array.from({ length: 48 }, (_, at) => 101 + at)],
      headcount: 100,
      microEnterprise: true,
      harmfulWorkplaces: 1,
      hasTrainingCommission: true,
      positions: [
        WELDER,
        ROOFER,
        ACCOUNTANT,
        { name: 'Стропальщик', profile: null },
        { name: 'Дворник', profile: null },
      ],
    })
    expect(NEED_CONDITIONS.filter((condition) => !everything.has(condition))).toEqual(['committee'])
  })
})
