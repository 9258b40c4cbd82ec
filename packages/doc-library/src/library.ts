import { type CompiledTemplate, compileTemplate } from '@ot/doc-engine'
import type { BundledTemplate, LibraryBundle } from './bundle.ts'
import { dictionaryOf } from './fields/dictionary.ts'
import type { DocumentFacts } from './fields/facts.ts'
import { scopeOf, unnamedSigners } from './fields/scope.ts'
import type { Group } from './groups.ts'
import { type Missing, missingFacts } from './missing.ts'

export type TemplateSummary = Omit<BundledTemplate, 'docx'>

export type MakeOptions = {
  /** The current one when absent; a registered paper keeps its own. */
  edition?: number
  /** Of deflate, 1 (fast) to 9 (small). */
  level?: number
}

export type MadeDocument = { bytes: Buffer; missing: Missing[] }

export type Library = {
  groups: readonly Group[]
  /** In the order in which they are shown. */
  templates: readonly TemplateSummary[]
  /** Made from the company's records on a page of their own, hence not among those to choose from. */
  recordPapers: readonly TemplateSummary[]
  find(id: string, edition?: number): TemplateSummary | null
  /** The `.docx` with its tags. */
  docx(id: string, edition?: number): Uint8Array
  /** Paths that its tags name. */
  tags(id: string, edition?: number): readonly string[]
  make(id: string, facts: DocumentFacts, options?: MakeOptions): MadeDocument
}

export class UnknownTemplateError extends Error {
  override readonly name = 'UnknownTemplateError'

  constructor(id: string, edition: number | undefined) {
    super(edition === undefined ? `Нет шаблона ${id}` : `Нет редакции ${edition} шаблона ${id}`)
  }
}

function summaryOf({ docx: _docx, ...summary }: BundledTemplate): TemplateSummary {
  return summary
}

/** A template is decoded and compiled when it is first printed. */
class Shelf {
  readonly summary: TemplateSummary
  readonly #bundled: BundledTemplate
  #docx: Uint8Array | null = null
  #compiled: CompiledTemplate | null = null

  constructor(bundled: BundledTemplate) {
    this.#bundled = bundled
    this.summary = summaryOf(bundled)
  }

  get docx(): Uint8Array {
    this.#docx ??= Buffer.from(this.#bundled.docx, 'base64')
    return this.#docx
  }

  get compiled(): CompiledTemplate {
    this.#compiled ??= compileTemplate(this.docx, dictionaryOf(this.summary))
    return this.#compiled
  }
}

export function libraryFrom(bundle: LibraryBundle): Library {
  const current = new Map(bundle.templates.map((template) => [template.id, new Shelf(template)]))
  const editions = new Map(
    [...current.values(), ...bundle.superseded.map((template) => new Shelf(template))].map((shelf) => [
      `${shelf.summary.id}@${shelf.summary.edition}`,
      shelf,
    ]),
  )
  const summaries = [...current.values()].map(({ summary }) => summary)
  const findShelf = (id: string, edition?: number) =>
    edition === undefined ? current.get(id) : editions.get(`${id}@${edition}`)
  const getShelf = (id: string, edition?: number) => {
    const shelf = findShelf(id, edition)
    if (shelf === undefined) throw new UnknownTemplateError(id, edition)
    return shelf
  }
  return {
    groups: bundle.groups,
    templates: summaries.filter(({ records }) => records === null),
    recordPapers: summaries.filter(({ records }) => records !== null),
    find: (id, edition) => findShelf(id, edition)?.summary ?? null,
    docx: (id, edition) => getShelf(id, edition).docx,
    tags: (id, edition) => getShelf(id, edition).compiled.tags,
    make(id, facts, { edition, level } = {}) {
      const { compiled, summary } = getShelf(id, edition)
      const { bytes, missing } = compiled.render(
        scopeOf(facts, summary),
        level === undefined ? {} : { level },
      )
      const unnamed = unnamedSigners(summary, facts).map(({ key }) => key)
      return { bytes, missing: missingFacts([...missing, ...unnamed], summary) }
    },
  }
}
