import type { EventAnswer } from '@ot/contract'
import { counted, lowerFirst, type PluralForms } from '@ot/text'
import { SECTION_SPECS } from '../section-specs.ts'
import { isReturn } from '../section-words.ts'

/** One event or several of one section. */
export type MarkedEvents = readonly [EventAnswer, ...EventAnswer[]]

const AT: PluralForms = ['работника', 'работников', 'работников']
/** Different things that are still named one by one. */
const NAMED = 2

/** «Отмечено: Иванов П. С. — повторный инструктаж», «Отмечено у 12 работников: повторный инструктаж». */
export function markedText(events: MarkedEvents, nameOf: (event: EventAnswer) => string): string {
  return `${markedWord(events)}${whoAndWhat(events, nameOf)}`
}

export function unmarkedText(events: MarkedEvents, nameOf: (event: EventAnswer) => string): string {
  return `${events.length === 1 ? 'Отметка отменена' : 'Отметки отменены'}${whoAndWhat(events, nameOf)}`
}

const WHO: PluralForms = ['работник', 'работника', 'работников']

/** Before it is marked: «Иванов Пётр Сергеевич — повторный инструктаж», «12 работников: повторный инструктаж». */
export function toMarkText(events: MarkedEvents): string {
  const [first] = events
  const people = new Set(events.map(({ employeeId }) => employeeId)).size
  return people === 1 ? `${first.fullname} — ${whatOf(events)}` : `${counted(people, WHO)}: ${whatOf(events)}`
}

function whoAndWhat(events: MarkedEvents, nameOf: (event: EventAnswer) => string): string {
  const [first] = events
  const people = new Set(events.map(({ employeeId }) => employeeId)).size
  return people === 1
    ? `: ${nameOf(first)} — ${whatOf(events)}`
    : ` у\u00a0${counted(people, AT)}: ${whatOf(events)}`
}

function whatOf(events: MarkedEvents): string {
  const names = [...new Set(events.map(({ name }) => lowerFirst(name)))]
  const [{ section }] = events
  return names.length <= NAMED ? names.join(', ') : counted(events.length, SECTION_SPECS[section].rows.forms)
}

/** What is given out and comes back under one name says which it was. */
function markedWord([first]: MarkedEvents): string {
  if (first.section !== 'ppe') return 'Отмечено'
  return isReturn(first) ? 'Отмечен возврат' : 'Отмечена выдача'
}
