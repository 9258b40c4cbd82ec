import type { IncidentAnswer, IncidentStep, IncidentSummary, Victim } from '@ot/contract'

const AT = '2026-11-20T11:30:00.000Z'

export function sampleVictim(id: number, own: Partial<Victim> = {}): Victim {
  return {
    ...{ id, employeeId: id + 10, fullname: 'Ким Лев Львович', position: 'Токарь', department: 'Цех' },
    ...{ actLabel: '3/2026', injury: null, diagnosis: null, icdCode: null, severity: null },
    ...{ medicalFormNumber: null, medicalFormDate: null, medicalOrganisation: null, hoursFromStart: null },
    ...{ intoxicated: null, intoxicationNote: null, sickLeaveFrom: null, sickLeaveTo: null, daysLost: null },
    ...{ finalDiagnosis: null, finalDiagnosisDate: null, outcome: null, disabilityGroup: null, diedOn: null },
    ...{ employmentStatusCode: null, occupationCode: null, professionCode: null, experienceYears: null },
    ...{ experienceMonths: null, experienceHereYears: null, experienceHereMonths: null, family: null },
    ...{ internship: null, psychiatricExam: null, preShiftExam: null, faultPercent: null },
    ...own,
  }
}

export function sampleStep(key: IncidentStep['key'], own: Partial<IncidentStep> = {}): IncidentStep {
  return {
    ...{ key, title: `Шаг ${key}`, explanation: 'Что сделать.', legalBasis: 'ТК РФ, ст. 228' },
    ...{ deadline: null, deadlineAt: null, deadlineFrom: 'Срок не установлен', who: 'Работодатель' },
    ...{
      required: true,
      canBeLeftOut: false,
      completionDate: null,
      completedAt: null,
      note: null,
      blockedBy: null,
    },
    ...{ state: 'open', isFormer: false, templates: [] },
    ...own,
  }
}

export function sampleIncident(own: Partial<IncidentAnswer> = {}): IncidentAnswer {
  return {
    ...{ id: 5, companyId: 7, number: 3, year: 2026, label: '№ 3/2026', degree: 'easy', group: false },
    ...{ status: 'investigating', occurredAt: AT, occurredDate: '2026-11-20', occurredTime: '14:30' },
    ...{ toldAt: AT, applicationOn: null, place: 'Механический цех', departmentId: null, department: 'Цех' },
    ...{ circumstances: 'Порезал палец о стружку', victims: [sampleVictim(1)], nextStep: null },
    ...{ overdue: 0, stepsDone: 0, stepsTotal: 1, version: 2, extension: null, worsening: null },
    commission: {
      ...{ orderNumber: null, orderDate: null, changeOrderNumber: null, changeOrderDate: null, members: [] },
    },
    particulars: {
      ...{ reportedBy: null, workPerformed: null, placeDescription: null, workplaceNumber: null },
      ...{ hazardousFactors: null, equipment: null, sceneKept: null, sceneNote: null, firstAidBy: null },
      ...{
        firstAidAt: null,
        firstAidMeasures: null,
        kindCode: null,
        causes: [],
        witnesses: [],
        officials: [],
      },
      ...{ offenders: [], sendingOrganisation: null, isWorkRelated: null, qualificationNote: null },
      ...{ hasDisagreements: null, riskAssessment: null, ppeNote: null, conclusion: null },
      orderAnswers: {},
    },
    ...{ steps: [sampleStep('firstAid')], warnings: [], cancelReason: null, createdAt: AT },
    ...own,
  }
}

export function summaryOf(incident: IncidentAnswer): IncidentSummary {
  const { id, companyId, number, year, label, degree, group, status, occurredAt, occurredDate } = incident
  const { occurredTime, place, department, nextStep, overdue, stepsDone, stepsTotal, version } = incident
  return {
    ...{ id, companyId, number, year, label, degree, group, status, occurredAt, occurredDate },
    ...{ occurredTime, place, department, nextStep, overdue, stepsDone, stepsTotal, version },
    victims: incident.victims.map(({ id: victimId, employeeId, fullname, position }) => ({
      ...{ id: victimId, employeeId, fullname, position },
    })),
  }
}
