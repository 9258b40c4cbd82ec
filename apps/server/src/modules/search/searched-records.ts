import type { SearchFound } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import {
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
import { type Findable, findable, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import {
  type CounterpartyRow,
  listCounterparties,
  listPlaces,
  listThings,
  type PlaceRow,
} from '../collections/index.ts'
import { type LoadedIncident, listIncidents, loadParts } from '../incidents/index.ts'
import { type ListedMemo, listMemos } from '../memos/index.ts'
import { listMicrotraumas, type NamedMicrotrauma } from '../microtraumas/index.ts'
import {
  listSearchedDocuments,
  listSearchedStaff,
  type SearchedDocument,
  type SearchedEmployee,
} from './search-queries.ts'

export type Searched = Readonly<Record<SearchKind, readonly Findable<SearchFound>[]>>

/** All that a company keeps, ready to be looked through; `timeZone` tells the day of an incident and of a memo. */
export async function loadSearched(
  tx: Tx,
  library: Library,
  { companyId, timeZone }: { companyId: number; timeZone: string },
): Promise<Searched> {
  const registered = await listSearchedDocuments(tx, companyId)
  return {
    employee: (await listSearchedStaff(tx, companyId)).map(ofEmployee),
    document: registered.map(ofDocument),
    template: templatesOf(library, new Set(registered.map(({ templateId }) => templateId))),
    memo: (await listMemos(tx, companyId, { section: null, status: null })).map((memo) =>
      ofMemo(memo, timeZone),
    ),
    incident: (await loadParts(tx, companyId, await listIncidents(tx, companyId))).map(ofIncident),
    microtrauma: (await listMicrotraumas(tx, companyId, null)).map(ofMicrotrauma),
    thing: await thingsOf(tx, companyId),
    place: (await listPlaces(tx, companyId)).map(ofPlace),
    counterparty: (await listCounterparties(tx, companyId)).map(ofCounterparty),
  }
}

function ofEmployee({ id, fullname, sex, position, department, staffNumber, dismissedOn }: SearchedEmployee) {
  const left = dismissedOn === null ? null : `${sex === 'f' ? 'уволена' : 'уволен'} ${shortDate(dismissedOn)}`
  return entry({ kind: 'employee', id, title: fullname }, [position, department, left], [staffNumber])
}

function ofDocument({ id, name, number, date, employee, voidedAt }: SearchedDocument) {
  const state = voidedAt === null ? null : 'аннулирован'
  const registered = `№ ${number} от ${shortDate(date)}`
  return entry({ kind: 'document', id, number, date, title: name }, [registered, employee, state])
}

/** Of equals those of which the company has registered a paper are found first, then those that say least beside the words. */
function templatesOf(library: Library, used: ReadonlySet<string>) {
  const groups = new Map(library.groups.map(({ id, title }) => [id, title]))
  const unlikely = ({ id, title }: TemplateSummary) => (used.has(id) ? 0 : title.split(' ').length)
  return library.templates
    .toSorted((left, right) => unlikely(left) - unlikely(right))
    .map(({ id, title, group, scope }) =>
      entry({ kind: 'template', id, scope, title }, [groups.get(group) ?? null]),
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

async function thingsOf(tx: Tx, companyId: number) {
  const places = new Map((await listPlaces(tx, companyId)).map(({ id, name }) => [id, name]))
  return (await listThings(tx, companyId)).map(({ id, kind, name, inventoryNumber, placeId }) => {
    const inventory = inventoryNumber === null ? null : `инв. № ${inventoryNumber}`
    const place = placeId === null ? null : (places.get(placeId) ?? null)
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

type Untold = SearchFound extends infer One ? (One extends SearchFound ? Omit<One, 'note'> : never) : never
type Words = readonly (string | null)[]

/** `note` is shown beside the title and found as well as what only helps to find it. */
function entry(named: Untold, note: Words, others: Words = []): Findable<SearchFound> {
  const told = note.filter((one) => one !== null)
  const found = { ...named, note: told.join(' · ') }
  return findable(found, named.title, [...told, ...others].join(' '))
}
