import type { EventOf } from '@ot/contract'
import { quantityText } from '@ot/domain'

type PpeEvent = EventOf<'ppe'>

/** What is issued and, beside it, what comes back of it. */
export interface PpeRow {
  id: number
  event: PpeEvent
  returning: PpeEvent | null
}

export function ppeRows(events: readonly PpeEvent[]): PpeRow[] {
  return events
    .filter(({ eventType }) => eventType === 'issuance')
    .map((event) => ({
      id: event.id,
      event,
      returning: events.find(({ returnOf }) => returnOf === event.id) ?? null,
    }))
}

/** «12 пар»; a norm without a number is text. */
export function amountText(quantity: number | null, unit: string): string | null {
  return quantity === null ? null : quantityText(quantity, unit)
}
