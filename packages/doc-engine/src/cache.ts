import { type CompiledTemplate, compileForm, contentHash, templateFrom } from './compile.ts'
import type { Dictionary } from './fields/dictionary.ts'

const DEFAULT_MAX_BYTES = 128 * 1024 * 1024

export type TemplateCache = {
  /** The compiled form of a file with this hash, if it is kept: the file itself need not be at hand. */
  find(hash: string, dictionary: Dictionary): CompiledTemplate | null
  compile(docx: Uint8Array, dictionary: Dictionary): CompiledTemplate
}

/** Compiles a file once: by its content and by the dictionary it is compiled with; the least used go first. */
export function templateCache(maxBytes = DEFAULT_MAX_BYTES): TemplateCache {
  const kept = new Map<string, CompiledTemplate>()
  const dictionaryNumbers = new WeakMap<Dictionary, number>()
  let dictionaries = 0
  let keptBytes = 0

  function keyOf(hash: string, dictionary: Dictionary): string {
    const number = dictionaryNumbers.get(dictionary) ?? ++dictionaries
    dictionaryNumbers.set(dictionary, number)
    return `${number}:${hash}`
  }

  /** A Map keeps the order of insertion: putting it back makes it the youngest. */
  function touch(key: string): CompiledTemplate | null {
    const template = kept.get(key)
    if (template === undefined) return null
    kept.delete(key)
    kept.set(key, template)
    return template
  }

  function keep(key: string, template: CompiledTemplate): void {
    kept.set(key, template)
    keptBytes += template.size
    for (const [oldest, { size }] of kept) {
      if (keptBytes <= maxBytes || oldest === key) break
      kept.delete(oldest)
      keptBytes -= size
    }
  }

  return {
    find: (hash, dictionary) => touch(keyOf(hash, dictionary)),
    compile(docx, dictionary) {
      const hash = contentHash(docx)
      const key = keyOf(hash, dictionary)
      const known = touch(key)
      if (known !== null) return known
      const template = templateFrom(compileForm(docx, dictionary, hash))
      keep(key, template)
      return template
    },
  }
}
