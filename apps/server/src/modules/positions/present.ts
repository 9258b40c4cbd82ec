import type { PositionCard } from '@ot/contract'
import {
  BRIEFING_KIND_LABELS,
  briefingRule,
  type CalendarDate,
  EARLIEST_DATE,
  medicalRule,
  type Periodicity,
  type PersonFacts,
  type PositionProfile,
  PROFILE_SOURCES,
  type ProfileFactor,
  programmeName,
  ruleLaw,
  THING_KIND_LABELS,
  trainingRule,
  WORK_PLACE_LABELS,
  writePeriodicity,
} from '@ot/domain'
import { findMedicalFactor, HAZARD_KIND_FACTS, type ReferencePosition } from '@ot/reference'

/** The card speaks of the position, not of a person: neither the young nor newcomers have their own periods here. */
const ANYBODY: PersonFacts = { birthDate: EARLIEST_DATE, hireDate: EARLIEST_DATE }

export function presentPositionCard(position: ReferencePosition, today: CalendarDate): PositionCard {
  const { id, name, cases, standard } = position
  return {
    id,
    name,
    cases,
    profile: presentProfile(position, today),
    standard: standard === null ? null : { code: standard.code, name: standard.name },
  }
}

function presentProfile(
  { family, isOwnProfile, profile }: ReferencePosition,
  today: CalendarDate,
): PositionCard['profile'] {
  return {
    isOwn: isOwnProfile,
    family: family.title,
    sector: profile.sector,
    okpdtr: codeOf(profile.okpdtr),
    hazards: profile.hazards.map((kind) => HAZARD_KIND_FACTS[kind].title),
    ppe: profile.ppe.map(({ name, norm, conditional }) => ({ name, norm, conditional })),
    medicalFactors: profile.medicalFactors.map((line) => presentFactor(line, today)),
    training: [
      ...profile.training.map(({ programme, conditional }) => ({
        title: programmeName(programme),
        periodicity: periodOf(trainingRule(programme), today),
        conditional,
      })),
      ...profile.briefings.map(({ kind, conditional }) => ({
        title: BRIEFING_KIND_LABELS[kind],
        periodicity: periodOf(briefingRule(kind), today),
        conditional,
      })),
    ],
    things: family.things.map((kind) => THING_KIND_LABELS[kind]),
    places: family.places.map((place) => WORK_PLACE_LABELS[place]),
    sources: PROFILE_SOURCES.map(({ text, verified }) => ({ text, verified })),
    note: profile.note,
  }
}

function codeOf(okpdtr: PositionProfile['okpdtr']): string | null {
  if (okpdtr === null) return null
  return okpdtr.verified ? okpdtr.code : `${okpdtr.code} (код не сверен)`
}

function presentFactor({ code, conditional }: ProfileFactor, today: CalendarDate) {
  const law = lawOf(medicalRule(code), today)
  const periodicity = `1 ${inWords(law?.periodicity ?? null)}`
  return {
    code,
    title: findMedicalFactor(code)?.shortTitle ?? '',
    // The act leaves one such cell empty.
    periodicity: law?.verified === true ? periodicity : `${periodicity} (в приказе срок не указан)`,
    conditional,
  }
}

function periodOf(rule: string, today: CalendarDate): string {
  return inWords(lawOf(rule, today)?.periodicity ?? null)
}

function lawOf(rule: string, today: CalendarDate) {
  return ruleLaw(rule, today, ANYBODY, findMedicalFactor)
}

/** «раз в 3 года», «раз в год», «разово» */
function inWords(periodicity: Periodicity | null): string {
  if (periodicity === null) return ''
  if (periodicity.kind !== 'every') return writePeriodicity(periodicity)
  return `раз в ${writePeriodicity(periodicity).replace(/^1 /, '')}`
}
