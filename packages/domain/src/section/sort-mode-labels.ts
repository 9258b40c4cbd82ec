import type { SortMode } from './sort-modes.ts'

/** For where the order is chosen by name: a table with heads is sorted by them. */
export const SORT_MODE_LABELS = {
  'deadline-ascending': 'По сроку',
  'name-alphabet': 'По наименованию',
  'ppeName-alphabet': 'По наименованию СИЗ',
  'fullname-alphabet': 'По ФИО',
  'department-alphabet': 'По отделу',
  'position-alphabet': 'По должности',
  'class-descending': 'По классу, от худшего',
  'factor-number': 'По пункту приказа № 29н',
  'risk-descending': 'По уровню риска, от высшего',
  eventType: 'По виду операции',
} satisfies Record<SortMode, string>
