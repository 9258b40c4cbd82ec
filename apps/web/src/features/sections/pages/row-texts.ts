import type { EventAnswer } from '@ot/contract'
import { eventStateLabel, PPE_EVENT_TYPE_LABELS, quantityText, RISK_LEVEL_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { ColumnKey } from '../section-specs.ts'

const NEVER_ASSESSED = 'не проводилось'
const NOTHING = '—'

/** What a row has in a column that is text and nothing else. */
export function eventCellText(row: EventAnswer, key: ColumnKey): string {
  switch (key) {
    case 'subject':
      return subjectText(row)
    case 'detail':
      return detailText(row)
    case 'quantity':
      return amountText(row)
    case 'date':
      return row.date === null ? NOTHING : shortDate(row.date)
    case 'deadline':
      return row.deadline === null ? NOTHING : shortDate(row.deadline)
    case 'department':
      // A number stays with its sign.
      return row.department.replaceAll('№ ', '№\u00a0')
    case 'fullname':
    case 'position':
    case 'periodicity':
    case 'state':
      return row[key]
  }
}

function subjectText(row: EventAnswer): string {
  if (row.section === 'ppe') return row.ppe
  if (row.section !== 'sout') return row.name
  return row.workplaceNumber === null ? 'не назначено' : `№ ${row.workplaceNumber}`
}

function detailText(row: EventAnswer): string {
  switch (row.section) {
    case 'medical':
      return row.factorNumber ?? NOTHING
    case 'ppe':
      return PPE_EVENT_TYPE_LABELS[row.eventType]
    case 'sout':
      return row.workingConditionsClass ?? NEVER_ASSESSED
    case 'risk':
      return row.riskLevel === null ? NEVER_ASSESSED : RISK_LEVEL_LABELS[row.riskLevel]
    default:
      return ''
  }
}

/** What comes back is what is on hand; a norm without a number is a text. */
function amountText(row: EventAnswer): string {
  if (row.section !== 'ppe') return ''
  if (row.eventType === 'return') return quantityText(row.onHand, row.unit)
  return row.quantity === null ? (row.norm ?? NOTHING) : quantityText(row.quantity, row.unit)
}

/** The whole row as one line, in the order of its cells, without those of hidden columns. */
export function rowWords(row: EventAnswer, name: string, hidden: ReadonlySet<string>): string {
  const cells = ['position', 'department', 'subject', 'detail', 'quantity', 'date', 'deadline'] as const
  const shown = cells.filter((key) => !hidden.has(key))
  const words = shown.map((key) => eventCellText(row, key)).filter((text) => text !== '' && text !== NOTHING)
  const state = hidden.has('state') ? [] : [eventStateLabel(row.state, row.section)]
  return [name, ...words, ...state].join(' · ')
}

/** What of a row is found by typing, beside whom and what it is about. */
export function searchedWords(row: EventAnswer): readonly (string | null)[] {
  switch (row.section) {
    case 'ppe':
      return [row.ppe, row.norm]
    case 'medical':
      return [row.factorNumber]
    case 'sout':
      return [row.workplaceNumber]
    default:
      return []
  }
}
