export const INCIDENT_STATUSES = ['investigating', 'closed', 'cancelled'] as const
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number]

export const INCIDENT_STATUS_LABELS = {
  investigating: 'Расследуется',
  closed: 'Завершено',
  cancelled: 'Отменено',
} satisfies Record<IncidentStatus, string>

export const MEMBER_ROLES = ['chair', 'member'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

export const MEMBER_ROLE_LABELS = {
  chair: 'Председатель комиссии',
  member: 'Член комиссии',
} satisfies Record<MemberRole, string>

/** Classifier 3, group 15 of приказ Минтруда № 223н. */
export const INCIDENT_OUTCOMES = ['recovered', 'transferred', 'disabled', 'died'] as const
export type IncidentOutcome = (typeof INCIDENT_OUTCOMES)[number]

export const INCIDENT_OUTCOME_LABELS = {
  recovered: 'Выздоровел',
  transferred: 'Переведён на другую работу',
  disabled: 'Установлена инвалидность',
  died: 'Умер',
} satisfies Record<IncidentOutcome, string>

export const STEP_STATES = ['done', 'overdue', 'soon', 'open', 'blocked', 'notNeeded'] as const
export type StepState = (typeof STEP_STATES)[number]

export const STEP_STATE_LABELS = {
  done: 'Сделано',
  overdue: 'Просрочено',
  soon: 'Срок близко',
  open: 'Предстоит',
  blocked: 'Пока нельзя',
  notNeeded: 'Не требуется',
} satisfies Record<StepState, string>

/** Every step a course may have, in the order in which a checklist shows them. */
export const STEP_KEYS = [
  'firstAid',
  'keepScene',
  'tellHead',
  'tellRelatives',
  'tellInsurer',
  'medicalReport',
  'sortDegree',
  'notifyAuthorities',
  'notifyWorsened',
  'tellOtherEmployer',
  'joinCommission',
  'commissionOrder',
  'commissionChange',
  'inspectScene',
  'questionVictim',
  'questionWitnesses',
  'questionOfficials',
  'explanations',
  'collectMaterials',
  'extension',
  'classify',
  'meeting',
  'inspectorConclusion',
  'investigationAct',
  'accidentAct',
  'approveAct',
  'receiveAct',
  'handOver',
  'sendInsurer',
  'sendAuthorities',
  'journal',
  'acquaint',
  'riskReview',
  'sout',
  'measures',
  'prescription',
  'finalDiagnosis',
  'consequences',
  'keep',
] as const
export type StepKey = (typeof STEP_KEYS)[number]

/** «№ 3/2026». */
export function incidentLabel({ number, year }: { number: number; year: number }): string {
  return `№ ${number}/${year}`
}

/** The number of the act of one victim: in a group accident each has an act of his own (ТК РФ, ст. 230). */
export function actLabel(
  { number, year }: { number: number; year: number },
  place: number,
  victims: number,
): string {
  return victims > 1 ? `${number}/${year}-${place + 1}` : `${number}/${year}`
}
