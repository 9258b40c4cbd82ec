import { shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { eventState } from '../deadline/deadline.ts'
import { PROGRAMME_FACTS, type Programme } from '../training/programmes.ts'

export const ELECTRICAL_GROUPS = [2, 3, 4, 5] as const
export type ElectricalGroup = (typeof ELECTRICAL_GROUPS)[number]

const GROUP_NUMERALS = { 2: 'II', 3: 'III', 4: 'IV', 5: 'V' } satisfies Record<ElectricalGroup, string>

/** What a role asks its holder to have learnt. */
export type RoleTraining =
  | { kind: 'none' }
  /** Every one of them. */
  | { kind: 'programmes'; programmes: readonly Programme[]; instructs: boolean }
  /** This group or a higher one. */
  | { kind: 'electrical'; least: ElectricalGroup }

export const NO_TRAINING: RoleTraining = { kind: 'none' }

export function trainingInProgrammes(...named: Programme[]): RoleTraining {
  return { kind: 'programmes', programmes: named, instructs: false }
}

/** Of who briefs: first aid before he first does. */
export function trainingOfInstructor(...named: Programme[]): RoleTraining {
  return { kind: 'programmes', programmes: named, instructs: true }
}

export function electricalGroup(least: ElectricalGroup): RoleTraining {
  return { kind: 'electrical', least }
}

/** Programmes any one of which meets the demand; several demands stand side by side. */
export function demandedProgrammes(training: RoleTraining): readonly (readonly Programme[])[] {
  switch (training.kind) {
    case 'none':
      return []
    case 'programmes':
      return training.programmes.map((programme) => [programme])
    case 'electrical':
      return [
        ELECTRICAL_GROUPS.filter((group) => group >= training.least).map(
          (group): Programme => `electrical-${group}`,
        ),
      ]
  }
}

export const ROLE_TRAINING_STATES = ['valid', 'soon', 'overdue', 'missing', 'notRequired'] as const
export type RoleTrainingState = (typeof ROLE_TRAINING_STATES)[number]

export const ROLE_TRAINING_LABELS = {
  valid: 'обучение действует',
  soon: 'обучение скоро истекает',
  overdue: 'обучение просрочено',
  missing: 'обучение не пройдено',
  notRequired: 'обучение не требуется',
} satisfies Record<RoleTrainingState, string>

/** A training obligation of an employee as it is recorded. */
export type HeldTraining = {
  programme: Programme
  date: CalendarDate | null
  deadline: CalendarDate | null
  /** The last check of knowledge was not passed. */
  failed: boolean
}

export type TrainingCheck = {
  state: RoleTrainingState
  /** By when the first of them is to be repeated; null: nothing is valid, or nothing runs out. */
  until: CalendarDate | null
  /** What is in order and what is not, in words. */
  explanation: string
}

type MetDemand = {
  name: string
  state: Exclude<RoleTrainingState, 'notRequired'>
  until: CalendarDate | null
}

const WORST_FIRST = ['missing', 'overdue', 'soon', 'valid'] as const satisfies readonly MetDemand['state'][]

/** Whether the holder's training for the role is valid today. */
export function checkRoleTraining(
  training: RoleTraining,
  held: readonly HeldTraining[],
  today: CalendarDate,
): TrainingCheck {
  const demands = demandedProgrammes(training).map((any) => metBy(any, held, today))
  if (demands.length === 0)
    return { state: 'notRequired', until: null, explanation: 'Особого обучения роль не требует.' }
  const state = WORST_FIRST.find((candidate) => demands.some((demand) => demand.state === candidate))
  const ends = demands.flatMap(({ until }) => until ?? []).sort()
  return {
    state: state ?? 'missing',
    until: state === 'missing' ? null : (ends[0] ?? null),
    explanation: WORST_FIRST.flatMap((of) => sentenceOf(of, demands) ?? []).join(' '),
  }
}

/** The best of what was learnt: a higher group stands for the lower one. */
function metBy(any: readonly Programme[], held: readonly HeldTraining[], today: CalendarDate): MetDemand {
  const found = held
    .filter(({ programme, failed }) => any.includes(programme) && !failed)
    .map(
      (one): MetDemand => ({ name: nameOf(one.programme), state: stateOf(one, today), until: one.deadline }),
    )
  const best = WORST_FIRST.toReversed().flatMap((state) => found.filter((one) => one.state === state))
  return best[0] ?? { name: demandName(any), state: 'missing', until: null }
}

function stateOf(held: HeldTraining, today: CalendarDate): MetDemand['state'] {
  switch (eventState(held, today)) {
    case 'missing':
    case 'unknown':
      return 'missing'
    case 'overdue':
      return 'overdue'
    case 'soon':
      return 'soon'
    case 'ok':
    case 'none':
      return 'valid'
  }
}

function demandName(any: readonly Programme[]): string {
  const [least] = any
  if (least === undefined) return ''
  return any.length > 1 ? `${nameOf(least)} или выше` : nameOf(least)
}

const SHORT_NAMES: Partial<Record<Programme, string>> = {
  general: 'программа А',
  methods: 'программа Б',
  'first-aid': 'первая помощь',
  'ppe-use': 'применение СИЗ',
  'fire-safety': 'пожарная безопасность',
}

function nameOf(programme: Programme): string {
  const group = ELECTRICAL_GROUPS.find((candidate) => programme === `electrical-${candidate}`)
  if (group !== undefined) return `группа ${GROUP_NUMERALS[group]} по электробезопасности`
  return SHORT_NAMES[programme] ?? PROGRAMME_FACTS[programme].title
}

const OPENINGS = {
  missing: 'Не пройдено',
  overdue: 'Просрочено',
  soon: 'Скоро истекает',
  valid: 'Действует',
} satisfies Record<MetDemand['state'], string>

function sentenceOf(state: MetDemand['state'], demands: readonly MetDemand[]): string | null {
  const named = demands
    .filter((demand) => demand.state === state)
    .map(({ name, until }) =>
      until === null || state === 'missing'
        ? name
        : `${name} (${state === 'overdue' ? 'срок был' : 'до'} ${shortDate(until)})`,
    )
  return named.length === 0 ? null : `${OPENINGS[state]}: ${named.join(', ')}.`
}
