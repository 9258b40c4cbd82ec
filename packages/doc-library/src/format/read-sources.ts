import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FrontMatter } from './front-matter.ts'
import { type Group, groupsSchema } from './groups.ts'
import { parseTemplate, type TemplateSource } from './parse-template.ts'
import { type SourceProblem, TemplateSourceError } from './template-error.ts'

export const PACKAGE_ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type Sources = {
  groups: readonly Group[]
  /** What the library offers now, in the order of groups and of `order` in each. */
  current: readonly TemplateSource[]
  /** Texts that a later edition replaced: `editions/<id>@<n>.md`. Registered papers still stand on them. */
  superseded: readonly TemplateSource[]
}

export type SourceText = { file: string; text: string }

/** The library as it lies in its files. */
export type LibraryTexts = {
  groups: readonly Group[]
  clauses: ReadonlyMap<string, string>
  current: readonly SourceText[]
  superseded: readonly SourceText[]
}

function markdownFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort()
}

function readFiles(root: string, folder: string): SourceText[] {
  return markdownFiles(root, folder).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

export function readClauses(root = PACKAGE_ROOT): ReadonlyMap<string, string> {
  return new Map(readFiles(root, 'clauses').map(({ file, text }) => [basename(file, '.md'), text]))
}

export function readGroups(root = PACKAGE_ROOT): readonly Group[] {
  return groupsSchema.parse(JSON.parse(readFileSync(join(root, 'groups.json'), 'utf8')))
}

export function readTexts(root = PACKAGE_ROOT): LibraryTexts {
  return {
    groups: readGroups(root),
    clauses: readClauses(root),
    current: readFiles(root, 'templates'),
    superseded: readFiles(root, 'editions'),
  }
}

/** In the order of groups and of `order` in each. */
export function inLibraryOrder(groups: readonly Group[]) {
  const place = new Map(groups.map(({ id }, index) => [id, index]))
  const placeOf = ({ group }: FrontMatter) => place.get(group) ?? groups.length
  return (a: FrontMatter, b: FrontMatter) => placeOf(a) - placeOf(b) || a.order - b.order
}

/** Reads all files before it complains, so that an author sees every mistake at once. */
function parseAll(
  texts: readonly SourceText[],
  clauses: ReadonlyMap<string, string>,
  problems: SourceProblem[],
) {
  return texts.flatMap(({ file, text }) => {
    try {
      return [parseTemplate(file, text, clauses)]
    } catch (error) {
      if (!(error instanceof TemplateSourceError)) throw error
      problems.push(...error.problems)
      return []
    }
  })
}

export function readSources(root = PACKAGE_ROOT): Sources {
  const { groups, clauses, ...texts } = readTexts(root)
  const problems: SourceProblem[] = []
  const current = parseAll(texts.current, clauses, problems)
  const superseded = parseAll(texts.superseded, clauses, problems)
  if (problems.length > 0) throw new TemplateSourceError(problems)
  const compare = inLibraryOrder(groups)
  return { groups, current: current.toSorted((a, b) => compare(a.front, b.front)), superseded }
}
