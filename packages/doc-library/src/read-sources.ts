import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseTemplate, type TemplateSource } from './format/parse-template.ts'
import { type Problem, TemplateError } from './format/template-error.ts'
import { type Group, groupsSchema } from './groups.ts'

export const PACKAGE_ROOT = fileURLToPath(new URL('..', import.meta.url))

export type Sources = {
  groups: readonly Group[]
  /** What the library offers now, in the order of groups and of `order` in each. */
  current: readonly TemplateSource[]
  /** Texts that a later edition replaced: `editions/<id>@<n>.md`. Registered papers still stand on them. */
  superseded: readonly TemplateSource[]
}

function markdownFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort()
}

function readClauses(root: string): ReadonlyMap<string, string> {
  return new Map(
    markdownFiles(root, 'clauses').map((file) => [
      basename(file, '.md'),
      readFileSync(join(root, file), 'utf8'),
    ]),
  )
}

/** Reads all files before it complains, so that an author sees every mistake at once. */
function parseAll(root: string, files: readonly string[], clauses: ReadonlyMap<string, string>) {
  const sources: TemplateSource[] = []
  const problems: Problem[] = []
  for (const file of files) {
    try {
      sources.push(parseTemplate(file, readFileSync(join(root, file), 'utf8'), clauses))
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error
      problems.push(...error.problems)
    }
  }
  return { sources, problems }
}

export function readSources(root = PACKAGE_ROOT): Sources {
  const groups = groupsSchema.parse(JSON.parse(readFileSync(join(root, 'groups.json'), 'utf8')))
  const clauses = readClauses(root)
  const current = parseAll(root, markdownFiles(root, 'templates'), clauses)
  const superseded = parseAll(root, markdownFiles(root, 'editions'), clauses)
  const problems = [...current.problems, ...superseded.problems]
  if (problems.length > 0) throw new TemplateError(problems)
  const place = new Map(groups.map(({ id }, index) => [id, index]))
  const inOrder = (a: TemplateSource, b: TemplateSource) =>
    (place.get(a.front.group) ?? groups.length) - (place.get(b.front.group) ?? groups.length) ||
    a.front.order - b.front.order
  return { groups, current: current.sources.toSorted(inOrder), superseded: superseded.sources }
}
