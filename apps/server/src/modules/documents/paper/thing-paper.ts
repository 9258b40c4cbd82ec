import { type Input, type ListedThing, printedOnly, type RecordFacts, type ThingList } from '@ot/doc-library'
import { inspectionOf, type ThingKind } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { PlaceRow, ThingRow } from '../../collections/index.ts'
import type { CompanyWorld } from '../facts/company-facts.ts'

const KIND_OF = {
  лестницы: 'ladder',
  огнетушители: 'extinguisher',
  аптечки: 'firstAidKit',
  инструмент: 'tool',
  электрозащитные: 'electricalProtection',
} as const satisfies Record<ThingList, ThingKind>

type ListedLine = NonNullable<Input['lines']>[number]
type Kept = { things: readonly ThingRow[]; places: readonly PlaceRow[]; world: CompanyWorld }

/** The equipment that a paper with these tags lists, as it stands today. */
export function listedThings({ things, places, world }: Kept, tags: readonly string[]): RecordFacts {
  const placeNames = new Map(places.map(({ id, name }) => [id, name]))
  const people = new Map(
    world.people.map(({ id, lastName, firstName, fatherName }) => [
      id,
      [lastName, firstName, fatherName].join(' ').trim(),
    ]),
  )
  const row = (thing: ThingRow): ListedThing => ({
    id: String(thing.id),
    наименование: thing.name,
    инвентарный: thing.inventoryNumber ?? '',
    место: placeNames.get(thing.placeId ?? 0) ?? '',
    ответственный: people.get(thing.responsibleId ?? 0) ?? '',
    осмотрено: dated(thing.inspectedOn),
    следующий: dated(inspectionOf(thing).deadline),
  })
  const lists = Object.entries(KIND_OF).map(([list, kind]) => [
    list,
    things.filter((thing) => thing.kind === kind).map(row),
  ])
  return printedOnly({ values: {}, lists: Object.fromEntries(lists) }, tags)
}

/** Lines of a list of equipment, for a choice of those that a paper prints. */
export function thingLines(
  { things, places }: Pick<Kept, 'things' | 'places'>,
  list: ThingList,
): ListedLine[] {
  const placeNames = new Map(places.map(({ id, name }) => [id, name]))
  return things
    .filter(({ kind }) => kind === KIND_OF[list])
    .map(({ id, name, inventoryNumber, placeId }) => ({
      number: id,
      text: [name, inventoryNumber === null ? '' : `№ ${inventoryNumber}`, placeNames.get(placeId ?? 0) ?? '']
        .filter((part) => part !== '')
        .join(', '),
    }))
}

export function isThingList(list: string): list is ThingList {
  return Object.hasOwn(KIND_OF, list)
}

function dated(day: string | null): string {
  return day === null ? '' : shortDate(day)
}
