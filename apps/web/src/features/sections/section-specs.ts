import { byField, SECTIONS, type Section, type SortMode } from '@ot/domain'
import type { PluralForms } from '@ot/text'

/** Names of grid areas too: the style sheet says where each stands in each section. */
export const COLUMN_KEYS = [
  'fullname',
  'position',
  'department',
  'subject',
  'detail',
  'quantity',
  'date',
  'periodicity',
  'deadline',
  'state',
] as const
export type ColumnKey = (typeof COLUMN_KEYS)[number]

export interface SectionColumn {
  key: ColumnKey
  label: string
  /** How its header sorts; null: it does not. */
  sort: SortMode | null
}

interface SectionSpec {
  words: {
    /** Of the dialog that adds a record, and of the button that opens it. */
    add: string
    /** The same, when a record is changed. */
    edit: string
    /** What one does with a record when it is done. */
    complete: string
  }
  rows: {
    /** «5 инструктажей» */
    forms: PluralForms
    /** Spec 2.11: said when no row answers the filters. */
    nothing: string
  }
  columns: readonly SectionColumn[]
}

const WHO: readonly SectionColumn[] = [
  { key: 'fullname', label: 'ФИО', sort: 'fullname-alphabet' },
  { key: 'position', label: 'Должность', sort: 'position-alphabet' },
  { key: 'department', label: 'Отдел', sort: 'department-alphabet' },
]

function columns(date: string, ...own: readonly SectionColumn[]): readonly SectionColumn[] {
  return [
    ...WHO,
    ...own,
    { key: 'date', label: date, sort: null },
    { key: 'periodicity', label: 'Периодичность', sort: null },
    { key: 'deadline', label: 'Срок', sort: 'deadline-ascending' },
    { key: 'state', label: 'Состояние', sort: null },
  ]
}

/** What the pages and dialogs of a section say of it; its memos: `memos/memo-specs.ts`. */
export const SECTION_SPECS: Readonly<Record<Section, SectionSpec>> = {
  briefing: {
    words: { add: 'Добавить инструктаж', edit: 'Изменить инструктаж', complete: 'Отметить проведение' },
    rows: {
      forms: ['инструктаж', 'инструктажа', 'инструктажей'],
      nothing: 'Нет инструктажей, соответствующих выбранным фильтрам.',
    },
    columns: columns('Проведён', { key: 'subject', label: 'Инструктаж', sort: 'name-alphabet' }),
  },
  training: {
    words: { add: 'Добавить обучение', edit: 'Изменить обучение', complete: 'Отметить проверку знаний' },
    rows: {
      forms: ['обучение', 'обучения', 'обучений'],
      nothing: 'Нет обучений, соответствующих выбранным фильтрам.',
    },
    columns: columns('Проверка знаний', {
      key: 'subject',
      label: 'Программа',
      sort: 'name-alphabet',
    }),
  },
  medical: {
    words: { add: 'Добавить медосмотр', edit: 'Изменить медосмотр', complete: 'Отметить прохождение' },
    rows: {
      forms: ['медосмотр', 'медосмотра', 'медосмотров'],
      nothing: 'Нет медосмотров, соответствующих выбранным фильтрам.',
    },
    columns: columns(
      'Пройден',
      { key: 'subject', label: 'Медосмотр', sort: 'name-alphabet' },
      { key: 'detail', label: 'Пункт 29н', sort: 'factor-number' },
    ),
  },
  ppe: {
    words: { add: 'Добавить СИЗ', edit: 'Изменить СИЗ', complete: 'Выдать' },
    rows: {
      forms: ['позиция СИЗ', 'позиции СИЗ', 'позиций СИЗ'],
      nothing: 'Нет СИЗ, соответствующих выбранным фильтрам.',
    },
    columns: columns(
      'Выполнено',
      { key: 'subject', label: 'СИЗ', sort: 'ppeName-alphabet' },
      { key: 'detail', label: 'Операция', sort: 'eventType' },
      { key: 'quantity', label: 'Количество', sort: null },
    ),
  },
  sout: {
    words: { add: 'Добавить СОУТ', edit: 'Изменить оценку', complete: 'Отметить оценку' },
    rows: {
      forms: ['запись СОУТ', 'записи СОУТ', 'записей СОУТ'],
      nothing: 'Нет СОУТ, соответствующих выбранным фильтрам.',
    },
    columns: columns(
      'Отчёт',
      { key: 'subject', label: 'Рабочее место', sort: null },
      { key: 'detail', label: 'Класс', sort: 'class-descending' },
    ),
  },
  risk: {
    words: {
      add: 'Добавить карту рисков',
      edit: 'Изменить карту рисков',
      complete: 'Отметить оценку рисков',
    },
    rows: {
      forms: ['карта рисков', 'карты рисков', 'карт рисков'],
      nothing: 'Нет рисков, соответствующих выбранным фильтрам.',
    },
    columns: columns('Оценён', {
      key: 'detail',
      label: 'Уровень риска',
      sort: 'risk-descending',
    }),
  },
}

/** Whose row it is stays in sight. */
export const HIDEABLE_COLUMNS: Readonly<Record<Section, readonly SectionColumn[]>> = byField(
  SECTIONS,
  (section) => SECTION_SPECS[section].columns.filter(({ key }) => key !== 'fullname'),
)
