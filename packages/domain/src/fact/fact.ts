import type { CounterpartyKind } from '../collection/counterparty-fields.ts'
import { COUNTERPARTY_PARTS } from '../collection/counterparty-text.ts'
import type { PlaceText } from '../collection/place-fields.ts'
import type { ThingKind } from '../collection/thing-kinds.ts'
import type { NeedCondition } from '../document/need.ts'
import type { RoleTraining } from '../responsibility/role-training.ts'
import type { RecordKey } from './record-source.ts'

/** What a fact of an organisation may be. */
export const FACT_TYPES = [
  'person',
  'people',
  'commission',
  'counterparty',
  'place',
  'thing',
  'date',
  'number',
  'yesNo',
  'choice',
  'text',
] as const
export type FactType = (typeof FACT_TYPES)[number]

/** In the order in which the interview asks. */
export const FACT_THEMES = [
  'inCharge',
  'duties',
  'lists',
  'commissions',
  'premises',
  'work',
  'counterparties',
  'rules',
] as const
export type FactTheme = (typeof FACT_THEMES)[number]

export const FACT_THEME_LABELS = {
  inCharge: 'Ответственные лица',
  duties: 'Кто за что отвечает',
  lists: 'Кто к чему допущен',
  commissions: 'Комиссии',
  premises: 'Здания и помещения',
  work: 'Чем и на чём работают',
  counterparties: 'С кем есть договоры',
  rules: 'Порядки организации',
} satisfies Record<FactTheme, string>

/** Themes of which it is enough to accept what is proposed: people and duties; the others are the interview. */
export const PEOPLE_THEMES: readonly FactTheme[] = ['inCharge', 'duties', 'lists', 'commissions']

/** What of the company's card a fact may be proposed from. */
export type CardField = 'actualAddress' | 'phone' | 'formOfOwnership'

export type FactOption = { value: string; label: string }

/** Of fewer people there is no commission, and none is asked for. */
export const FEWEST_MEMBERS = 3

/** Ids of employees; a commission has at least a chair and members. */
export type CommissionValue = {
  chairId: number | null
  deputyId: number | null
  secretaryId: number | null
  memberIds: readonly number[]
}

/** As it is kept: text, date and choice as text; a person and a counterparty by id, several of them by ids. */
export type FactValue = string | number | boolean | readonly number[] | CommissionValue

/** A record that is not there yet. */
export type NamedRecord = { name: string }

/** As it is said: besides what is kept, records by their names. */
export type FactInput = FactValue | NamedRecord | readonly (number | NamedRecord)[]

/** Who may hold a duty: words of a position's name, the best first; of several people the first in the list. */
export type Holders = readonly RegExp[]

type Common = {
  theme: FactTheme
  label: string
  question: string
  hint?: string
}

/** Somebody with a duty. `role`: of the five groups of persons in charge, kept there. */
export type PersonFact = Common & {
  type: 'person'
  role?: number
  holders?: Holders
  /** Facts whose holder does this as well where nobody's position tells; in the end the director. */
  like?: readonly string[]
  /** Facts whose holder it never is: who stands in for somebody is somebody else. */
  unlike?: readonly string[]
  /** Only of who has the group for it: never proposed of somebody merely because he leads the work. */
  isQualified?: true
  /** What he is to have learnt; of the five groups their roles tell. */
  training?: RoleTraining
}

/** Everybody whose position tells so. */
export type PeopleFact = Common & {
  type: 'people'
  holders: Holders
  /** The first of every position: a paper lists positions, not people. */
  onePerPosition?: true
  /** Whose holders do it where nobody's position tells. */
  like?: readonly string[]
  /** Facts whose holders are none of them. */
  unlike?: readonly string[]
  /** Records that tell it until somebody says otherwise. */
  record?: RecordKey
}

/** Members are proposed from `holders`, a chair from `chair`, else the director. */
export type CommissionFact = Common & {
  type: 'commission'
  chairRole?: number
  /** Facts whose holder is the chair where no role tells. */
  chair?: readonly string[]
  /** In a small enterprise its director is in it himself, and leads it. */
  ofSmallEmployer?: 'director'
  holders: Holders
  /** Facts whose holders are members before others. */
  like?: readonly string[]
  /** Facts whose holders keep what it decides on: at most members of it, never in the place of the chair. */
  keepers?: readonly string[]
  /** The clause that asks for an odd number of people. */
  odd?: string
  /** One of two equal sides: the fact that tells how many people each has. */
  side?: string
  /** What each of them is to have learnt. */
  training?: RoleTraining
}

export type ChoiceFact = Common & { type: 'choice'; options: readonly FactOption[] }

/**
 * What an organisation does not have: `without` are the conditions that fall away with it, with the papers that hang on them;
 * `none` is what papers print instead.
 */
type MayBeAbsent = { without?: readonly NeedCondition[]; none?: string }

/**
 * Where the answer is a part of a record: `contractOf`, of the counterparty that this fact names, its contract or else
 * its `contractPart`; `place`, a field of the places. `things`: where there are such, they are listed instead of what was
 * said. `card`: what of the company's card is proposed.
 */
export type TextFact = Common &
  MayBeAbsent & {
    type: 'text' | 'place' | 'thing'
    card?: CardField
    contractOf?: string
    contractPart?: 'signatory'
    place?: PlaceText
    things?: readonly ThingKind[]
  }

/** Another organisation of this kind; of several at once where `isSeveral`. */
export type CounterpartyFact = Common &
  MayBeAbsent & { type: 'counterparty'; kind: CounterpartyKind; isSeveral?: boolean }

/** `proposal`: with the reason, an act or usual practice. */
export type NumberFact = Common & { type: 'number'; proposal?: { value: number; reason: string } }
/** `saidIn`: the fact whose answer may name the day already: it is not asked again then. */
export type DateFact = Common & { type: 'date'; saidIn?: string }
export type PlainFact = Common & { type: 'yesNo' }

export type Fact =
  | PersonFact
  | PeopleFact
  | CommissionFact
  | ChoiceFact
  | TextFact
  | CounterpartyFact
  | NumberFact
  | DateFact
  | PlainFact

/**
 * `members`: whom no other question of the paper names; `besidesChair`, `besidesHeads`: the composition where the secretary,
 * or the deputy too, is named elsewhere as one of the members.
 */
export const COMMISSION_PARTS = [
  'chair',
  'deputy',
  'secretary',
  'members',
  'besidesChair',
  'besidesHeads',
  'everyone',
] as const
export type CommissionPart = (typeof COMMISSION_PARTS)[number]

/**
 * Which of a fact's parts a paper prints: of a commission its people, of a person his position, of people their number, of a
 * counterparty its requisites; `given` of a choice: nothing where «none» was chosen, so that the line goes.
 */
export const FACT_PARTS = [...COMMISSION_PARTS, 'position', 'count', 'given', ...COUNTERPARTY_PARTS] as const
export type FactPart = (typeof FACT_PARTS)[number]
