import type { PpeEventType } from './ppe-events.ts'

export type PpeMovement = { eventType: PpeEventType; quantity: number | null }

/** What was issued and not returned. Never below zero: what was issued before the records began may come back too. */
export function onHand(movements: Iterable<PpeMovement>): number {
  let balance = 0
  for (const { eventType, quantity } of movements) {
    if (quantity === null) continue
    balance = eventType === 'issuance' ? balance + quantity : Math.max(0, balance - quantity)
  }
  return balance
}
