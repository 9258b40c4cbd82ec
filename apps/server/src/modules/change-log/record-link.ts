import { addressOf, type EmployeeTab, employeeAddress, memoAddress, PAGES, SECTIONS } from '@ot/domain'
import type { FoundSubject } from './subject-queries.ts'

/** The page of the product where the record of an entry is seen; null: it has none of its own. */
export function recordLink({ entity, page, part }: FoundSubject): string | null {
  if (page === null) return null
  switch (entity) {
    case 'employee':
    case 'absence':
      return employeeAddress(page, 'employeeMain')
    case 'event':
      return employeeAddress(page, tabOf(part))
    case 'instruction':
      return employeeAddress(page, 'employeeInstructions')
    case 'memo':
      return memoAddress(page)
    case 'document':
      return registeredPaper(part ?? '')
    case 'incident':
    case 'incident-measure':
      return addressOf(PAGES.incident, page)
    case 'microtrauma':
      return addressOf(PAGES.microtrauma, page)
    default:
      return null
  }
}

function tabOf(part: string | null): EmployeeTab {
  const section = SECTIONS.find((one) => one === part)
  return section === undefined ? 'employeeMain' : `${section}Tab`
}

/** The register of papers, narrowed to the day and the number. */
function registeredPaper(part: string): string {
  const [day = '', ...number] = part.split(' ')
  const found = new URLSearchParams({ from: day, to: day, number: number.join(' ') })
  return `${PAGES.documentsMain.path}?group=registered&${found}`
}
