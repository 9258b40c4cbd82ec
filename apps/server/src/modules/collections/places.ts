import { PlaceFields } from '@ot/contract'
import { FACTS, PLACE_EXPLOSIVE, PLACE_FIELD_NAMES } from '@ot/domain'
import { type Checked, number, oneOf, orNull, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { Collection } from './collection.ts'
import { listRecords } from './collection-queries.ts'
import { noLongerAbsent } from './no-longer-absent.ts'

const isPlace = shaped({
  id: number,
  companyId: number,
  version: number,
  name: text,
  address: orNull(text),
  purpose: orNull(text),
  fireCategory: orNull(text),
  explosive: orNull(oneOf(PLACE_EXPLOSIVE)),
  assemblyPoint: orNull(text),
  powerCutoff: orNull(text),
  firstAidKits: orNull(text),
  extinguishers: orNull(text),
  smokingPlace: orNull(text),
  responsibleId: orNull(number),
  peopleAtOnce: orNull(number),
  drilledOn: orNull(text),
})
export type PlaceRow = Checked<typeof isPlace>

export const PLACES: Collection<PlaceFields> = {
  entity: 'place',
  table: 'places',
  names: PLACE_FIELD_NAMES,
  schema: PlaceFields,
  isRow: isPlace,
  references: { places_responsible: { field: 'responsibleId', message: 'Такого работника нет' } },
  check: async ({ drilledOn }, { ctx, companyId }) => {
    if (drilledOn !== null && drilledOn > ctx.today(companyId))
      throw Invalid.field('drilledOn', 'Эта дата ещё не наступила')
  },
  standing: 'Здесь числится оборудование. Сначала укажите ему другое место',
  saved: (tx, _ctx, companyId, { after }) =>
    noLongerAbsent(tx, companyId, after === null ? [] : toldBy(after)),
}

export function listPlaces(tx: Tx, companyId: number): Promise<PlaceRow[]> {
  return listRecords(tx, PLACES, companyId)
}

function toldBy(fields: PlaceFields): string[] {
  return FACTS.flatMap((fact) =>
    fact.type === 'text' && fact.place !== undefined && fields[fact.place] !== null ? [fact.key] : [],
  )
}
