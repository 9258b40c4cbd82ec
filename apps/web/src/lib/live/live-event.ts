import type { StreamEvent } from '@ot/contract/stream'
import { STREAM_KINDS } from '@ot/domain'
import type { EventSourceMessage } from 'eventsource-parser'

/** What a message tells; null: the place in the stream alone, or something of a later version of the product. */
export function eventOf({ data }: EventSourceMessage): StreamEvent | null {
  if (data === '') return null
  const told: Record<string, unknown> = JSON.parse(data)
  const kind = STREAM_KINDS.find((known) => known === told.kind)
  if (kind === undefined) return null
  return {
    kind,
    entity: typeof told.entity === 'string' ? told.entity : '',
    entityId: typeof told.entityId === 'number' ? told.entityId : null,
    origin: typeof told.origin === 'string' ? told.origin : null,
  }
}

const REMEMBERED = 1_000

/** The stream tells at least once: the second time is passed over. An id names the place, then the event itself. */
export function rememberEvents(): (id: string) => boolean {
  const known = new Set<string>()
  return (id) => {
    const event = id.slice(id.indexOf('-') + 1)
    if (event === '' || event === '0') return true
    if (known.has(event)) return false
    known.add(event)
    const [oldest] = known
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return true
  }
}
