import type { StreamEvent } from '@ot/contract/stream'
import { STREAM_KINDS } from '@ot/domain'
import type { EventSourceMessage } from 'eventsource-parser'

/** What a message tells; null: the place in the stream alone, or something of a later version of the product. */
export function eventOf({ data }: EventSourceMessage): StreamEvent | null {
  if (data === '') return null
  const parsed: unknown = JSON.parse(data)
  const told = new Map<string, unknown>(typeof parsed === 'object' ? Object.entries(parsed ?? {}) : [])
  const kind = STREAM_KINDS.find((known) => known === told.get('kind'))
  if (kind === undefined) return null
  const [entity, entityId, origin] = ['entity', 'entityId', 'origin'].map((name) => told.get(name))
  return {
    kind,
    entity: typeof entity === 'string' ? entity : '',
    entityId: typeof entityId === 'number' ? entityId : null,
    origin: typeof origin === 'string' ? origin : null,
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
