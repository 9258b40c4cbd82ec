import type { CounterpartyAnswer } from '@ot/contract'
import { CounterpartyFields } from '@ot/contract/counterparty'
import {
  byField,
  COUNTERPARTY_FIELD_NAMES,
  COUNTERPARTY_FIELDS,
  COUNTERPARTY_KIND_LABELS,
  type CounterpartyField,
  counterpartyText,
} from '@ot/domain'
import { CellLine, CellNote } from '../../../ui/record-table.tsx'
import { COUNTERPARTY_CALLS } from '../api/counterparties.ts'
import type { CollectionSpec } from '../collection-spec.ts'
import { fieldSpec, NO_CHOICES } from '../field-specs.ts'
import { InnRow } from './inn-row.tsx'

export const COUNTERPARTIES: CollectionSpec<CounterpartyField, CounterpartyFields, CounterpartyAnswer> = {
  words: {
    purpose: 'Договоры заключает организация: сначала её сведения.',
    lead: 'Кто осматривает и обучает работников, оценивает условия труда, обслуживает и работает на вашей территории. Отсюда заполняются договоры, направления и заявки.',
    empty: 'Добавьте медицинскую организацию и учебный центр: достаточно ИНН, остальное найдётся.',
    add: 'Добавить контрагента',
    gone: 'Контрагента уже удалил другой пользователь.',
    one: 'Контрагент',
  },
  fields: COUNTERPARTY_FIELD_NAMES,
  specs: byField(COUNTERPARTY_FIELD_NAMES, (field) => fieldSpec(COUNTERPARTY_FIELDS[field], NO_CHOICES)),
  opening: {},
  schema: CounterpartyFields,
  calls: COUNTERPARTY_CALLS,
  nameOf: ({ name }) => name,
  columns: [
    {
      title: COUNTERPARTY_FIELDS.kind.label,
      cell: ({ kind, inn }) => (
        <>
          <CellLine>{COUNTERPARTY_KIND_LABELS[kind]}</CellLine>
          {inn !== null && <CellNote>ИНН {inn}</CellNote>}
        </>
      ),
    },
    { title: 'Договор', cell: (row) => counterpartyText(row, 'contract') },
    {
      title: COUNTERPARTY_FIELDS.signatory.label,
      isInRecord: true,
      cell: (row) => counterpartyText(row, 'signatory'),
    },
  ],
  ownRows: (about) => ({ inn: <InnRow {...about} /> }),
}
