import { type EmployeeTab, employeeAddress, SECTION_TABS, SECTIONS } from '@ot/domain'
import type { FoundSubject } from './subject-queries.ts'

/** The page of the product where the record of an entry is seen; null: it has none of its own. */
export function recordLink({ entity, page, part }: FoundSubject): string | null {
  if (page === null) return null
  switch (entity) {
    case 'employee':
      return employeeAddress(page)
    case 'event':
      return employeeAddress(page, tabOf(part))
    case 'instruction':
      return employeeAddress(page, 'instructions')
    case 'memo':
      return `/notifications/memos?memo=${page}`
    case 'document':
      return registeredPaper(part ?? '')
    case 'incident':
    case 'incident-measure':
      return `/notifications/incident/${page}`
    case 'microtrauma':
      return `/notifications/microtrauma/${page}`
    default:
      return null
  }
}

function tabOf(part: string | null): EmployeeTab {
  const section = SECTIONS.find((one) => one === part)
  return section === undefined ? 'main' : SECTION_TABS[section]
}

/** The register of papers, narrowed to the day and the number. */
function registeredPaper(part: string): string {
  const [day = '', ...number] = part.split(' ')
  const found = new URLSearchParams({ from: day, to: day, number: number.join(' ') })
  return `/company/list/main?group=registered&${found}`
}
