import {
  INCIDENT_OUTCOMES,
  INJURY_SEVERITIES,
  INSPECTION_GROUNDS,
  isAccidentCause,
  isAccidentKind,
  isEmploymentStatus,
  MEMBER_ROLES,
  SEXES,
  VICTIM_STANDINGS,
} from '@ot/domain'
import { z } from 'zod'
import { calendarDate, id, instant, optionalText, requiredText } from './fields.ts'
import { InputValues } from './template.ts'

const NAME_MAX = 300
const LINE_MAX = 500
const TEXT_MAX = 5000
const LIST_MAX = 50

const line = optionalText(LINE_MAX)
const long = optionalText(TEXT_MAX)
const day = calendarDate.nullable().default(null)
const moment = instant.nullable().default(null)
const yesNo = z.boolean().nullable().default(null)

function whole(max: number) {
  return z
    .int({ error: 'Целое число' })
    .min(0, 'Не меньше 0')
    .max(max, `Не больше ${max}`)
    .nullable()
    .default(null)
}

function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).max(LIST_MAX, `Не больше ${LIST_MAX} строк`).default([])
}

function codeOf(isKnown: (code: string) => boolean) {
  return z.string().refine(isKnown, 'Такого кода в классификаторе нет')
}

/** What form Н-1 asks of one victim and the records of the company do not hold. Form Н-1 is one for each victim. */
const victimFacts = {
  standing: z.enum(VICTIM_STANDINGS).default('employee'),
  /** The other employer of the victim, or whose territory it was. */
  organisation: line,
  /** Of somebody from outside: an employee's are in his record. */
  sex: z.enum(SEXES).nullable().default(null),
  birthDate: day,
  /** The character of the injury and the organ, as it is known now. */
  injury: long,
  /** By form 315/у: what is damaged, its code by МКБ, how grave. */
  diagnosis: long,
  icdCode: optionalText(20),
  severity: z.enum(INJURY_SEVERITIES).nullable().default(null),
  medicalFormNumber: optionalText(50),
  medicalFormDate: day,
  medicalOrganisation: line,
  hoursFromStart: whole(48),
  intoxicated: yesNo,
  /** The state, its degree and the paper of the examination. */
  intoxicationNote: line,
  sickLeaveFrom: day,
  sickLeaveTo: day,
  daysLost: whole(3660),
  /** By form 316/у. */
  finalDiagnosis: long,
  finalDiagnosisDate: day,
  outcome: z.enum(INCIDENT_OUTCOMES).nullable().default(null),
  disabilityGroup: z.int().min(1).max(3).nullable().default(null),
  diedOn: day,
  /** Code 13 of classifier 3, the code by ОКЗ (12) and the number of the occupational standard (14). */
  employmentStatusCode: codeOf(isEmploymentStatus).nullable().default(null),
  occupationCode: optionalText(20),
  professionCode: optionalText(20),
  /** Length of service in the work at which it happened: all, and here when it is not that of the hire date. */
  experienceYears: whole(80),
  experienceMonths: whole(11),
  experienceHereYears: whole(80),
  experienceHereMonths: whole(11),
  family: long,
  internship: line,
  psychiatricExam: line,
  preShiftExam: line,
  /** Gross negligence (ТК РФ, ст. 229.2, ч. 8): the degree of the victim's own fault in per cent. */
  faultPercent: whole(100),
}

/** An employee by his id; somebody from outside by the name, and by the id that he was stored under. */
export const VictimInput = z.strictObject({
  id: id.nullable().default(null),
  employeeId: id.nullable().default(null),
  fullname: optionalText(NAME_MAX),
  position: optionalText(NAME_MAX),
  ...victimFacts,
})
export type VictimInput = z.infer<typeof VictimInput>

export const Victim = z.object({
  id,
  ...victimFacts,
  /** Null: somebody from outside. */
  employeeId: id.nullable(),
  fullname: z.string(),
  position: z.string(),
  department: z.string(),
  /** «3/2026», and for each of a group «3/2026-1»: the number of this victim's act. */
  actLabel: z.string(),
})
export type Victim = z.infer<typeof Victim>

/** What is known of a victim from outside at the place. */
export const Outsider = VictimInput.pick({
  fullname: true,
  position: true,
  standing: true,
  organisation: true,
  sex: true,
}).strict()
export type Outsider = z.infer<typeof Outsider>

/** An employee by the id, or somebody from outside by the name; what is not given is taken from the employee's record. */
export const MemberInput = z.strictObject({
  employeeId: id.nullable().default(null),
  fullname: optionalText(NAME_MAX),
  position: optionalText(NAME_MAX),
  organisation: optionalText(NAME_MAX),
  role: z.enum(MEMBER_ROLES),
})
export type MemberInput = z.infer<typeof MemberInput>

export const Member = z.object({
  id,
  employeeId: id.nullable(),
  fullname: z.string(),
  position: z.string().nullable(),
  organisation: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
})
export type Member = z.infer<typeof Member>

const commissionHead = {
  orderNumber: optionalText(50),
  orderDate: day,
  /** The order that changed its members, the last one. */
  changeOrderNumber: optionalText(50),
  changeOrderDate: day,
}
export const CommissionInput = z.strictObject({
  ...commissionHead,
  members: z.array(MemberInput).max(LIST_MAX, `Не больше ${LIST_MAX} человек`).default([]),
})
export type CommissionInput = z.infer<typeof CommissionInput>
export const Commission = z.object({ ...commissionHead, members: z.array(Member) })
export type Commission = z.infer<typeof Commission>

export const Extension = z.strictObject({
  until: calendarDate,
  reason: requiredText(TEXT_MAX),
  /** When the chair decided: the members and the victim are told within 24 hours. */
  decidedAt: instant,
})
export type Extension = z.infer<typeof Extension>

const Person = z.strictObject({
  employeeId: id.nullable().default(null),
  fullname: requiredText(NAME_MAX),
  position: optionalText(NAME_MAX),
})

/** What the papers of the whole incident ask and no record holds. */
export const Particulars = z.strictObject({
  /** Who told the employer of it. */
  reportedBy: line,
  workPerformed: long,
  placeDescription: long,
  workplaceNumber: optionalText(50),
  hazardousFactors: long,
  equipment: long,
  sceneKept: yesNo,
  sceneNote: line,
  firstAidBy: line,
  firstAidAt: moment,
  firstAidMeasures: long,
  kindCode: codeOf(isAccidentKind).nullable().default(null),
  causes: listOf(
    z.strictObject({ code: codeOf(isAccidentCause), text: long, main: z.boolean().default(false) }),
  ),
  witnesses: listOf(
    z.strictObject({ ...Person.shape, address: line, phone: optionalText(100), email: optionalText(254) }),
  ),
  officials: listOf(Person),
  offenders: listOf(
    z.strictObject({ ...Person.shape, breach: requiredText(TEXT_MAX), organisation: optionalText(NAME_MAX) }),
  ),
  /** Item 3 of form Н-1: who sent the employee, when it was another organisation. */
  sendingOrganisation: line,
  /** Given: the state inspector investigates himself. */
  inspectionGround: z.enum(INSPECTION_GROUNDS).nullable().default(null),
  inspectionDecidedOn: day,
  inspectionDecisionNumber: optionalText(50),
  inspectorName: line,
  inspectorConclusionNumber: optionalText(50),
  inspectorConcludedOn: day,
  prescriptionNumber: optionalText(50),
  prescriptionDue: day,
  isWorkRelated: yesNo,
  qualificationNote: long,
  hasDisagreements: yesNo,
  riskAssessment: line,
  ppeNote: long,
  conclusion: long,
  /** By the id of an order: what it asks and the incident does not tell, or tells otherwise. */
  orderAnswers: z.record(z.string().max(120), InputValues).default({}),
})
export type Particulars = z.infer<typeof Particulars>
