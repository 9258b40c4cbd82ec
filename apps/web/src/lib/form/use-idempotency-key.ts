import { useRef } from 'react'
import { randomId } from '../http/random-id.ts'

const KEY_LENGTH = 32

/** The same key for the same body, so that a repetition after a lost answer makes nothing twice. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.body) last.current = { body: text, key: randomId(KEY_LENGTH) }
    return last.current.key
  }
}
