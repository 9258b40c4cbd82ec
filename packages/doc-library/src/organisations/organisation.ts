import {
  ACTIVITIES,
  byField,
  COUNTERPARTY_FIELD_NAMES,
  type FactKey,
  isFactKey,
  isNormId,
  type NormId,
} from '@ot/domain'
import { z } from 'zod'

/** Invented, with ordinary staff lists: what the library promises is measured on them. */
export const ORGANISATIONS = ['plant', 'office', 'cafe', 'builders', 'shop'] as const
export type OrganisationId = (typeof ORGANISATIONS)[number]

const text = z.string().min(1)
const COUNTERPARTY_TEXTS = COUNTERPARTY_FIELD_NAMES.filter((field) => field !== 'kind' && field !== 'name')
const byTitle = z.record(text, text)

const factKey = z.custom<FactKey>((key) => typeof key === 'string' && isFactKey(key), 'Такого факта нет')

/** Another organisation as its people know it. */
const counterparty = z.strictObject({
  name: text,
  ...byField(COUNTERPARTY_TEXTS, () => text.nullable().default(null)),
})

const cardSchema = z.strictObject({
  name: text,
  shortName: text,
  inn: text,
  kpp: text.nullable(),
  ogrn: text,
  okpo: text,
  okved: text,
  oktmo: text,
  legalAddress: text,
  actualAddress: text,
  mailingAddress: text,
  phone: text,
  email: z.string(),
  city: text.nullable(),
  headcount: z.int().positive(),
  directorName: text,
  directorPosition: text,
})

export const organisationSchema = z.strictObject({
  title: text,
  card: cardSchema,
  otherOkved: z.array(text),
  activities: z.array(z.int().refine((id) => ACTIVITIES.some((activity) => activity.id === id))).min(1),
  microEnterprise: z.boolean(),
  /** Equipment, vehicles, places: nothing reads them yet but who wrote what an inspector asks for. */
  things: z.array(text).min(1),
  /** The reference position that whoever imports the list chooses for a title. */
  positions: byTitle,
  /** Titles whose workplaces are of class 3.1 and worse. */
  harmful: z.record(text, z.enum(['3.1', '3.2', '3.3', '3.4', '4'])),
  /** The title of who is named for a role. */
  inCharge: byTitle,
  /** What its people say in the interview, by the key of a fact. */
  answers: z.partialRecord(factKey, z.union([text, z.number(), counterparty])).default({}),
  /** «У нас этого нет». */
  notApplicable: z.array(factKey).default([]),
})
export type OrganisationData = z.infer<typeof organisationSchema>

const normId = z.custom<NormId>(
  (id) => typeof id === 'string' && isNormId(id),
  'Такого акта нет в реестре норм',
)

const demandSchema = z.strictObject({
  paper: text,
  template: text,
  /** `verified`: the clause was read in a text of the act or in a source that quotes it; else it is from memory. */
  basis: z.strictObject({ act: normId, clause: text, verified: z.boolean() }),
  asked: z.array(z.strictObject({ of: z.array(z.enum(ORGANISATIONS)).min(1), why: text })).min(1),
})
export const demandsSchema = z.array(demandSchema)
/** A paper that an inspector asks for, by which clause, of whom and why. */
export type Demand = z.infer<typeof demandSchema>

export function isAskedOf({ asked }: Demand, organisation: OrganisationId): boolean {
  return asked.some(({ of }) => of.includes(organisation))
}
