import { EVENT_FACTS, type RiskLine } from '@ot/contract'
import { RISK_LEVEL_LABELS, riskLevel, riskScore } from '@ot/domain'
import { grouped, lowerFirst } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { exposedOf } from './exposed.ts'
import { listedOnce } from './listed.ts'
import { listOpenEvents } from './record-queries.ts'
import {
  type ChosenPerson,
  type PaperRecords,
  personCells,
  type RecordRequest,
  recordsOfSection,
  workingPeople,
} from './record-request.ts'

type Assessed = { person: ChosenPerson; line: RiskLine; score: number }

async function listAssessed(tx: Tx, { companyId, people }: RecordRequest): Promise<Assessed[]> {
  const present = new Map(workingPeople(people).map((person) => [person.id, person]))
  const events = await listOpenEvents(tx, companyId, 'risk')
  return events.flatMap(({ employeeId, facts }) => {
    const person = present.get(employeeId)
    if (person === undefined) return []
    return EVENT_FACTS.risk
      .parse(facts)
      .hazards.map((line) => ({ person, line, score: riskScore(line.probability, line.severity) }))
  })
}

/** The gravest first. */
function byScore(left: { score: number }, right: { score: number }): number {
  return right.score - left.score
}

const levelOf = (score: number) => RISK_LEVEL_LABELS[riskLevel(score)]
const peopleOf = (all: readonly Assessed[]) => all.map(({ person }) => person)
/** Everybody there is, unless somebody was named. */
const staffOf = ({ isNamed, people }: RecordRequest) => (isNamed ? null : workingPeople(people))
const positionsOf = (all: readonly Assessed[]) => listedOnce(all.map(({ person }) => person.position))

/** Приказ № 776н: each hazard of the cards once, with everybody whom it threatens. */
export async function riskRegister(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const assessed = (await listAssessed(tx, request)).sort(byScore)
  if (assessed.length === 0) return []
  const staff = staffOf(request)
  const keyOf = ({ line }: Assessed) =>
    [line.code, line.hazard, line.danger, line.probability, line.severity].join('\n')
  const rows = [...grouped(assessed, keyOf).values()].map((same) => {
    const [first] = same
    const { code = null, hazard = '', danger = '', probability = 0, severity = 0 } = first?.line ?? {}
    const score = riskScore(probability, severity)
    return {
      места: listedOnce(same.map(({ person }) => person.department)),
      должности: positionsOf(same),
      кто: exposedOf(peopleOf(same), staff),
      код: code ?? '',
      опасность: hazard,
      событие: danger,
      принятые_меры: listedOnce(same.flatMap(({ line }) => line.measures)),
      оценка: `${probability} × ${severity} = ${score}`,
      уровень: levelOf(score),
    }
  })
  return [{ person: null, records: recordsOfSection('risk', { опасности: rows }) }]
}

/** Each measure of the cards once for its danger. */
export async function riskMeasures(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const assessed = (await listAssessed(tx, request)).sort(byScore)
  const wanted = assessed.flatMap((one) => one.line.measures.map((measure) => ({ ...one, measure })))
  if (wanted.length === 0) return []
  const staff = staffOf(request)
  const rows = [...grouped(wanted, ({ measure, line }) => `${measure}\n${line.danger}`).values()].map(
    (same) => {
      const [worst] = same
      return {
        мера: worst?.measure ?? '',
        опасность: worst?.line.danger ?? '',
        должности: positionsOf(same),
        кто: exposedOf(peopleOf(same), staff),
        оценка: String(worst?.score ?? ''),
        уровень: worst === undefined ? '' : levelOf(worst.score),
      }
    },
  )
  return [{ person: null, records: recordsOfSection('risk', { меры: rows }) }]
}

const MAIN_DANGERS = 3

/** ТК РФ, ст. 214: everybody is told of the risks of his workplace. */
export async function riskAcquaintance(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const assessed = (await listAssessed(tx, request)).sort(byScore)
  const rows = workingPeople(request.people).flatMap((person) => {
    const own = assessed.filter((one) => one.person.id === person.id)
    const [worst] = own
    if (worst === undefined) return []
    const dangers = [...new Set(own.map(({ line }) => line.danger))].slice(0, MAIN_DANGERS)
    return [
      {
        ...personCells(person),
        уровень: levelOf(worst.score),
        главные_опасности: listedOnce(
          dangers.map((danger, index) => (index === 0 ? danger : lowerFirst(danger))),
        ),
      },
    ]
  })
  return rows.length === 0 ? [] : [{ person: null, records: recordsOfSection('risk', { карты: rows }) }]
}
