import { type IncidentDegree, severityOf } from './degrees.ts'
import { investigatorOf, type VictimStanding } from './victim-standings.ts'

type Facts = {
  degree: IncidentDegree
  inspection: object | null
  victims: readonly { fullname: string; standing: VictimStanding; organisation: string | null }[]
  members: readonly { organisation: string | null }[]
}
type Victim = Facts['victims'][number]
export type StandingWarning = { field: 'victims' | 'commission.members'; message: string }

/** What the standing of the victims asks of the investigation. */
export function standingWarnings(facts: Facts): StandingWarning[] {
  return facts.victims.flatMap((victim) => {
    const message = messageOf(victim, facts)
    return message === null ? [] : [message]
  })
}

function messageOf(victim: Victim, facts: Facts): StandingWarning | null {
  const { fullname, standing, organisation } = victim
  const theirs = organisation ?? 'другой работодатель'
  switch (standing) {
    case 'employee':
      return null
    case 'civilContract':
      return { field: 'victims', message: `${fullname}: ${civilContract(facts)}` }
    case 'sentHere':
      return isRepresented(victim, facts)
        ? null
        : {
            field: 'commission.members',
            message: `${fullname}: случай расследуете вы, а в комиссию входит представитель того, кто направил работника (${theirs}). Не приехал — срок от этого не меняется (ТК РФ, ст. 229)`,
          }
    case 'employeeAway':
      return isRepresented(victim, facts)
        ? null
        : {
            field: 'commission.members',
            message: `${fullname}: случай расследуете вы; представитель того, чья территория (${theirs}), участвует при необходимости, а на выделенном вам участке — обязательно (ТК РФ, ст. 229)`,
          }
    case 'employeeSent':
    case 'onOurSite':
      return {
        field: 'victims',
        message: `${fullname}: случай расследует комиссия другого работодателя (${theirs}), вы участвуете в её работе (ТК РФ, ст. 229)`,
      }
  }
}

function civilContract(facts: Facts): string {
  if (severityOf(facts.degree) === 'easy')
    return 'порядка для лёгкого случая по гражданско-правовому договору приказ № 223н не называет. Шаги показаны как для работника: решите с инспекцией труда, нужен ли акт Н-1; в фонд сообщают, если по договору платятся взносы на травматизм'
  return investigatorOf(facts) === 'inspector'
    ? 'случай расследует государственный инспектор труда по заявлению пострадавшего или близких погибшего (приказ Минтруда № 223н, п. 17). Комиссию вы не образуете'
    : 'об этом пострадавшем заключение даёт государственный инспектор труда по заявлению (приказ Минтруда № 223н, п. 17); комиссия расследует случай с вашими работниками'
}

/** Somebody of that organisation sits in the commission, or there is no commission yet to look at. */
function isRepresented({ organisation }: Victim, { members }: Facts): boolean {
  if (members.length === 0) return false
  const theirs = organisation?.trim().toLowerCase() ?? ''
  return members.some(
    (member) =>
      member.organisation !== null && (theirs === '' || member.organisation.toLowerCase().includes(theirs)),
  )
}
