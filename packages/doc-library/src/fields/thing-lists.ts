import type { PrintedRecords } from './section-lists.ts'

const COLUMNS = {
  наименование: 'Наименование',
  инвентарный: 'Инвентарный номер',
  место: 'Где находится',
  ответственный: 'Кто отвечает',
  осмотрено: 'Последний осмотр или испытание',
  следующий: 'Осмотреть или испытать до',
} as const

/** Equipment by its kind: journals and acts of its inspections name every piece. */
export const THING_LISTS = {
  values: {},
  lists: {
    лестницы: { label: 'Лестницы, стремянки, подмости', columns: COLUMNS },
    огнетушители: { label: 'Огнетушители', columns: COLUMNS },
    аптечки: { label: 'Аптечки первой помощи', columns: COLUMNS },
    инструмент: { label: 'Ручной и электроинструмент', columns: COLUMNS },
    электрозащитные: { label: 'Электрозащитные средства', columns: COLUMNS },
  },
} as const satisfies PrintedRecords

/** Of the record that a row prints: by it a choice leaves the row out. No tag prints it. */
export const RECORD_ID = 'id'

/** One line of such a list, its empty cells empty. */
export type ListedThing = Readonly<Record<keyof typeof COLUMNS | typeof RECORD_ID, string>>
export type ThingList = keyof typeof THING_LISTS.lists
