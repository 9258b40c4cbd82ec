import { EVENT_FACTS } from '@ot/contract'
import {
  type CalendarDate,
  COVERAGE_COLUMN_LABELS,
  COVERAGE_COLUMNS,
  type CoverageColumn,
  type EventState,
  eventStateLabel,
  instructionState,
  MEDICAL_CONCLUSION_LABELS,
  quantityText,
  RISK_LEVEL_LABELS,
  revisionDue,
  type Section,
  TRAINING_RESULT_LABELS,
} from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { type EventRow, eventStateOf, loadEmployeesEvents } from '../events/index.ts'
import { type GivenInstruction, listGivenInstructions } from './record-queries.ts'
import { type PaperRecords, type RecordRequest, recordsOfSection, workingPeople } from './record-request.ts'

type Line = { column: CoverageColumn; что: string; дата: string; сведения: string; срок: string }

const NOTHING = 'записей нет'

/** ТК РФ, ст. 22, 214: all that is recorded of one person, section by section, with its last and its next day. */
export async function personCards(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const { companyId, isNamed, people, date } = request
  const chosen = isNamed ? [...people.values()] : workingPeople(people)
  const ids = chosen.map(({ id }) => id)
  const events = await loadEmployeesEvents(tx, companyId, ids)
  const instructions = await listGivenInstructions(tx, companyId)
  return chosen.flatMap((person) => {
    const lines = [
      ...events
        .filter(({ employeeId, returnOf }) => employeeId === person.id && returnOf === null)
        .map((event) => eventLine(event, date)),
      ...instructions
        .filter(({ employeeId }) => employeeId === person.id)
        .map((instruction) => instructionLine(instruction, date)),
    ]
    return lines.length === 0
      ? []
      : [{ person, records: recordsOfSection('person', { учёт: rowsOf(lines) }) }]
  })
}

/** Its name stands before the first line of a section; one without records says so. */
function rowsOf(lines: readonly Line[]) {
  return COVERAGE_COLUMNS.flatMap((column) => {
    const section = `${COVERAGE_COLUMN_LABELS[column]}: `
    const own = lines.filter((line) => line.column === column)
    if (own.length === 0) return [{ раздел: section, что: NOTHING, дата: '', сведения: '', срок: '' }]
    return own.map(({ column: _column, что, ...cells }, index) =>
      index === 0 ? { раздел: section, что: lowerFirst(что), ...cells } : { раздел: '', что, ...cells },
    )
  })
}

function eventLine(event: EventRow, today: CalendarDate): Line {
  const { section, name, date, deadline } = event
  return {
    column: section,
    что: name,
    дата: dated(date),
    сведения: said(detailsOf(event)),
    срок: termText(section, deadline, eventStateOf(event, event, today)),
  }
}

function instructionLine(instruction: GivenInstruction, today: CalendarDate): Line {
  const { name, number, approvedOn, acknowledgedOn } = instruction
  return {
    column: 'instruction',
    что: name,
    дата: dated(acknowledgedOn),
    сведения: said([
      number === null ? null : `№\u00a0${number}`,
      approvedOn === null ? null : `утверждена ${shortDate(approvedOn)}`,
    ]),
    срок: termText(
      'instruction',
      acknowledgedOn === null ? null : revisionDue(instruction),
      instructionState(instruction, today),
    ),
  }
}

const DETAILS = {
  briefing: ({ facts }) => {
    const { instructor, reason } = EVENT_FACTS.briefing.parse(facts)
    return [reason, nameOf(instructor)]
  },
  training: ({ facts }) => {
    const { result, protocolNumber, registryNumber } = EVENT_FACTS.training.parse(facts)
    return [
      result === null ? null : TRAINING_RESULT_LABELS[result],
      protocolNumber === null ? null : `протокол №\u00a0${protocolNumber}`,
      registryNumber === null ? null : `в реестре №\u00a0${registryNumber}`,
    ]
  },
  medical: ({ facts, name }) => {
    const { factorNumber, conclusion } = EVENT_FACTS.medical.parse(facts)
    // The name of an examination begins with the item, unless the user has named it otherwise.
    const isNamedByItem = factorNumber === null || name.startsWith(`п. ${factorNumber}.`)
    return [
      isNamedByItem ? null : `пункт\u00a0${factorNumber}`,
      conclusion === null ? null : MEDICAL_CONCLUSION_LABELS[conclusion],
    ]
  },
  ppe: ({ facts, date }) => {
    const { handedOver, quantity, unit, size, model } = EVENT_FACTS.ppe.parse(facts)
    const count = handedOver ?? quantity
    return [
      date === null || count === null ? null : quantityText(count, unit).replace(' ', '\u00a0'),
      model,
      size === null ? null : `размер\u00a0${size}`,
    ]
  },
  sout: ({ facts, workplaceNumber }) => {
    const { workingConditionsClass } = EVENT_FACTS.sout.parse(facts)
    return [
      workplaceNumber === null ? null : `место №\u00a0${workplaceNumber}`,
      workingConditionsClass === null ? null : `класс\u00a0${workingConditionsClass}`,
    ]
  },
  risk: ({ facts }) => {
    const { riskLevel } = EVENT_FACTS.risk.parse(facts)
    return [riskLevel === null ? null : `уровень: ${RISK_LEVEL_LABELS[riskLevel]}`]
  },
} satisfies Record<Section, (event: EventRow) => (string | null)[]>

/** «Черных Т. П., специалист по охране труда»: the post stands in the journal. */
function nameOf(instructor: string | null): string | null {
  return instructor?.split(',')[0] ?? null
}

function detailsOf(event: EventRow): (string | null)[] {
  return DETAILS[event.section](event)
}

function said(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ')
}

function dated(date: CalendarDate | null): string {
  return date === null ? '' : shortDate(date)
}

/** The day, and the state where the day alone does not say it. */
function termText(column: CoverageColumn, deadline: CalendarDate | null, state: EventState): string {
  switch (state) {
    case 'ok':
    case 'soon':
      return dated(deadline)
    case 'overdue':
    case 'missing':
      return said([dated(deadline), eventStateLabel(state, column)])
    case 'unknown':
    case 'none':
      return eventStateLabel(state, column)
    case 'away':
      return 'после возвращения'
  }
}
