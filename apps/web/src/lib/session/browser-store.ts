import type { KeyValueStore } from './stored.ts'

/** The browser's storage; where there is none (prerendering, tests in Node) one that forgets with the process. */
export function browserStore(): KeyValueStore {
  return typeof localStorage === 'undefined' ? memoryStore() : localStorage
}

export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value)
    },
    removeItem: (key) => {
      values.delete(key)
    },
  }
}
