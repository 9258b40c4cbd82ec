import type { ThingAnswer } from '@ot/contract'
import { ThingFields } from '@ot/contract/thing'
import {
  byField,
  EVENT_STATE_LABELS,
  THING_FIELD_NAMES,
  THING_FIELDS,
  THING_KIND_LABELS,
  type ThingField,
} from '@ot/domain'
import { shortDate, upperFirst } from '@ot/text'
import { CellLine, CellNote } from '../../../ui/record-table.tsx'
import { THING_CALLS } from '../api/things.ts'
import type { ListedCollection } from '../collection-spec.ts'
import { fieldSpec, nameAmong, type RecordChoices } from '../field-specs.ts'
import { namedTrait, responsibleTrait } from '../traits.ts'
import { PeriodRow } from './period-row.tsx'

const NOT_INSPECTED = 'не указано, когда осмотрено'

export function thingSpec(choices: RecordChoices): ListedCollection<ThingField, ThingFields, ThingAnswer> {
  return {
    words: {
      purpose: 'Оборудование есть у организации: сначала её сведения.',
      lead: 'Станки, инструмент, лестницы, огнетушители и прочее: где находится, кто отвечает, когда осмотрено. Сроки осмотров стоят в сводке, календаре, уведомлениях и письмах, списки печатаются в документах.',
      empty: 'Добавьте то, что осматривают и испытывают: сначала огнетушители, лестницы, электроинструмент.',
      add: 'Добавить оборудование',
      gone: 'Запись уже удалил другой пользователь.',
      one: 'Оборудование',
    },
    fields: THING_FIELD_NAMES,
    specs: byField(THING_FIELD_NAMES, (field) => fieldSpec(THING_FIELDS[field], choices)),
    opening: {},
    schema: ThingFields,
    calls: THING_CALLS,
    nameOf: ({ name, inventoryNumber }) =>
      inventoryNumber === null ? name : `${name}, инв. №\u00a0${inventoryNumber}`,
    columns: [
      {
        key: 'kind',
        label: 'Что это и где',
        cell: ({ kind, placeId }) => {
          const place = nameAmong(choices.places, placeId)
          return (
            <>
              <CellLine>{THING_KIND_LABELS[kind]}</CellLine>
              {place !== null && <CellNote>{place}</CellNote>}
            </>
          )
        },
      },
      {
        key: 'responsible',
        label: THING_FIELDS.responsibleId.label,
        cell: ({ responsibleId }) => nameAmong(choices.people, responsibleId),
      },
      {
        key: 'inspected',
        label: 'Осмотрено',
        cell: ({ inspectedOn }) => (inspectedOn === null ? null : shortDate(inspectedOn)),
      },
      { key: 'deadline', label: 'Осмотреть до', cell: (thing) => <Term thing={thing} /> },
    ],
    list: {
      key: 'things',
      placeholder: 'Название, номер, место',
      searched: ({ name, inventoryNumber, kind, placeId, responsibleId }) => [
        name,
        inventoryNumber,
        THING_KIND_LABELS[kind],
        nameAmong(choices.places, placeId),
        nameAmong(choices.people, responsibleId),
      ],
      traits: [
        {
          key: 'kind',
          label: THING_FIELDS.kind.label,
          any: 'Всё оборудование',
          together: 'По видам',
          of: ({ kind }) => ({ value: kind, label: THING_KIND_LABELS[kind] }),
        },
        {
          key: 'place',
          label: THING_FIELDS.placeId.label,
          any: 'Любое место',
          together: 'По местам',
          of: ({ placeId }) => namedTrait(choices.places, placeId, 'Место не указано'),
        },
        responsibleTrait(choices),
        {
          key: 'state',
          label: 'Срок осмотра',
          any: 'Любой срок',
          of: ({ state }) => ({
            value: state,
            label: upperFirst(state === 'missing' ? NOT_INSPECTED : EVENT_STATE_LABELS[state]),
          }),
        },
      ],
    },
    ownRows: (about) => ({ periodMonths: <PeriodRow {...about} /> }),
  }
}

function Term({ thing: { deadline, state } }: { thing: ThingAnswer }) {
  if (state === 'missing') return <CellNote isLate>{NOT_INSPECTED}</CellNote>
  if (deadline === null) return null
  return (
    <>
      {shortDate(deadline)}
      {state === 'overdue' && <CellNote isLate>{EVENT_STATE_LABELS.overdue}</CellNote>}
      {state === 'soon' && <CellNote>{EVENT_STATE_LABELS.soon}</CellNote>}
    </>
  )
}
