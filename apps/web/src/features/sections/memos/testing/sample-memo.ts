import type { MemoAnswer, MemoLine } from '@ot/contract'

export function sampleLine(id: number, own: Partial<MemoLine> = {}): MemoLine {
  return {
    id,
    eventId: 100 + id,
    employeeId: 10 + id,
    fullname: 'Громов Пётр Ильич',
    employeePosition: 'Кладовщик',
    employeeGroupId: 3,
    department: 'Склад',
    name: 'Повторный инструктаж',
    periodicity: '6 месяцев',
    date: '2026-05-10',
    deadline: '2026-11-10',
    factorNumber: null,
    eventType: null,
    ppe: null,
    quantity: null,
    unit: null,
    workingConditionsClass: null,
    riskLevel: null,
    completionDate: null,
    finalWorkingConditionsClass: null,
    finalRiskLevel: null,
    ...own,
  }
}

export function sampleMemo(own: Partial<MemoAnswer> = {}): MemoAnswer {
  return {
    id: 5,
    companyId: 7,
    version: 2,
    number: 12,
    year: 2026,
    name: 'Проведение инструктажей',
    memoSection: 'briefing',
    status: 'active',
    savedAsCompleted: false,
    author: 'Анна Смирнова',
    fullName: 'Иванова Анна Петровна',
    note: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    employeesData: [sampleLine(1), sampleLine(2, { fullname: 'Ёлкина Анна Юрьевна' })],
    ...own,
  }
}
