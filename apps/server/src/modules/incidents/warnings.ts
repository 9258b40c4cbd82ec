import type { IncidentAnswer } from '@ot/contract'
import {
  addHours,
  compareInstants,
  INJURY_SEVERITIES,
  isGroupDegree,
  severityOf,
  standingWarnings,
} from '@ot/domain'
import { courseFactsOf, type LoadedIncident } from './load-incident.ts'

type Warning = IncidentAnswer['warnings'][number]

/** What the law does not forbid outright, or what only the user can tell. */
export function warningsOf(loaded: LoadedIncident, headIds: ReadonlySet<number>): Warning[] {
  return [
    ...lateWarnings(loaded),
    ...degreeWarnings(loaded),
    ...standingWarnings(standingsOf(loaded)),
    ...commissionWarnings(loaded, headIds),
  ]
}

function standingsOf(loaded: LoadedIncident) {
  const { degree, inspection } = courseFactsOf(loaded)
  return {
    degree,
    inspection,
    members: loaded.members,
    victims: loaded.victims.map(({ fullname, facts: { standing, organisation } }) => ({
      fullname,
      standing,
      organisation,
    })),
  }
}

/** Приказ Минтруда № 223н, п. 24. */
function lateWarnings({ incident: { toldAt, occurredAt, applicationOn } }: LoadedIncident): Warning[] {
  const isLate = compareInstants(toldAt, addHours(occurredAt, 24)) > 0
  return isLate && applicationOn === null
    ? [
        {
          field: 'applicationOn',
          message:
            'Работодателю сообщили позже чем через 24 часа: такой случай расследуют по заявлению пострадавшего в течение месяца (ТК РФ, ст.\u00a0229.1, ч.\u00a02). Внесите день заявления',
        },
      ]
    : []
}

function degreeWarnings({ incident: { degree }, victims }: LoadedIncident): Warning[] {
  const warnings: Warning[] = []
  if (isGroupDegree(degree) && victims.length < 2)
    warnings.push({
      field: 'victims',
      message: 'Случай групповой, а пострадавший внесён один: добавьте остальных своих работников',
    })
  const worse = victims.find(
    ({ facts: { severity } }) =>
      severity !== null &&
      INJURY_SEVERITIES.indexOf(severity) > INJURY_SEVERITIES.indexOf(severityOf(degree)),
  )
  if (worse !== undefined)
    warnings.push({
      field: 'degree',
      message: `${worse.fullname}: травма тяжелее, чем степень случая. Поменяйте степень — шаги перестроятся`,
    })
  return warnings
}

function commissionWarnings(
  { incident: { degree }, members }: LoadedIncident,
  headIds: ReadonlySet<number>,
): Warning[] {
  const warnings: Warning[] = []
  const head = members.find(({ employeeId }) => employeeId !== null && headIds.has(employeeId))
  if (head !== undefined)
    warnings.push({
      field: 'commission.members',
      message: `${head.fullname} руководит отделом, где произошёл случай: кто отвечает за охрану труда на участке, в комиссию не входит (ТК РФ, ст. 229)`,
    })
  const chair = members.find(({ role }) => role === 'chair')
  if (severityOf(degree) !== 'easy' && chair !== undefined && chair.employeeId !== null)
    warnings.push({
      field: 'commission.members',
      message:
        'Тяжёлый и смертельный случай расследует комиссия во главе, как правило, с государственным инспектором труда (ТК РФ, ст. 229, ч. 2)',
    })
  return warnings
}
