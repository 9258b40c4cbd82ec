import { type ThingAnswer, ThingFields } from '@ot/contract'
import {
  type CalendarDate,
  inspectionOf,
  THING_FIELD_NAMES,
  THING_KINDS,
  type ThingKind,
  thingState,
} from '@ot/domain'
import { type Checked, number, oneOf, orNull, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { Collection } from './collection.ts'
import { listRecords } from './collection-queries.ts'

const isThing = shaped({
  id: number,
  companyId: number,
  version: number,
  kind: oneOf<ThingKind>(THING_KINDS),
  name: text,
  inventoryNumber: orNull(text),
  placeId: orNull(number),
  responsibleId: orNull(number),
  inspectedOn: orNull(text),
  periodMonths: orNull(number),
  periodBasis: orNull(text),
  note: orNull(text),
})
export type ThingRow = Checked<typeof isThing>

export const THINGS: Collection<ThingFields> = {
  entity: 'thing',
  table: 'things',
  names: THING_FIELD_NAMES,
  schema: ThingFields,
  isRow: isThing,
  references: {
    things_place: { field: 'placeId', message: 'Такого места нет' },
    things_responsible: { field: 'responsibleId', message: 'Такого работника нет' },
  },
  check: async ({ inspectedOn }, { ctx, companyId }) => {
    if (inspectedOn !== null && inspectedOn > ctx.today(companyId))
      throw Invalid.field('inspectedOn', 'Эта дата ещё не наступила')
  },
}

export function listThings(tx: Tx, companyId: number): Promise<ThingRow[]> {
  return listRecords(tx, THINGS, companyId)
}

export function presentThing(thing: ThingRow, today: CalendarDate): ThingAnswer {
  return { ...thing, deadline: inspectionOf(thing).deadline, state: thingState(thing, today) }
}
