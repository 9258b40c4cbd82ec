import type { Subject } from '../obligation/obligation.ts'
import type { PositionProfile } from '../position/profile.ts'

const NOTHING: PositionProfile = {
  sector: 'Прочее',
  okpdtr: null,
  hazards: [],
  ppe: [],
  medicalFactors: [],
  training: [],
  briefings: [],
  highRisk: false,
  officeExemptCandidate: false,
  note: null,
}

export function profile(changes: Partial<PositionProfile>): PositionProfile {
  return { ...NOTHING, ...changes }
}

export const DRIVER = profile({
  medicalFactors: [
    { code: '18.1', conditional: false },
    { code: '18.2', conditional: true },
    { code: '4.3.2', conditional: true },
  ],
  training: [
    { programme: 'methods', conditional: false },
    { programme: 'first-aid', conditional: false },
    { programme: 'ppe-use', conditional: true },
  ],
  briefings: [
    { kind: 'internship', conditional: false },
    { kind: 'electrical-1', conditional: false },
  ],
  ppe: [
    {
      key: 'gloves',
      name: 'Перчатки',
      unit: 'пара',
      quantity: 12,
      norm: '12 пар на 12 мес.',
      months: 12,
      conditional: false,
    },
    {
      key: 'soap',
      name: 'Мыло',
      unit: 'г',
      quantity: null,
      norm: '200 г на месяц',
      months: null,
      conditional: false,
    },
    {
      key: 'suit',
      name: 'Костюм',
      unit: 'шт.',
      quantity: 1,
      norm: '1 шт. на 12 мес.',
      months: 12,
      conditional: true,
    },
  ],
})

export const CLEANER = profile({
  medicalFactors: [{ code: '1.48', conditional: false }],
  briefings: [{ kind: 'internship', conditional: true }],
})

export const OFFICE = profile({
  officeExemptCandidate: true,
  training: [{ programme: 'methods', conditional: true }],
})

export const WELDER = profile({
  highRisk: true,
  medicalFactors: [{ code: '6.1', conditional: false }],
  training: [
    { programme: 'hazardous-9', conditional: false },
    { programme: 'hazardous-15', conditional: true },
    { programme: 'electrical-2', conditional: false },
  ],
})

/** Hired on 1 October 2026, thirty-six years old. */
export function subject(changes: Partial<Subject>): Subject {
  return {
    employeeId: 1,
    birthDate: '1990-05-05',
    hireDate: '2026-10-01',
    contractDate: null,
    firstWorkingDay: null,
    positionId: 7,
    positionName: 'Водитель',
    profile: null,
    conditionsClass: null,
    rules: new Set(),
    undone: new Set(),
    briefedFor: null,
    briefed: {},
    hasInstruction: false,
    microEnterprise: false,
    hasRemoteWorkers: false,
    coldSeason: null,
    explosivePlaces: null,
    roles: [],
    absences: [],
    transfer: null,
    ...changes,
  }
}
