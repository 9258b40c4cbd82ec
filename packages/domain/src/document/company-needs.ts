import { ACTIVITIES } from '../activity/activities.ts'
import { normLabel } from '../norms/register.ts'
import {
  NEED_CONDITION_LABELS,
  NEED_CONDITIONS,
  type Need,
  type NeedBasis,
  type NeedCondition,
} from './need.ts'
import { HALLS, type HeldPosition, NEED_SIGNS } from './need-signs.ts'

/** More people than this make a labour protection service obligatory (Labour Code, art. 223). */
const SERVICE_HEADCOUNT = 50
/** Permanent workplaces on one floor that make a plan of evacuation obligatory (PP 1479, p. 5). */
const EVACUATION_HEADCOUNT = 10
/** Fewer cannot form a commission or spare a person for briefings: the employer does it himself (426-ФЗ, art. 9, p. 3.1). */
const COMMISSION_HEADCOUNT = 5
/** Whose position stands in the staff list was introduced already. */
const SAFETY_SPECIALIST = /специалист\S* по охране труда/i
const LARGE_HALL_HEADCOUNT = 16
const NAMED_POSITIONS = 3

/** What is known of an organisation that decides which papers it needs. */
export type NeedFacts = {
  activityIds: readonly number[]
  /** As the card says, else how many people are entered; null: neither is known. */
  headcount: number | null
  microEnterprise: boolean | null
  /** That somebody holds now. */
  positions: readonly HeldPosition[]
  /** Workplaces of class 3.1 and worse. */
  harmfulWorkplaces: number
  /** Of class 3.2 and worse. */
  extraLeaveWorkplaces: number
  /** A commission of its own examines the knowledge. */
  hasTrainingCommission: boolean
}

/** What the organisation has or does, each with what tells so. */
export type CompanyNeeds = ReadonlyMap<NeedCondition, string>

export function companyNeeds(facts: NeedFacts): CompanyNeeds {
  return new Map(
    NEED_CONDITIONS.flatMap((condition) => {
      const sign = signOf(condition, facts)
      return sign === null ? [] : [[condition, sign] as const]
    }),
  )
}

function signOf(condition: NeedCondition, facts: NeedFacts): string | null {
  return knownSign(condition, facts) ?? activitySign(condition, facts) ?? positionSign(condition, facts)
}

function knownSign(condition: NeedCondition, facts: NeedFacts): string | null {
  switch (condition) {
    case 'headcountOver50':
      return (facts.headcount ?? 0) > SERVICE_HEADCOUNT ? `работников ${facts.headcount}` : null
    case 'noSafetySpecialist':
      return (facts.headcount ?? 0) > SERVICE_HEADCOUNT &&
        !facts.positions.some(({ name }) => SAFETY_SPECIALIST.test(name))
        ? `работников ${facts.headcount}, такой должности в списке нет`
        : null
    case 'headcountFrom10':
      return (facts.headcount ?? 0) >= EVACUATION_HEADCOUNT ? `работников ${facts.headcount}` : null
    case 'headcountFrom5':
      if (facts.headcount === null) return 'сколько работников, не указано'
      return facts.headcount >= COMMISSION_HEADCOUNT ? `работников ${facts.headcount}` : null
    case 'microEnterprise':
      return facts.microEnterprise === true ? 'указано в сведениях об организации' : null
    case 'aboveMicro':
      // What is not known to be a micro-enterprise may simplify nothing (776н, p. 8; PP 2464, p. 100-103).
      return facts.microEnterprise === true ? null : 'микропредприятие в сведениях не указано'
    case 'harmfulConditions':
      return facts.harmfulWorkplaces > 0
        ? `рабочих мест класса 3.1 и выше — ${facts.harmfulWorkplaces}`
        : null
    case 'extraLeave':
      return facts.extraLeaveWorkplaces > 0
        ? `рабочих мест класса 3.2 и выше — ${facts.extraLeaveWorkplaces}`
        : null
    // Until it is said in the interview that there is none.
    case 'website':
      return 'не сказано, что его нет'
    case 'inHouseTraining':
      return facts.hasTrainingCommission ? 'назначен председатель комиссии по проверке знания' : null
    case 'ppe': {
      const activity = ACTIVITIES.find(({ id, office }) => !office && facts.activityIds.includes(id))
      return activity === undefined ? null : activityText(activity.name)
    }
    // A hall that holds fifty people at once is not kept by a handful of sellers (PP 1479, p. 5).
    case 'massPresence':
    case 'fireAlarm':
      return (facts.headcount ?? 0) >= LARGE_HALL_HEADCOUNT ? activityAmong(HALLS, facts) : null
    default:
      return null
  }
}

function activitySign(condition: NeedCondition, { activityIds }: NeedFacts): string | null {
  return activityAmong(NEED_SIGNS[condition]?.activities ?? [], { activityIds })
}

function activityAmong(signs: readonly number[], { activityIds }: Pick<NeedFacts, 'activityIds'>) {
  const activity = ACTIVITIES.find(({ id }) => activityIds.includes(id) && signs.includes(id))
  return activity === undefined ? null : activityText(activity.name)
}

function activityText(name: string): string {
  return `вид деятельности «${name}»`
}

function positionSign(condition: NeedCondition, { positions }: NeedFacts): string | null {
  const isSign = NEED_SIGNS[condition]?.position ?? (() => false)
  const names = positions.filter(isSign).map(({ name }) => `«${name}»`)
  if (names.length === 0) return null
  const [shown, rest] = [names.slice(0, NAMED_POSITIONS).join(', '), names.length - NAMED_POSITIONS]
  const word = names.length === 1 ? 'должность' : 'должности'
  return rest > 0 ? `${word} ${shown} и ещё ${rest}` : `${word} ${shown}`
}

type Wanted = { need: Need; needBasis: NeedBasis | null; activities: 'all' | readonly number[] }

/** Why the organisation needs a paper and which act demands it; null: it may do without, or is of another trade. */
export function needReason(
  { need, needBasis, activities }: Wanted,
  company: CompanyNeeds,
  activityIds: readonly number[],
): string | null {
  if (activities !== 'all' && !activities.some((id) => activityIds.includes(id))) return null
  const why = whyNeeded(need, company)
  return why === null || needBasis === null ? why : `${why} — ${basisText(needBasis)}`
}

function whyNeeded(need: Need, company: CompanyNeeds): string | null {
  if (need === 'optional') return null
  if (need === 'always') return 'обязателен почти для каждого работодателя'
  const met = need
    .map((one) => (typeof one === 'string' ? [one] : one))
    .find((together) => together.every((condition) => company.has(condition)))
  return (
    met?.map((condition) => `${NEED_CONDITION_LABELS[condition]}: ${company.get(condition)}`).join('; ') ??
    null
  )
}

function basisText({ act, clause, verified }: NeedBasis): string {
  const label = normLabel(act, clause)
  return verified ? label : `${label} (пункт не сверен)`
}
