import type { SearchFound } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import {
  type CalendarDate,
  COUNTERPARTY_KIND_LABELS,
  dayIn,
  INCIDENT_DEGREE_LABELS,
  INCIDENT_STATUS_LABELS,
  incidentLabel,
  MEMO_STATUS_LABELS,
  SECTION_LABELS,
  type SearchKind,
  THING_KIND_LABELS,
} from '@ot/domain'
import { type Findable, grouped, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import {
  type CounterpartyRow,
  listCounterparties,
  listPlaces,
  listThings,
  type PlaceRow,
  type ThingRow,
} from '../collections/index.ts'
import { listWorkplaces, type WorkplaceRow } from '../events/index.ts'
import { type LoadedIncident, listIncidents, loadParts } from '../incidents/index.ts'
import { type ListedMemo, listMemos } from '../memos/index.ts'
import { listMicrotraumas, type NamedMicrotrauma } from '../microtraumas/index.ts'
import { entry, peopleText } from './entry.ts'
import { owedOf } from './owed.ts'
import {
  listSearchedDocuments,
  listSearchedStaff,
  type SearchedDocument,
  type SearchedEmployee,
} from './search-queries.ts'

export type Searched = Readonly<Record<SearchKind, readonly Findable<SearchFound>[]>>

/** All that a company keeps, ready to be looked through; `timeZone` tells the day of an incident and of a memo, `today` what is overdue. */
export async function loadSearched(
  tx: Tx,
  templates: readonly TemplateEntry[],
  { companyId, timeZone, today }: { companyId: number; timeZone: string; today: CalendarDate },
): Promise<Searched> {
  const registered = await listSearchedDocuments(tx, companyId)
  const staff = await listSearchedStaff(tx, companyId)
  const departments = new Map(staff.map(({ departmentId, department }) => [departmentId, department]))
  const places = await listPlaces(tx, companyId)
  return {
    ...(await owedOf(tx, companyId, today)),
    employee: staff.map(ofEmployee),
    department: departmentsOf(staff),
    workplace: (await listWorkplaces(tx, companyId)).map((one) => ofWorkplace(one, departments)),
    document: registered.map(ofDocument),
    template: usedFirst(templates, new Set(registered.map(({ templateId }) => templateId))),
    memo: (await listMemos(tx, companyId, { section: null, status: null })).map((memo) =>
      ofMemo(memo, timeZone),
    ),
    incident: (await loadParts(tx, companyId, await listIncidents(tx, companyId))).map(ofIncident),
    microtrauma: (await listMicrotraumas(tx, companyId, null)).map(ofMicrotrauma),
    thing: thingsOf(await listThings(tx, companyId), places),
    place: places.map(ofPlace),
    counterparty: (await listCounterparties(tx, companyId)).map(ofCounterparty),
  }
}

function ofEmployee({ id, fullname, sex, position, department, staffNumber, dismissedOn }: SearchedEmployee) {
  const left = dismissedOn === null ? null : `${sex === 'f' ? 'уволена' : 'уволен'} ${shortDate(dismissedOn)}`
  return entry({ kind: 'employee', id, title: fullname }, [position, department, left], [staffNumber])
}

/** Where nobody works there is nothing to open. */
function departmentsOf(staff: readonly SearchedEmployee[]) {
  const working = staff.filter(({ dismissedOn }) => dismissedOn === null)
  return [...grouped(working, ({ departmentId }) => departmentId)].map(([id, people]) =>
    entry({ kind: 'department', id, title: people[0].department }, [peopleText(people.length)], ['отдел']),
  )
}

function ofWorkplace(
  { id, number, name, departmentId, workingConditionsClass }: WorkplaceRow,
  departments: ReadonlyMap<number, string>,
) {
  const department = departmentId === null ? null : (departments.get(departmentId) ?? null)
  const found = workingConditionsClass === null ? null : `класс ${workingConditionsClass}`
  return entry(
    { kind: 'workplace', id, title: `№ ${number}. ${name}` },
    [department, found],
    ['рабочее место'],
  )
}

function ofDocument({ id, name, number, date, employee, voidedAt }: SearchedDocument) {
  const state = voidedAt === null ? null : 'аннулирован'
  const registered = `№ ${number} от ${shortDate(date)}`
  return entry({ kind: 'document', id, number, date, title: name }, [registered, employee, state])
}

type TemplateEntry = { id: string; entry: Findable<SearchFound> }

/** The same for all companies, and the most of what is looked through: those first that say least beside the words. */
export function templateEntries(library: Library): readonly TemplateEntry[] {
  const groups = new Map(library.groups.map(({ id, title }) => [id, title]))
  const length = ({ title }: TemplateSummary) => title.split(' ').length
  return library.templates
    .toSorted((left, right) => length(left) - length(right))
    .map(({ id, title, group, scope }) => ({
      id,
      entry: entry({ kind: 'template', id, scope, title }, [groups.get(group) ?? null]),
    }))
}

/** Of equals those of which the company has registered a paper are found first. */
function usedFirst(templates: readonly TemplateEntry[], used: ReadonlySet<string>) {
  const isUsed = ({ id }: TemplateEntry) => used.has(id)
  return [...templates.filter(isUsed), ...templates.filter((one) => !isUsed(one))].map(
    (template) => template.entry,
  )
}

function ofMemo(memo: ListedMemo, timeZone: string) {
  const { id, name, number, section, status, createdAt, fullName, author } = memo
  const registered = `№ ${number} от ${shortDate(dayIn(createdAt, timeZone))}`
  const note = [registered, SECTION_LABELS[section], MEMO_STATUS_LABELS[status]]
  return entry({ kind: 'memo', id, title: name }, note, [fullName, author, 'заявка служебная записка'])
}

function ofIncident({ incident, victims }: LoadedIncident) {
  const { id, degree, status, occurredAt, timeZone, place, department } = incident
  const note = [
    shortDate(dayIn(occurredAt, timeZone)),
    INCIDENT_DEGREE_LABELS[degree],
    ...victims.map(({ fullname }) => fullname),
    place,
    status === 'investigating' ? null : INCIDENT_STATUS_LABELS[status].toLowerCase(),
  ]
  const title = `Происшествие ${incidentLabel(incident)}`
  return entry({ kind: 'incident', id, title }, note, [department, 'несчастный случай'])
}

function ofMicrotrauma(microtrauma: NamedMicrotrauma) {
  const { id, occurredOn, fullname, place, injury, department } = microtrauma
  const note = [shortDate(occurredOn), fullname, place]
  const title = `Микротравма ${incidentLabel(microtrauma)}`
  return entry({ kind: 'microtrauma', id, title }, note, [injury, department])
}

function thingsOf(things: readonly ThingRow[], places: readonly PlaceRow[]) {
  const names = new Map(places.map(({ id, name }) => [id, name]))
  return things.map(({ id, kind, name, inventoryNumber, placeId }) => {
    const inventory = inventoryNumber === null ? null : `инв. № ${inventoryNumber}`
    const place = placeId === null ? null : (names.get(placeId) ?? null)
    return entry({ kind: 'thing', id, title: name }, [THING_KIND_LABELS[kind], inventory, place])
  })
}

function ofPlace({ id, name, address, purpose }: PlaceRow) {
  return entry({ kind: 'place', id, title: name }, [address], [purpose])
}

function ofCounterparty({ id, kind, name, inn, contractNumber }: CounterpartyRow) {
  const note = [COUNTERPARTY_KIND_LABELS[kind], inn === null ? null : `ИНН ${inn}`]
  return entry({ kind: 'counterparty', id, title: name }, note, [contractNumber])
}
