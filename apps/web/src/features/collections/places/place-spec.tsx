import type { PlaceAnswer } from '@ot/contract'
import { PlaceFields } from '@ot/contract/place'
import { byField, PLACE_FIELD_NAMES, PLACE_FIELDS, type PlaceField } from '@ot/domain'
import { CellLine, CellNote } from '../../../ui/record-table.tsx'
import { PLACE_CALLS } from '../api/places.ts'
import type { CollectionSpec } from '../collection-spec.ts'
import { fieldSpec, nameAmong, type RecordChoices } from '../field-specs.ts'

export function placeSpec(choices: RecordChoices): CollectionSpec<PlaceField, PlaceFields, PlaceAnswer> {
  return {
    words: {
      purpose: 'Здания и помещения есть у организации: сначала её сведения.',
      lead: 'Где работают люди и где то, что их спасёт: место сбора, отключение сетей, аптечки, средства тушения. Это печатается в инструкциях, приказах и памятках.',
      empty: 'Добавьте здание или помещение, в котором работают люди.',
      add: 'Добавить здание или помещение',
      gone: 'Запись уже удалил другой пользователь.',
      one: 'Здание или помещение',
    },
    fields: PLACE_FIELD_NAMES,
    specs: byField(PLACE_FIELD_NAMES, (field) => fieldSpec(PLACE_FIELDS[field], choices)),
    opening: {},
    schema: PlaceFields,
    calls: PLACE_CALLS,
    nameOf: ({ name }) => name,
    columns: [
      {
        title: 'Адрес и назначение',
        cell: ({ address, purpose }) => (
          <>
            {address !== null && <CellLine>{address}</CellLine>}
            {purpose !== null && <CellNote>{purpose}</CellNote>}
          </>
        ),
      },
      {
        title: PLACE_FIELDS.assemblyPoint.label,
        isInRecord: true,
        cell: ({ assemblyPoint }) => assemblyPoint,
      },
      {
        title: PLACE_FIELDS.extinguishers.label,
        isInRecord: true,
        cell: ({ extinguishers }) => extinguishers,
      },
      {
        title: PLACE_FIELDS.responsibleId.label,
        cell: ({ responsibleId }) => nameAmong(choices.people, responsibleId),
      },
    ],
  }
}
