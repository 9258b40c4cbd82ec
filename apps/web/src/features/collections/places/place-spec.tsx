import type { PlaceAnswer } from '@ot/contract'
import { PlaceFields } from '@ot/contract/place'
import { byField, PLACE_FIELD_NAMES, PLACE_FIELDS, type PlaceField } from '@ot/domain'
import { CellLine, CellNote } from '../../../ui/record-table.tsx'
import { PLACE_CALLS } from '../api/places.ts'
import type { ListedCollection } from '../collection-spec.ts'
import { fieldSpec, nameAmong, type RecordChoices } from '../field-specs.ts'
import { responsibleTrait } from '../traits.ts'

export function placeSpec(choices: RecordChoices): ListedCollection<PlaceField, PlaceFields, PlaceAnswer> {
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
        key: 'address',
        label: 'Адрес и назначение',
        cell: ({ address, purpose }) => (
          <>
            {address !== null && <CellLine>{address}</CellLine>}
            {purpose !== null && <CellNote>{purpose}</CellNote>}
          </>
        ),
      },
      {
        key: 'assembly',
        label: PLACE_FIELDS.assemblyPoint.label,
        isInRecord: true,
        cell: ({ assemblyPoint }) => assemblyPoint,
      },
      {
        key: 'extinguishers',
        label: PLACE_FIELDS.extinguishers.label,
        isInRecord: true,
        cell: ({ extinguishers }) => extinguishers,
      },
      {
        key: 'responsible',
        label: PLACE_FIELDS.responsibleId.label,
        cell: ({ responsibleId }) => nameAmong(choices.people, responsibleId),
      },
    ],
    list: {
      key: 'places',
      placeholder: 'Название, адрес, назначение',
      searched: ({ name, address, purpose, assemblyPoint, extinguishers, responsibleId }) => [
        name,
        address,
        purpose,
        assemblyPoint,
        extinguishers,
        nameAmong(choices.people, responsibleId),
      ],
      traits: [
        responsibleTrait(choices),
        {
          key: 'address',
          label: PLACE_FIELDS.address.label,
          together: 'По адресам',
          of: ({ address }) => ({ value: address ?? '', label: address ?? 'Адрес не указан' }),
        },
      ],
    },
  }
}
