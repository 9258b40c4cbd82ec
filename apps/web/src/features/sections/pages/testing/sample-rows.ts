import type { EventOf } from '@ot/contract'

const BASE = {
  companyId: 7,
  employeeId: 11,
  fullname: 'Громов Пётр Ильич',
  departmentId: 3,
  department: 'Склад',
  position: 'Кладовщик',
  date: '2025-11-10',
  periodicity: '1 год',
  deadline: '2026-11-10',
  state: 'overdue',
  memoId: null,
  periodReason: null,
  basis: null,
  version: 1,
} as const

export function sampleBriefing(id: number, own: Partial<EventOf<'briefing'>>): EventOf<'briefing'> {
  return {
    ...BASE,
    id,
    section: 'briefing',
    name: 'Повторный инструктаж',
    kind: 'repeat',
    instructor: null,
    localActs: null,
    reason: null,
    shifts: null,
    ...own,
  }
}

export function samplePpe(id: number, own: Partial<EventOf<'ppe'>>): EventOf<'ppe'> {
  return {
    ...BASE,
    id,
    section: 'ppe',
    name: 'Каска защитная',
    ppe: 'Каска защитная',
    eventType: 'issuance',
    quantity: 1,
    unit: 'шт.',
    norm: null,
    handedOver: null,
    size: null,
    model: null,
    riskClass: null,
    certificate: null,
    certificateUntil: null,
    usableUntil: null,
    onHand: 0,
    returnOf: null,
    ...own,
  }
}

export function sampleMedical(id: number, own: Partial<EventOf<'medical'>>): EventOf<'medical'> {
  return {
    ...BASE,
    id,
    section: 'medical',
    name: 'п. 4.4. Шум',
    factorNumber: '4.4',
    conclusion: null,
    organisation: null,
    ...own,
  }
}

export function sampleSout(id: number, own: Partial<EventOf<'sout'>>): EventOf<'sout'> {
  return {
    ...BASE,
    id,
    section: 'sout',
    name: 'Специальная оценка условий труда',
    workplaceId: 4,
    workplaceNumber: '12А',
    workingConditionsClass: '3.1',
    reportOn: null,
    registeredOn: null,
    declared: false,
    ...own,
  }
}

export function sampleRisk(id: number, own: Partial<EventOf<'risk'>>): EventOf<'risk'> {
  return {
    ...BASE,
    id,
    section: 'risk',
    name: 'Оценка профессиональных рисков',
    hazards: [],
    riskLevel: 'middle',
    ...own,
  }
}
