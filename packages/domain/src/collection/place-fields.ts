import { byField, fieldNames } from '../field/field-table.ts'
import type { RecordField } from './record-field.ts'

export const PLACE_EXPLOSIVE = ['yes', 'no'] as const

const TEXT = { kind: 'long', max: 1000 } as const

/** Everything that is known of a building or a room, in the order of its form. */
export const PLACE_FIELDS = {
  name: {
    label: 'Здание или помещение',
    kind: 'line',
    isRequired: true,
    max: 300,
    hint: 'Например: цех № 1; склад; офис на втором этаже',
  },
  address: { label: 'Адрес', kind: 'line', max: 1000 },
  purpose: { label: 'Назначение', ...TEXT, hint: 'Например: двухэтажное административное здание' },
  fireCategory: {
    label: 'Категория по пожарной опасности',
    kind: 'line',
    max: 300,
    hint: 'Например: В3, класс зоны П-IIа; по расчёту или проекту',
  },
  explosive: {
    label: 'Взрывопожароопасный объект',
    kind: 'choice',
    options: [
      { value: 'yes', label: 'да: категория А или Б, взрывопожароопасное производство' },
      { value: 'no', label: 'нет' },
    ],
    hint: 'Если да — о работниках спросим: повторный противопожарный инструктаж раз в полгода',
  },
  assemblyPoint: {
    label: 'Место сбора после эвакуации',
    ...TEXT,
    hint: 'Например: площадка у въездных ворот',
  },
  powerCutoff: {
    label: 'Где отключают электричество, воду, газ',
    ...TEXT,
    hint: 'Например: распределительный щит у входа, 1-й этаж',
  },
  firstAidKits: { label: 'Аптечки первой помощи', ...TEXT, hint: 'Например: аптечка № 1 — приёмная' },
  extinguishers: {
    label: 'Средства тушения и где они',
    ...TEXT,
    hint: 'Например: огнетушители ОП-4 у выходов',
  },
  smokingPlace: {
    label: 'Место для курения',
    ...TEXT,
    hint: 'Например: площадка с урной; в здании не курят',
  },
  responsibleId: { label: 'Кто отвечает', kind: 'employee' },
  peopleAtOnce: {
    label: 'Сколько людей бывает одновременно',
    kind: 'whole',
    max: 5,
    unit: 'чел.',
    hint: 'Вместе с посетителями. От 50 — тренировки по эвакуации раз в полугодие (ППР, п. 9)',
  },
  drilledOn: { label: 'Последняя тренировка по эвакуации', kind: 'day' },
} as const satisfies Record<string, RecordField>

export type PlaceField = keyof typeof PLACE_FIELDS
/** What of a place answers the facts of an organisation. */
export type PlaceText = Exclude<
  PlaceField,
  'name' | 'explosive' | 'responsibleId' | 'peopleAtOnce' | 'drilledOn'
>
export const PLACE_FIELD_NAMES = fieldNames(PLACE_FIELDS)
export const PLACE_FIELD_LABELS = byField(PLACE_FIELD_NAMES, (field) => PLACE_FIELDS[field].label)

/** As it is kept; what nobody has said is null. */
export type Place = { id: number; name: string; responsibleId: number | null } & Record<
  PlaceText,
  string | null
>

/** Of several places each by its name, unless all of them say the same; null: none says anything. */
export function placesText(places: readonly Place[], field: PlaceText): string | null {
  const told = places.flatMap((place) => {
    const text = place[field]
    return text === null ? [] : [{ name: place.name, text }]
  })
  const texts = new Set(told.map(({ text }) => text))
  const [first = null] = texts
  if (texts.size <= 1) return first
  return told.map(({ name, text }) => `${name} — ${text}`).join('; ')
}
