import { grouped } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { findResponsibilityRole } from '../responsibility/responsibilities.ts'
import { demandedProgrammes, NO_TRAINING } from '../responsibility/role-training.ts'
import { INSTRUCTOR_FIRST_AID_RULE, trainingRule } from '../rule/rule-name.ts'
import { startDays } from '../rule/start-days.ts'
import { centreCategoriesOf } from '../training/centre.ts'
import { programmeName } from '../training/programme-name.ts'
import type { Programme } from '../training/programmes.ts'
import type { HeldRole, Subject } from './obligation.ts'
import type { Wanted } from './wanted.ts'

/** Whether what the rule asks for is asked for by an appointment. */
export function isAskedByRole(subject: Subject, rule: string): boolean {
  return demandsOf(subject).some((demand) => ruleOf(demand) === rule)
}

type Demand = { programme: Programme; roles: readonly HeldRole[] }

/** What the company's own appointments ask of whom it named: no question, the appointment is the answer. */
export function wantedOfRoles(subject: Subject): Wanted[] {
  return demandsOf(subject).map((demand) => {
    const { programme, roles } = demand
    const briefing = isBeforeBriefing(demand) ? roles.filter(isInstructing) : roles
    return {
      section: 'training',
      rule: ruleOf(demand),
      name: programmeName(programme),
      condition: null,
      facts: { programme },
      from: firstDay(briefing, startDays(subject).contract),
      reason: reasonOf(programme, roles),
    }
  })
}

/** PP 2464, п. 33 «а»: first aid comes before the first briefing that the named person holds. */
function isBeforeBriefing({ programme, roles }: Demand): boolean {
  return programme === 'first-aid' && roles.some(isInstructing)
}

function isInstructing({ roleId }: HeldRole): boolean {
  const training = findResponsibilityRole(roleId)?.training
  return training?.kind === 'programmes' && training.instructs
}

function ruleOf(demand: Demand): string {
  return isBeforeBriefing(demand) ? INSTRUCTOR_FIRST_AID_RULE : trainingRule(demand.programme)
}

/** Each programme once, with all the roles that ask for it. */
function demandsOf({ roles, rules }: Subject): Demand[] {
  const asked = roles.flatMap((held) =>
    demandedProgrammes(findResponsibilityRole(held.roleId)?.training ?? NO_TRAINING).map((any) => ({
      any,
      held,
    })),
  )
  // A higher electrical group that is kept already, or that another role asks for, stands for the least one.
  const least = new Set(asked.flatMap(({ any }) => any.slice(0, 1)))
  const isMet = (programme: Programme) => least.has(programme) || rules.has(trainingRule(programme))
  const demands = asked.flatMap(({ any, held }) => {
    const programme = any.findLast(isMet)
    return programme === undefined ? [] : [{ programme, held }]
  })
  return [...grouped(demands, ({ programme }) => programme)].map(([programme, asking]) => ({
    programme,
    roles: asking.map(({ held }) => held),
  }))
}

/** Who was named before he was hired anew counts from the hiring. */
function firstDay(roles: readonly HeldRole[], hiredOn: CalendarDate): CalendarDate {
  const [earliest = hiredOn] = roles.map(({ since }) => since).sort()
  return earliest > hiredOn ? earliest : hiredOn
}

function reasonOf(programme: Programme, roles: readonly HeldRole[]): string {
  const names = roles.map(({ roleId }) => findResponsibilityRole(roleId)?.name ?? '')
  const appointed = `Работник назначен: ${names.join('; ')}.`
  // PP 2464, p. 44: labour protection itself; pp. 34, 77 for the rest of the programmes.
  const isCentre =
    (programme === 'general' || programme === 'methods') &&
    centreCategoriesOf(roles.map(({ roleId }) => roleId)).length > 0
  return isCentre ? `${appointed} Обучение — только в учебном центре (п. 44).` : appointed
}
