import { DUE_WINDOW_MONTHS, SECTION_LABELS, type Section, type SectionPlace } from '@ot/domain'
import { counted, MONTHS, plural, shortDate } from '@ot/text'
import { SECTION_SPECS } from '../section-specs.ts'

const NBSP = '\u00a0'

export function nothingText(section: Section): string {
  return SECTION_SPECS[section].rows.nothing
}

/** «48 инструктажей», or «3 из 48 инструктажей» when not all are shown. */
export function rowCount(section: Section, shown: number, all: number): string {
  const { forms } = SECTION_SPECS[section].rows
  const [, few, many] = forms
  // In the genitive one is called as two are counted: «из 21 инструктажа».
  return shown === all
    ? counted(all, forms)
    : `${shown}${NBSP}из${NBSP}${all} ${plural(all, [few, many, many])}`
}

/** What the page is about, under its name. */
export function sectionPlaceText(place: SectionPlace, section: Section): string {
  if (place === 'register') return 'Все записи раздела по всей организации.'
  return `Только то, что пора: просроченное и всё, чему ${windowText(section)}. Что не проведено, а срок позже, и что не внесено — среди всех записей раздела.`
}

/** Beside how many rows there are: the counts of a window are not those of the whole section. In months, since a day would bring the calendar to the first screen of a list. */
export function windowText(section: Section): string {
  const months = DUE_WINDOW_MONTHS[section]
  return months === 1 ? 'срок в ближайший месяц' : `срок в ближайшие ${counted(months, MONTHS)}`
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
