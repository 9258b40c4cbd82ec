import { byField, fieldNames } from '../field/field-table.ts'
import type { RecordField } from './record-field.ts'

/** What an organisation needs another one for. */
export const COUNTERPARTY_KINDS = [
  'medical',
  'training',
  'sout',
  'fire',
  'laundry',
  'contractor',
  'other',
] as const
export type CounterpartyKind = (typeof COUNTERPARTY_KINDS)[number]

export const COUNTERPARTY_KIND_LABELS = {
  medical: 'Медицинская организация',
  training: 'Учебный центр',
  sout: 'Лаборатория СОУТ',
  fire: 'Пожарная служба',
  laundry: 'Прачечная',
  contractor: 'Подрядчик',
  other: 'Другое',
} satisfies Record<CounterpartyKind, string>

const NAME_MAX = 1000
const TEXT_MAX = 500

/** Everything that is known of a counterparty, in the order of its form. */
export const COUNTERPARTY_FIELDS = {
  kind: {
    label: 'Кто это',
    kind: 'choice',
    isRequired: true,
    options: COUNTERPARTY_KINDS.map((value) => ({ value, label: COUNTERPARTY_KIND_LABELS[value] })),
  },
  inn: { label: 'ИНН', kind: 'digits', max: 12 },
  name: { label: 'Наименование', kind: 'line', isRequired: true, max: NAME_MAX },
  kpp: { label: 'КПП', kind: 'line', max: 9 },
  ogrn: { label: 'ОГРН или ОГРНИП', kind: 'digits', max: 15 },
  address: { label: 'Адрес', kind: 'line', max: TEXT_MAX },
  phone: { label: 'Телефон', kind: 'line', max: 100 },
  registration: {
    label: 'Лицензия, номер в реестре',
    kind: 'line',
    max: TEXT_MAX,
    hint: 'Например: № 1207 в реестре Минтруда России',
  },
  contractNumber: { label: 'Номер договора', kind: 'line', max: NAME_MAX },
  contractDate: { label: 'Дата договора', kind: 'day' },
  signatory: {
    label: 'Кто подписывает',
    kind: 'line',
    max: TEXT_MAX,
    hint: 'Должность, фамилия, имя, отчество. Например: директор Панов Илья Олегович',
  },
  authority: {
    label: 'На основании чего',
    kind: 'line',
    max: TEXT_MAX,
    hint: 'Родительный падеж. Например: устава; доверенности от 12.01.2026 № 3',
  },
  payeesBank: { label: 'Банк', kind: 'line', max: TEXT_MAX },
  bik: { label: 'БИК', kind: 'digits', max: 9 },
  settlementAccount: { label: 'Расчётный счёт', kind: 'digits', max: 20 },
  correspondentAccount: { label: 'Корреспондентский счёт', kind: 'digits', max: 20 },
} as const satisfies Record<string, RecordField>

export type CounterpartyField = keyof typeof COUNTERPARTY_FIELDS
export const COUNTERPARTY_FIELD_NAMES = fieldNames(COUNTERPARTY_FIELDS)
export const COUNTERPARTY_FIELD_LABELS = byField(
  COUNTERPARTY_FIELD_NAMES,
  (field) => COUNTERPARTY_FIELDS[field].label,
)

/** As it is kept; what nobody has said is null. */
export type Counterparty = { id: number; kind: CounterpartyKind; name: string } & Record<
  Exclude<CounterpartyField, 'kind' | 'name'>,
  string | null
>
