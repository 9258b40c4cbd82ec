import ppeKinds from '../../data/ppe.json' with { type: 'json' }
import words from '../../data/ppe-words.json' with { type: 'json' }

const KEY_OF: ReadonlyMap<string, string> = new Map(ppeKinds.map(({ name, key }) => [name, key]))
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(words))

/** What people call a thing that the norms name at length; a thing with a name of the company's own has only that. */
export function wordsOfPpe(name: string): string {
  const key = KEY_OF.get(name)
  return key === undefined ? '' : (WORDS.get(key) ?? '')
}
