import {
  COLD_SEASON_MAX,
  isInn,
  isKpp,
  isOgrn,
  isOkato,
  isOkogu,
  isOkpo,
  isOktmo,
  isOkved,
  isSoleTraderInn,
  isTimeZone,
  parseColdSeason,
  RISK_CATEGORIES,
  ROLES,
} from '@ot/domain'
import { z } from 'zod'
import {
  byId,
  calendarDate,
  email,
  id,
  isPlainText,
  optionalText,
  phone,
  requiredText,
  version,
} from './fields.ts'
import { defineRoutes } from './route.ts'

const NAME_MAX = 500
const LINE_MAX = 300
const REGIONAL_DAYS_MAX = 100

const digits = (max: number) => z.string().trim().min(1).max(max)
const caseForm = z.string().trim().max(LINE_MAX).refine(isPlainText, 'Недопустимые знаки').optional()

/** A user's own spelling of a case that the product got wrong; an empty one means «as the product makes it». */
export const CaseForms = z.strictObject({
  genitive: caseForm,
  dative: caseForm,
  accusative: caseForm,
  instrumental: caseForm,
  prepositional: caseForm,
})

/** Fields of a company as they are sent. The maxima of 13 and 16 are typing limits; the rules are checksums. */
export const CompanyFields = z.strictObject({
  name: requiredText(NAME_MAX),
  shortName: requiredText(LINE_MAX),
  formOfOwnership: requiredText(LINE_MAX),
  activities: z.array(id).min(1, 'Выберите хотя бы один вид деятельности').max(100),
  legalAddress: requiredText(NAME_MAX),
  actualAddress: requiredText(NAME_MAX),
  mailingAddress: requiredText(NAME_MAX),
  phone,
  email,
  inn: digits(13).refine(isInn, 'ИНН — 10 или 12 цифр с верной контрольной цифрой'),
  kpp: z
    .union([z.literal('').transform(() => null), digits(9).refine(isKpp, 'КПП — 9 знаков')])
    .nullable()
    .default(null),
  okpo: digits(10).refine(isOkpo, 'ОКПО — 8 или 10 цифр с верной контрольной цифрой'),
  okato: digits(11).refine(isOkato, 'ОКАТО — от 2 до 11 цифр'),
  oktmo: digits(11).refine(isOktmo, 'ОКТМО — 8 или 11 цифр'),
  okved: digits(8).refine(isOkved, 'ОКВЭД в виде 00.00.00'),
  ogrn: digits(16).refine(isOgrn, 'ОГРН — 13 цифр, ОГРНИП — 15, с верной контрольной цифрой'),
  okogu: digits(7).refine(isOkogu, 'ОКОГУ — 7 или 5 цифр'),
  directorName: requiredText(LINE_MAX),
  directorPosition: requiredText(LINE_MAX),
  directorNameCases: CaseForms.default({}),
  directorPositionCases: CaseForms.default({}),
  timeZone: z.string().refine(isTimeZone, 'Неизвестный часовой пояс').default('Europe/Moscow'),
  city: optionalText(LINE_MAX),
  headcount: z.int().min(1).max(1_000_000).nullable().default(null),
  microEnterprise: z.boolean().nullable().default(null),
  sfrNumber: z
    .union([
      z.literal('').transform(() => null),
      z
        .string()
        .trim()
        .regex(/^\d{10,12}$/, 'Номер СФР — от 10 до 12 цифр'),
    ])
    .nullable()
    .default(null),
  riskCategory: z.enum(RISK_CATEGORIES).nullable().default(null),
  additionalAddresses: z.array(requiredText(NAME_MAX)).max(50).default([]),
  /** Days off that a law of the region adds; terms in working days pass over them. */
  regionalDaysOff: z
    .array(calendarDate)
    .max(REGIONAL_DAYS_MAX, `Не больше ${REGIONAL_DAYS_MAX} дней`)
    .default([]),
  /** From which day to which winter PPE is worn; null: nobody has said. */
  coldSeason: optionalText(COLD_SEASON_MAX).refine(
    (season) => season === null || parseColdSeason(season) !== null,
    'С какого дня по какой, например 15.10–15.04',
  ),
})

/** What only the whole card shows: КПП by the kind of ИНН, ОГРН or ОГРНИП by the same. */
function checkWhole(company: z.infer<typeof CompanyFields>, context: z.core.$RefinementCtx): void {
  const soleTrader = isSoleTraderInn(company.inn)
  if (!soleTrader && company.kpp === null) {
    context.addIssue({ code: 'custom', path: ['kpp'], message: 'Обязательное поле' })
  }
  if (soleTrader && company.kpp !== null) {
    context.addIssue({ code: 'custom', path: ['kpp'], message: 'У индивидуального предпринимателя нет КПП' })
  }
  if (soleTrader !== (company.ogrn.length === 15)) {
    const message = soleTrader
      ? 'Для ИНН из 12 цифр укажите ОГРНИП (15 цифр)'
      : 'Для ИНН из 10 цифр укажите ОГРН (13 цифр)'
    context.addIssue({ code: 'custom', path: ['ogrn'], message })
  }
}

export const CompanyInput = CompanyFields.superRefine(checkWhole)
export type CompanyInput = z.infer<typeof CompanyInput>

/** A merge patch: no field is filled in by a default, `null` clears. The merged card is checked by CompanyInput. */
export const CompanyPatch = z.strictObject(
  Object.fromEntries(Object.keys(CompanyFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const ActivityAnswer = z.object({ id, name: z.string() })

export const CompanyAnswer = z.object({
  ...CompanyFields.shape,
  id,
  version,
  role: z.enum(ROLES),
  activities: z.array(ActivityAnswer),
})
export type CompanyAnswer = z.infer<typeof CompanyAnswer>

/** What a lookup by ИНН found; only what is publicly known, the rest is absent. */
export const LookupAnswer = z.object(
  Object.fromEntries(
    (
      [
        'name',
        'shortName',
        'formOfOwnership',
        'legalAddress',
        'inn',
        'kpp',
        'okpo',
        'okato',
        'oktmo',
        'okved',
        'ogrn',
        'okogu',
        'directorName',
        'directorPosition',
        'city',
        'phone',
        'email',
      ] as const
    ).map((key) => [key, z.string().optional()]),
  ),
)
export const LookupBody = z.strictObject({
  inn: z.string().trim().max(13).refine(isInn, 'ИНН — 10 или 12 цифр с верной контрольной цифрой'),
})

export const ActivityRequestBody = z.strictObject({
  name: requiredText(LINE_MAX),
  email,
  phone,
  emailAdditional: z
    .union([z.literal('').transform(() => null), email])
    .nullable()
    .default(null),
  contactName: requiredText(LINE_MAX),
})

const tag = 'companies'

export const companyRoutes = defineRoutes({
  'GET /api/companies': {
    access: 'user',
    tag,
    summary: 'Организации пользователя; первая — текущая',
    answer: z.array(CompanyAnswer),
  },
  'POST /api/companies': {
    access: 'user',
    tag,
    summary: 'Новая организация',
    body: CompanyInput,
    answer: CompanyAnswer,
    status: 201,
  },
  'POST /api/companies/:id/choose': {
    access: 'user',
    tag,
    summary: 'Сделать текущей: она становится первой в списке пользователя',
    params: byId,
    status: 204,
  },
  'GET /api/companies/:id': {
    access: 'user',
    tag,
    summary: 'Организация',
    params: byId,
    answer: CompanyAnswer,
  },
  'PATCH /api/companies/:id': {
    access: 'user',
    tag,
    summary: 'Изменение: только изменённые поля',
    params: byId,
    body: CompanyPatch,
    answer: CompanyAnswer,
    versioned: true,
  },
  'POST /api/companies/lookup-by-inn': {
    access: 'user',
    tag,
    summary: 'Сведения по ИНН',
    body: LookupBody,
    answer: LookupAnswer,
  },
  'GET /api/activities': {
    access: 'user',
    tag,
    summary: 'Виды деятельности',
    answer: z.array(ActivityAnswer),
  },
  'POST /api/actual-activity-requests': {
    access: 'user',
    tag,
    summary: 'Просьба добавить вид деятельности',
    body: ActivityRequestBody,
    answer: z.object({ id }),
    status: 201,
  },
})
