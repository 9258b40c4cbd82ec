import {
  COUNTERPARTY_FIELDS,
  COUNTERPARTY_KINDS,
  type CounterpartyField,
  isInn,
  isKpp,
  isOgrn,
} from '@ot/domain'
import { z } from 'zod'
import { bankProblems, bankRequisites, optionalDigits } from './bank-requisites.ts'
import { byCompany, byId, calendarDate, id, optionalText, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'collections'
const line = (field: Extract<CounterpartyField, keyof typeof LINES>) => optionalText(LINES[field].max)
const { name, kpp, address, phone, registration, contractNumber, signatory, authority } = COUNTERPARTY_FIELDS
const LINES = { kpp, address, phone, registration, contractNumber, signatory, authority }

const known = z.strictObject({
  kind: z.enum(COUNTERPARTY_KINDS),
  inn: optionalDigits(isInn, 'ИНН — 10 или 12 цифр с верной контрольной цифрой'),
  name: requiredText(name.max),
  kpp: line('kpp').refine((typed) => typed === null || isKpp(typed), 'КПП — 9 знаков'),
  ogrn: optionalDigits(isOgrn, 'ОГРН — 13 цифр, ОГРНИП — 15, с верной контрольной цифрой'),
  address: line('address'),
  phone: line('phone'),
  registration: line('registration'),
  contractNumber: line('contractNumber'),
  contractDate: calendarDate.nullable().default(null),
  signatory: line('signatory'),
  authority: line('authority'),
  ...bankRequisites,
} satisfies Record<CounterpartyField, z.ZodType>)
type Known = z.infer<typeof known>

function checkWhole(counterparty: Known, context: z.RefinementCtx): void {
  for (const { path, message } of bankProblems(counterparty))
    context.addIssue({ code: 'custom', path, message })
}

export const CounterpartyFields = known.superRefine(checkWhole)
export type CounterpartyFields = Known

/** A merge patch: each field is checked with the rest of the card. */
const CounterpartyPatch = z.strictObject(
  Object.fromEntries(Object.keys(known.shape).map((key) => [key, z.unknown().optional()])),
)

export const CounterpartyAnswer = z.object({ ...known.shape, id, companyId: id, version })
export type CounterpartyAnswer = z.infer<typeof CounterpartyAnswer>

export const counterpartyRoutes = defineRoutes({
  'GET /api/counterparties': {
    access: 'user',
    tag,
    summary: 'Контрагенты: кто осматривает, обучает, оценивает, обслуживает и работает на территории',
    query: byCompany,
    answer: z.array(CounterpartyAnswer),
  },
  'POST /api/counterparties': {
    access: 'user',
    tag,
    summary: 'Новый контрагент',
    body: z.strictObject({ companyId: id, ...known.shape }).superRefine(checkWhole),
    answer: CounterpartyAnswer,
    status: 201,
  },
  'PATCH /api/counterparties/:id': {
    access: 'user',
    tag,
    summary: 'Изменить контрагента',
    params: byId,
    body: CounterpartyPatch,
    answer: CounterpartyAnswer,
    versioned: true,
    undoable: true,
  },
  'DELETE /api/counterparties/:id': {
    access: 'user',
    tag,
    summary: 'Удалить контрагента: бумаги, которые его печатают, снова спросят',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
})
