import { isDeepStrictEqual } from 'node:util'
import { FACTS } from '@ot/domain'
import { beginningOf, isCalendarDate, momentText, shortDate } from '@ot/text'
import { referenceWord, setWord } from './value-words.ts'

/** Names behind the numbers that changes carry. */
export type Names = {
  people: ReadonlyMap<number, string>
  departments: ReadonlyMap<number, string>
  workplaces: ReadonlyMap<number, string>
  counterparties: ReadonlyMap<number, string>
  places: ReadonlyMap<number, string>
  /** Fields of answers to a template's questions that name employees. */
  peopleFields: ReadonlySet<string>
  timeZone: string
}

const TEXT_MAX = 400
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

const PEOPLE_FIELDS: ReadonlySet<string> = new Set(['employeeId', 'responsibleId', 'inquirerId'])
const COUNTERPARTY_FIELDS: ReadonlySet<string> = new Set(
  FACTS.flatMap(({ key, type }) => (type === 'counterparty' ? [key] : [])),
)
const DEPARTMENT_FIELDS: ReadonlySet<string> = new Set(['departmentId', 'employeeGroupId'])

export function isPeopleField(field: string, { peopleFields }: Pick<Names, 'peopleFields'>): boolean {
  return PEOPLE_FIELDS.has(field) || peopleFields.has(field)
}

type Texts = { from: string | null; to: string | null }

/** Both sides of a change in words; of two lists only what differs between them. */
export function changeTexts(field: string, from: unknown, to: unknown, names: Names): Texts {
  if (Array.isArray(from) && Array.isArray(to)) {
    return {
      from: valueText(field, without(from, to), names),
      to: valueText(field, without(to, from), names),
    }
  }
  if (isCommission(to) || isCommission(from)) {
    return { from: commissionText(from, names), to: commissionText(to, names) }
  }
  if (isRecord(to) || isRecord(from)) return { from: null, to: changedParts(from, to) }
  return { from: valueText(field, from, names), to: valueText(field, to, names) }
}

function without(list: readonly unknown[], others: readonly unknown[]): unknown[] {
  return list.filter((item) => !others.some((other) => isDeepStrictEqual(item, other)))
}

/** Of a form with many answers: how many of them are other than before. */
function changedParts(from: unknown, to: unknown): string | null {
  const [before, after] = [isRecord(from) ? from : {}, isRecord(to) ? to : {}]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null))
  return changed.length === 0 ? null : `изменено пунктов: ${changed.length}`
}

export function valueText(field: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (typeof value === 'number') return numberText(field, value, names)
  if (typeof value === 'string') return cut(stringText(field, value, names))
  if (Array.isArray(value)) return cut(listText(field, value, names))
  return null
}

/** A number in a log means nothing to its reader: what it names does. */
function numberText(field: string, value: number, names: Names): string {
  if (isPeopleField(field, names)) return personName(value, names)
  if (DEPARTMENT_FIELDS.has(field)) return names.departments.get(value) ?? `отдел № ${value}`
  if (COUNTERPARTY_FIELDS.has(field)) return names.counterparties.get(value) ?? `контрагент № ${value}`
  if (field === 'placeId') return names.places.get(value) ?? `место № ${value}`
  if (field === 'workplaceId') return names.workplaces.get(value) ?? `№ ${value}`
  return referenceWord(field, value) ?? String(value)
}

type Commission = Readonly<Record<(typeof HEADS)[number][0], unknown>> & { memberIds: readonly unknown[] }

const HEADS = [
  ['chairId', 'председатель'],
  ['deputyId', 'заместитель председателя'],
  ['secretaryId', 'секретарь'],
] as const

/** «председатель: Громова Анна Петровна; члены: …». */
function commissionText(value: unknown, names: Names): string | null {
  if (!isCommission(value)) return null
  const people = (ids: readonly unknown[]) =>
    ids.flatMap((id) => (typeof id === 'number' ? [personName(id, names)] : [])).join(', ')
  const heads = HEADS.map(([head, word]) => ({ word, who: people([value[head]]) }))
  const all = [...heads, { word: 'члены', who: people(value.memberIds) }]
  return cut(all.flatMap(({ word, who }) => (who === '' ? [] : [`${word}: ${who}`])).join('; '))
}

/** Those whom a commission names. */
export function commissionIds(value: unknown): number[] {
  if (!isCommission(value)) return []
  const ids = HEADS.map(([head]) => value[head]).concat(value.memberIds)
  return ids.filter((id) => typeof id === 'number')
}

function isCommission(value: unknown): value is Commission {
  return isRecord(value) && 'chairId' in value && Array.isArray(value.memberIds)
}

function personName(id: number, { people }: Names): string {
  return people.get(id) ?? `работник № ${id}`
}

function stringText(field: string, value: string, { timeZone }: Names): string {
  if (isCalendarDate(value)) return shortDate(value)
  if (INSTANT.test(value)) return momentText(value, timeZone, ' ')
  return setWord(field, value) ?? value
}

function listText(field: string, items: readonly unknown[], names: Names): string | null {
  const texts = items.map((item) => (isRecord(item) ? itemText(item, names) : valueText(field, item, names)))
  const told = texts.filter((text) => text !== null)
  if (told.length === 0) return items.length === 0 ? null : `записей: ${items.length}`
  return told.join('; ')
}

/** A line of a memo, a member of a commission, a victim, a measure, a hazard. */
function itemText(item: Readonly<Record<string, unknown>>, names: Names): string | null {
  const { fullname, employeeId, name, completionDate, what, danger, hazard, text } = item
  if (typeof fullname === 'string') return fullname
  if (typeof employeeId === 'number' && typeof name === 'string') {
    const who = names.people.get(employeeId) ?? `работник № ${employeeId}`
    const done = typeof completionDate === 'string' ? `, исполнено ${shortDate(completionDate)}` : ''
    return `${who} — ${name}${done}`
  }
  return [what, danger, hazard, text].find((part) => typeof part === 'string') ?? null
}

function cut(text: string | null): string | null {
  return text !== null && text.length > TEXT_MAX ? `${beginningOf(text, TEXT_MAX).trimEnd()}…` : text
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
