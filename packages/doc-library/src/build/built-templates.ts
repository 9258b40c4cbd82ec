import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type BundledTemplate, bundledTemplateSchema } from '../format/bundle.ts'
import { PACKAGE_ROOT, type SourceText } from '../format/read-sources.ts'
import { clauseIds } from '../format/source-lines.ts'

const FOLDER = join(PACKAGE_ROOT, '..', '..', 'node_modules', '.cache', 'otdel-library')
const PACKAGES = ['doc-library', 'doc-engine', 'domain', 'grammar', 'text']
/** Of four libraries as large as today's: half of them stays when there are more. */
const KEPT_FILES = 6000

export type BuiltTemplates = {
  keyOf(source: SourceText, clauses: ReadonlyMap<string, string>): string
  find(key: string): BundledTemplate | null
  keep(key: string, template: BundledTemplate): void
}

/** Templates built before: a text gives the same `.docx` until the text or the code that builds it changes. */
export function builtTemplates(folder = FOLDER): BuiltTemplates {
  const code = codeDigest()
  mkdirSync(folder, { recursive: true })
  const pathOf = (key: string) => join(folder, `${key}.bin`)
  return {
    keyOf({ file, text }, clauses) {
      const passages = clauseIds(text).map((id) => clauses.get(id) ?? null)
      return createHash('sha256')
        .update(JSON.stringify([code, file, text, passages]))
        .digest('hex')
    },
    find(key) {
      const path = pathOf(key)
      return existsSync(path) ? bundledTemplateSchema.parse(deserialize(readFileSync(path))) : null
    },
    keep(key, template) {
      const unfinished = `${pathOf(key)}.${process.pid}`
      writeFileSync(unfinished, serialize(template))
      renameSync(unfinished, pathOf(key))
      forgetOldest(folder)
    },
  }
}

function codeDigest(): string {
  const hash = createHash('sha256')
  for (const name of PACKAGES) {
    const root = join(PACKAGE_ROOT, '..', name)
    hash.update(readFileSync(join(root, 'package.json')))
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    for (const file of files.toSorted()) {
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(readFileSync(join(root, 'src', file)))
    }
  }
  return hash.digest('hex')
}

let sinceCounted = 0

/** Another process may have removed the same file a moment before. */
function forgetOldest(folder: string): void {
  sinceCounted += 1
  if (sinceCounted % 100 !== 1) return
  const files = readdirSync(folder).map((name) => join(folder, name))
  if (files.length <= KEPT_FILES) return
  const byAge = files
    .map((path) => ({ path, changed: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.changed - a.changed)
  for (const { path } of byAge.slice(KEPT_FILES / 2)) rmSync(path, { force: true })
}
