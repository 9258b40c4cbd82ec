import {
  isInn,
  isPassportNumber,
  isSoleTraderInn,
  PAYER_FORMS,
  PAYER_TYPES,
  type PayerField,
  type PayerType,
} from '@ot/domain'
import { z } from 'zod'
import { type BankProblem, bankProblems, bankRequisites, optionalDigits } from './bank-requisites.ts'
import { byCompany, byId, calendarDate, email, id, optionalPhone, optionalText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'billing'
const NAME_MAX = 500
const LINE_MAX = 300

const PayerData = z.strictObject({
  lastName: optionalText(LINE_MAX),
  firstName: optionalText(LINE_MAX),
  fatherName: optionalText(LINE_MAX),
  inn: optionalDigits(isInn, 'ИНН — 10 или 12 цифр с верной контрольной цифрой'),
  legalAddress: optionalText(NAME_MAX),
  passportNumber: z
    .union([
      z.literal('').transform(() => null),
      z.string().trim().refine(isPassportNumber, 'Паспорт в виде 0000 000000'),
    ])
    .nullable()
    .default(null),
  passportDate: calendarDate.nullable().default(null),
  passportWhoIssued: optionalText(NAME_MAX),
  phone: optionalPhone,
  emailForInvoices: z
    .union([z.literal('').transform(() => null), email])
    .nullable()
    .default(null),
  ...bankRequisites,
})
export type PayerData = z.infer<typeof PayerData>

const payerFields = {
  type: z.enum(PAYER_TYPES),
  /** As it stands on the invoice; of this company and of a person it is composed. */
  name: optionalText(NAME_MAX),
  data: PayerData,
}

type Payer = { type: PayerType; name: string | null; data: PayerData }

/** Fields that this kind of payer has to name, and accounts that belong to the bank. */
function payerProblems({ type, name, data }: Payer): BankProblem[] {
  const { required, optional } = PAYER_FORMS[type]
  const known: readonly PayerField[] = [...required, ...optional]
  const needed: readonly PayerField[] = required
  const problems = Object.entries(data).flatMap(([field, value]): BankProblem[] => {
    const path = ['data', field]
    const isKnown = known.some((one) => one === field)
    if (!isKnown && value !== null) return [{ path, message: 'Для этого плательщика не указывают' }]
    return needed.some((one) => one === field) && value === null
      ? [{ path, message: 'Обязательное поле' }]
      : []
  })
  if (type === 'legal-entity' && name === null)
    problems.push({ path: ['name'], message: 'Обязательное поле' })
  return [...problems, ...innProblems(type, data), ...bankProblems(data).map(inData)]
}

function inData({ path, message }: BankProblem): BankProblem {
  return { path: ['data', ...path], message }
}

function innProblems(type: PayerType, { inn }: PayerData): BankProblem[] {
  if (inn === null) return []
  const path = ['data', 'inn']
  const isPerson = isSoleTraderInn(inn)
  if (type === 'legal-entity' && isPerson) return [{ path, message: 'ИНН юридического лица — 10 цифр' }]
  return type !== 'legal-entity' && !isPerson ? [{ path, message: 'ИНН человека — 12 цифр' }] : []
}

function checkPayer(payer: Payer, context: z.RefinementCtx): void {
  for (const { path, message } of payerProblems(payer)) context.addIssue({ code: 'custom', path, message })
}

export const PayerInput = z.strictObject(payerFields).superRefine(checkPayer)
export type PayerInput = z.infer<typeof PayerInput>
const NewPayer = z.strictObject({ companyId: id, ...payerFields }).superRefine(checkPayer)

const PayerPatch = z.strictObject({
  type: payerFields.type.optional(),
  name: z.string().nullable().optional(),
  data: z.record(z.string(), z.string().nullable()).optional(),
})

export const PayerAnswer = z.object({
  id,
  companyId: id,
  version,
  type: payerFields.type,
  /** As it stands on the invoice. */
  name: z.string(),
  data: PayerData,
})
export type PayerAnswer = z.infer<typeof PayerAnswer>

export const payerRoutes = defineRoutes({
  'GET /api/payers': {
    access: 'user',
    tag,
    summary: 'Плательщики организации',
    query: byCompany,
    answer: z.array(PayerAnswer),
  },
  'POST /api/payers': {
    access: 'user',
    tag,
    summary: 'Новый плательщик',
    body: NewPayer,
    answer: PayerAnswer,
    status: 201,
  },
  'PATCH /api/payers/:id': {
    access: 'user',
    tag,
    summary: 'Изменение плательщика; выставленные счета остаются прежними',
    params: byId,
    body: PayerPatch,
    answer: PayerAnswer,
    versioned: true,
  },
  'DELETE /api/payers/:id': {
    access: 'user',
    tag,
    summary: 'Удаление плательщика; его счета остаются',
    params: byId,
    status: 204,
    undoable: true,
  },
})
