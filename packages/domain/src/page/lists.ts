import { SECTION_LABELS, SECTIONS, type Section } from '../section/sections.ts'
import { type DeskPage, PAGES } from './pages.ts'

const OF_SECTIONS = SECTIONS.flatMap((section) => [`${section}Register`, `${section}Due`] as const)

/** Pages with a list whose state can be saved under a name and whose columns can be chosen. */
export const LISTS = [
  'employeesMain',
  ...OF_SECTIONS,
  'employeesWorkplaces',
  'notificationsMemos',
  'notificationsIncidents',
  'microtraumas',
  'documentsMain',
  'documentsRegistry',
  'places',
  'things',
  'counterparties',
  'settingsLog',
] as const satisfies readonly DeskPage[]
export type ListKey = (typeof LISTS)[number]

export const LIST_VIEW_NAME_MAX = 60
/** Of the address without the question mark; a longer one is not copied whole by every messenger. */
export const LIST_SEARCH_MAX = 2000
/** In one list for all, and as many of each user's own. */
export const LIST_VIEWS_MAX = 50

/** What the log calls a list: the register of a section and what of it is due have one title. */
export function listLabel(list: ListKey): string {
  const due = SECTIONS.find((section: Section) => list === `${section}Due`)
  return due === undefined ? PAGES[list].title : `${SECTION_LABELS[due]}: что пора`
}
