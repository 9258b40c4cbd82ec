import { DUE_WINDOW_MONTHS, SECTION_LABELS, type Section, type SectionPlace } from '@ot/domain'
import { counted, type PluralForms, plural, shortDate } from '@ot/text'

const NBSP = '\u00a0'

interface RowWords {
  /** «5 инструктажей» */
  forms: PluralForms
  /** «3 из 21 инструктажа» */
  ofForms: PluralForms
  /** Spec 2.11: said when no row answers the filters. */
  nothing: string
}

const ROW_WORDS = {
  briefing: {
    forms: ['инструктаж', 'инструктажа', 'инструктажей'],
    ofForms: ['инструктажа', 'инструктажей', 'инструктажей'],
    nothing: 'Нет инструктажей, соответствующих выбранным фильтрам.',
  },
  training: {
    forms: ['обучение', 'обучения', 'обучений'],
    ofForms: ['обучения', 'обучений', 'обучений'],
    nothing: 'Нет обучений, соответствующих выбранным фильтрам.',
  },
  medical: {
    forms: ['медосмотр', 'медосмотра', 'медосмотров'],
    ofForms: ['медосмотра', 'медосмотров', 'медосмотров'],
    nothing: 'Нет медосмотров, соответствующих выбранным фильтрам.',
  },
  ppe: {
    forms: ['позиция СИЗ', 'позиции СИЗ', 'позиций СИЗ'],
    ofForms: ['позиции СИЗ', 'позиций СИЗ', 'позиций СИЗ'],
    nothing: 'Нет СИЗ, соответствующих выбранным фильтрам.',
  },
  sout: {
    forms: ['запись СОУТ', 'записи СОУТ', 'записей СОУТ'],
    ofForms: ['записи СОУТ', 'записей СОУТ', 'записей СОУТ'],
    nothing: 'Нет СОУТ, соответствующих выбранным фильтрам.',
  },
  risk: {
    forms: ['карта рисков', 'карты рисков', 'карт рисков'],
    ofForms: ['карты рисков', 'карт рисков', 'карт рисков'],
    nothing: 'Нет рисков, соответствующих выбранным фильтрам.',
  },
} satisfies Record<Section, RowWords>

export function nothingText(section: Section): string {
  return ROW_WORDS[section].nothing
}

/** «48 инструктажей», or «3 из 48 инструктажей» when not all are shown. */
export function rowCount(section: Section, shown: number, all: number): string {
  const { forms, ofForms } = ROW_WORDS[section]
  return shown === all ? counted(all, forms) : `${shown}${NBSP}из${NBSP}${all} ${plural(all, ofForms)}`
}

const MONTHS: PluralForms = ['месяц', 'месяца', 'месяцев']

/** What the page is about, under its name. */
export function placeText(place: SectionPlace, section: Section): string {
  if (place === 'register') return 'Все записи раздела по всей организации.'
  const months = DUE_WINDOW_MONTHS[section]
  const window = months === 1 ? 'в ближайший месяц' : `в ближайшие ${counted(months, MONTHS)}`
  return `Только то, что просрочено, ни разу не сделано или подходит ${window}.`
}

/** Where there is nothing at all, filters or not. */
export function noRowsText(place: SectionPlace, section: Section): string {
  return place === 'due'
    ? 'Сроков, о которых пора беспокоиться, нет.'
    : `В разделе «${SECTION_LABELS[section]}» ещё нет записей: добавьте их здесь или на странице работника.`
}

export function periodText(from: string | null, until: string | null): string {
  if (from !== null && from === until) return `Срок ${shortDate(from)}`
  const begin = from === null ? '' : ` с ${shortDate(from)}`
  const end = until === null ? '' : ` по ${shortDate(until)}`
  return `Срок${begin}${end}`
}

/** «Выбрано 5», «Выбрано 5, из них не показано 2». */
export function selectedText(selected: number, hidden: number): string {
  const all = `Выбрано ${selected}`
  return hidden === 0 ? all : `${all}, из них не показано ${hidden}`
}
