import type { LogAction } from './log-actions.ts'

/** What a deletion is answered by when it is taken back. */
const RESTORED: Readonly<Partial<Record<LogAction, LogAction>>> = {
  'counterparty.deleted': 'counterparty.restored',
  'place.deleted': 'place.restored',
  'thing.deleted': 'thing.restored',
  'absence.deleted': 'absence.restored',
  'list-view.deleted': 'list-view.restored',
  'department.deleted': 'department.restored',
  'employee.dismissed': 'employee.restored',
  'event.deleted': 'event.restored',
  'instruction.taken': 'instruction.restored',
  'workplace.deleted': 'workplace.restored',
  'memo.deleted': 'memo.restored',
  'responsibility.taken-off': 'responsibility.restored',
  'document.voided': 'document.restored',
  'template.standardised': 'template.restored',
  'template.discarded': 'template.restored',
  'incident.cancelled': 'incident.reopened',
  'incident.evidence-withdrawn': 'incident.evidence-restored',
  'microtrauma.cancelled': 'microtrauma.restored',
  'payer.deleted': 'payer.restored',
}

/** How the log calls the taking back of a deed that it has called so. */
export function takenBackAction(action: LogAction): LogAction {
  return RESTORED[action] ?? 'deed.taken-back'
}
