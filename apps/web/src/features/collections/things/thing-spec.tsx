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
import { shortDate } from '@ot/text'
import { CellLine, CellNote } from '../../../ui/record-table.tsx'
import { THING_CALLS } from '../api/things.ts'
import type { CollectionSpec } from '../collection-spec.ts'
import { fieldSpec, nameAmong, type RecordChoices } from '../field-specs.ts'
import { PeriodRow } from './period-row.tsx'

export function thingSpec(choices: RecordChoices): CollectionSpec<ThingField, ThingFields, ThingAnswer> {
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
        title: 'Что это и где',
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
        title: THING_FIELDS.responsibleId.label,
        cell: ({ responsibleId }) => nameAmong(choices.people, responsibleId),
      },
      {
        title: 'Осмотрено',
        cell: ({ inspectedOn }) => (inspectedOn === null ? null : shortDate(inspectedOn)),
      },
      { title: 'Осмотреть до', cell: (thing) => <Term thing={thing} /> },
    ],
    ownRows: (about) => ({ periodMonths: <PeriodRow {...about} /> }),
  }
}

function Term({ thing: { deadline, state } }: { thing: ThingAnswer }) {
  if (state === 'missing') return <CellNote isLate>не указано, когда осмотрено</CellNote>
  if (deadline === null) return null
  return (
    <>
      {shortDate(deadline)}
      {state === 'overdue' && <CellNote isLate>{EVENT_STATE_LABELS.overdue}</CellNote>}
      {state === 'soon' && <CellNote>{EVENT_STATE_LABELS.soon}</CellNote>}
    </>
  )
}
