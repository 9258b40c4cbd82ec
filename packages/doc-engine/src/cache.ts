import { type CompiledTemplate, compileHashed, contentHash } from './compile.ts'
import type { Dictionary } from './fields/dictionary.ts'

const DEFAULT_MAX = 500

/** Compiles a file once: by its content and by the dictionary it is compiled with; the least used go first. */
export function templateCache(
  max = DEFAULT_MAX,
): (docx: Uint8Array, dictionary: Dictionary) => CompiledTemplate {
  const compiled = new Map<string, CompiledTemplate>()
  const dictionaryNumbers = new WeakMap<Dictionary, number>()
  let dictionaries = 0

  return (docx, dictionary) => {
    const number = dictionaryNumbers.get(dictionary) ?? ++dictionaries
    dictionaryNumbers.set(dictionary, number)
    const hash = contentHash(docx)
    const key = `${number}:${hash}`
    const template = compiled.get(key) ?? compileHashed(docx, dictionary, hash)
    // A Map keeps the order of insertion: putting it back makes it the youngest.
    compiled.delete(key)
    compiled.set(key, template)
    for (const oldest of compiled.keys()) {
      if (compiled.size <= max) break
      compiled.delete(oldest)
    }
    return template
  }
}
