import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { HAZARD_KINDS, type HazardKind } from '@ot/domain'
import { memberOf } from '../lists/one-of.ts'
import { fieldsOf, listIn, readText, textIn, type WrittenChapters, writtenChapters } from './written-text.ts'

/** What a master of the trade says; hazards that it treats have no block beside it. */
export type FamilyText = WrittenChapters & { covers: readonly HazardKind[]; place: string }

/** The bundle of the server stands elsewhere than these sources: the package is found by its name. */
function familiesFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@ot/reference/package.json')
  return join(manifest, '../data/papers/families')
}

/** Read when a paper asks for it: together the texts take megabytes, and a server prints a few of them. */
export function familyText(key: string): FamilyText {
  try {
    const value = JSON.parse(readFileSync(join(familiesFolder(), `${key}.json`), 'utf8'))
    const fields = fieldsOf(value)
    return {
      ...writtenChapters(value),
      covers: listIn(fields, 'covers', (kind) => memberOf(HAZARD_KINDS, readText(kind))),
      place: textIn(fields, 'place'),
    }
  } catch (cause) {
    throw new Error(`the text of family «${key}»`, { cause })
  }
}
