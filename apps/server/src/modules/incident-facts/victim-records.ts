import { EVENT_FACTS } from '@ot/contract'
import type { VictimRecords } from '@ot/doc-library'
import { quantityText } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { DoneRecord } from './record-queries.ts'

/** As the form calls them. */
const AT_WORKPLACE: Readonly<Record<string, string>> = {
  initial: 'первичный',
  repeat: 'повторный',
  unscheduled: 'внеплановый',
  targeted: 'целевой',
}
const NOT_DONE = 'не проводилась'
const NOT_REQUIRED = 'не требуется'

type Place = { number: string; conditionsClass: string | null }
type Asked = {
  records: readonly DoneRecord[]
  workplace: Place | null
  /** Whether there is anything to be examined for. */
  isExamined: boolean
  /** What the incident itself says, over the records. */
  said: {
    workplaceNumber: string | null
    internship: string | null
    psychiatricExam: string | null
    preShiftExam: string | null
    riskAssessment: string | null
    ppeNote: string | null
  }
}

/** Items 6–8 of form Н-1 from what the sections hold on the day of the accident. */
export function victimRecords({ records, workplace, isExamined, said }: Asked): VictimRecords {
  const briefings = ofSection(records, 'briefing').map((one) => ({
    ...one,
    facts: EVENT_FACTS.briefing.parse(one.facts),
  }))
  const introductory = briefings.findLast(({ facts }) => facts.kind === 'introductory')
  const briefing = briefings.findLast(({ facts }) => Object.hasOwn(AT_WORKPLACE, facts.kind))
  const number = said.workplaceNumber ?? workplace?.number ?? null
  return {
    introductoryOn: introductory?.date ?? null,
    briefing:
      briefing === undefined ? null : { kind: AT_WORKPLACE[briefing.facts.kind] ?? '', date: briefing.date },
    internship: said.internship ?? internshipText(briefings) ?? NOT_DONE,
    ...trainingOf(records),
    medical: medicalText(records, isExamined),
    psychiatric: said.psychiatricExam ?? NOT_REQUIRED,
    preShift: said.preShiftExam ?? NOT_REQUIRED,
    workplaceNumber: number,
    conditionsClass: workplace !== null && workplace.number === number ? workplace.conditionsClass : null,
    assessor: null,
    assessorInn: null,
    risks: said.riskAssessment ?? riskText(records) ?? NOT_DONE,
    ppe: said.ppeNote ?? ppeText(records),
  }
}

function ofSection(records: readonly DoneRecord[], section: DoneRecord['section']): DoneRecord[] {
  return records.filter((record) => record.section === section)
}

type Briefing = Omit<DoneRecord, 'facts'> & { facts: ReturnType<typeof EVENT_FACTS.briefing.parse> }

function internshipText(briefings: readonly Briefing[]): string | null {
  const last = briefings.findLast(({ facts }) => facts.kind === 'internship')
  if (last === undefined) return null
  const { shifts } = last.facts
  return `окончена ${shortDate(last.date)}${shifts === null ? '' : `, смен: ${shifts}`}`
}

function trainingOf(records: readonly DoneRecord[]): Pick<VictimRecords, 'training' | 'knowledge'> {
  const trained = ofSection(records, 'training').map(({ date, name, facts }) => ({
    date,
    name,
    ...EVENT_FACTS.training.parse(facts),
  }))
  const latest = [...new Map(trained.map((one) => [one.programme, one])).values()]
  if (latest.length === 0) return { training: 'не проводилось', knowledge: NOT_DONE }
  return {
    training: latest
      .map(({ date, name, hours }) => `${name}${hours === null ? '' : `, ${hours} ч`}, ${shortDate(date)}`)
      .join('; '),
    knowledge: latest
      .map(({ date, protocolNumber }) =>
        protocolNumber === null ? shortDate(date) : `${shortDate(date)}, протокол № ${protocolNumber}`,
      )
      .join('; '),
  }
}

function medicalText(records: readonly DoneRecord[], isExamined: boolean): string | null {
  const last = ofSection(records, 'medical').at(-1)
  if (last !== undefined) return shortDate(last.date)
  return isExamined ? null : NOT_REQUIRED
}

function riskText(records: readonly DoneRecord[]): string | null {
  const last = ofSection(records, 'risk').at(-1)
  return last === undefined ? null : `карта оценки профессиональных рисков от ${shortDate(last.date)}`
}

/** The last issue of each. */
function ppeText(records: readonly DoneRecord[]): string | null {
  const issued = ofSection(records, 'ppe').flatMap(({ date, facts }) => {
    const ppe = EVENT_FACTS.ppe.parse(facts)
    return ppe.eventType === 'issuance' ? [{ date, ...ppe }] : []
  })
  const latest = [...new Map(issued.map((one) => [one.ppe, one])).values()]
  if (latest.length === 0) return null
  return latest
    .map(({ ppe, date, handedOver, quantity, unit }) => {
      const count = handedOver ?? quantity
      return `${ppe}${count === null ? '' : `, ${quantityText(count, unit)}`}, ${shortDate(date)}`
    })
    .join('; ')
}
