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
import type { ListedCollection } from '../collection-spec.ts'
import { fieldSpec, NO_CHOICES } from '../field-specs.ts'
import { InnRow } from './inn-row.tsx'

const CONTRACT = 'Договор'

export const COUNTERPARTIES: ListedCollection<CounterpartyField, CounterpartyFields, CounterpartyAnswer> = {
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
      key: 'kind',
      label: COUNTERPARTY_FIELDS.kind.label,
      cell: ({ kind, inn }) => (
        <>
          <CellLine>{COUNTERPARTY_KIND_LABELS[kind]}</CellLine>
          {inn !== null && <CellNote>ИНН {inn}</CellNote>}
        </>
      ),
    },
    { key: 'contract', label: CONTRACT, cell: (row) => counterpartyText(row, 'contract') },
    {
      key: 'signatory',
      label: COUNTERPARTY_FIELDS.signatory.label,
      isInRecord: true,
      cell: (row) => counterpartyText(row, 'signatory'),
    },
  ],
  list: {
    key: 'counterparties',
    placeholder: 'Наименование, ИНН, договор',
    searched: (row) => [row.name, row.inn, row.address, row.signatory, counterpartyText(row, 'contract')],
    traits: [
      {
        key: 'kind',
        label: COUNTERPARTY_FIELDS.kind.label,
        any: 'Все контрагенты',
        together: 'По видам',
        of: ({ kind }) => ({ value: kind, label: COUNTERPARTY_KIND_LABELS[kind] }),
      },
      {
        key: 'contract',
        label: CONTRACT,
        any: 'С договором и без',
        of: (row) =>
          counterpartyText(row, 'contract') === null
            ? { value: 'none', label: 'Договор не указан' }
            : { value: 'given', label: 'Договор указан' },
      },
    ],
  },
  ownRows: (about) => ({ inn: <InnRow {...about} /> }),
}
