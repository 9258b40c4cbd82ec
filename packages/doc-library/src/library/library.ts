import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CompiledTemplate, templateFrom } from '@ot/doc-engine'
import type { Section } from '@ot/domain'
import type { DocumentFacts } from '../fields/facts.ts'
import type { BundledTemplate, LibraryBundle } from '../format/bundle.ts'
import type { Group } from '../format/groups.ts'
import { unpackForm } from '../format/packed-form.ts'
import { isReadWhole } from '../format/records.ts'
import { type SearchedTemplate, searchIndex, type TemplateFound } from '../search/search-index.ts'
import { type SellerPress, sellerPress } from '../seller/seller-press.ts'
import type { Missing } from './missing.ts'
import { type MadeDocument, missingFrom, printDocument } from './print-document.ts'

export type TemplateSummary = Omit<BundledTemplate, 'docx' | 'form' | 'tags' | 'outline' | 'passages'> & {
  /** The group's. An order of appointment belongs to none: persons in charge are named on any tariff. */
  section: Section | null
}

export type MakeOptions = {
  /** The current one when absent; a registered paper keeps its own. */
  edition?: number
  /** Of deflate, 1 (fast) to 9 (small). */
  level?: number
}

export type Library = {
  groups: readonly Group[]
  /** In the order in which they are shown. */
  templates: readonly TemplateSummary[]
  /** Made from the company's records on a page of their own, hence not among those to choose from. */
  recordPapers: readonly TemplateSummary[]
  find(id: string, edition?: number): TemplateSummary | null
  /** The `.docx` with its tags. */
  docx(id: string, edition?: number): Uint8Array
  /** Templates to choose from that have all the words, in any form; the best first. */
  search(words: string): TemplateFound[]
  /** Paths that its tags name. */
  tags(id: string, edition?: number): readonly string[]
  /** What a paper would lack, told without making it. */
  missing(id: string, facts: DocumentFacts, edition?: number): Missing[]
  make(id: string, facts: DocumentFacts, options?: MakeOptions): MadeDocument
  /** Reads the compiled forms back beforehand, giving way after each, so that the first kit need not. */
  readForms(): Promise<void>
  /** The invoice and the act of the one who is paid. */
  makeForPayer: SellerPress
}

export class UnknownTemplateError extends Error {
  override readonly name = 'UnknownTemplateError'

  constructor(id: string, edition: number | undefined) {
    super(edition === undefined ? `Нет шаблона ${id}` : `Нет редакции ${edition} шаблона ${id}`)
  }
}

function summaryOf(
  {
    docx: _docx,
    form: _form,
    tags: _tags,
    outline: _outline,
    passages: _passages,
    ...summary
  }: BundledTemplate,
  groups: readonly Group[],
): TemplateSummary {
  const section = groups.find(({ id }) => id === summary.group)?.section ?? null
  return { ...summary, section: summary.role === null ? section : null }
}

/** Chosen in the list: papers from answers and those whose records are read whole. */
function isOffered({ records }: TemplateSummary): boolean {
  return records === null || isReadWhole(records)
}

/** The form a template was compiled to is read back once: beforehand, or when it is first printed. */
class Shelf {
  readonly summary: TemplateSummary
  readonly bundled: BundledTemplate
  #compiled: CompiledTemplate | null = null

  constructor(bundled: BundledTemplate, groups: readonly Group[]) {
    this.bundled = bundled
    this.summary = summaryOf(bundled, groups)
  }

  read(): CompiledTemplate {
    this.#compiled ??= templateFrom(unpackForm(this.bundled.form))
    return this.#compiled
  }
}

export function libraryFrom(bundle: LibraryBundle): Library {
  const shelfOf = (template: BundledTemplate) => new Shelf(template, bundle.groups)
  const current = new Map(bundle.templates.map((template) => [template.id, shelfOf(template)]))
  const editions = new Map(
    [...current.values(), ...bundle.superseded.map(shelfOf)].map((shelf) => [
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
  const index = lazily(() => searchIndex(searched(bundle)))
  return {
    groups: bundle.groups,
    templates: summaries.filter(isOffered),
    recordPapers: summaries.filter((summary) => !isOffered(summary)),
    find: (id, edition) => findShelf(id, edition)?.summary ?? null,
    search: (words) => index().find(words),
    docx: (id, edition) => getShelf(id, edition).bundled.docx,
    tags: (id, edition) => getShelf(id, edition).bundled.tags,
    missing(id, facts, edition) {
      const { bundled, summary } = getShelf(id, edition)
      return missingFrom(bundled.outline, summary, facts)
    },
    make(id, facts, { edition, level } = {}) {
      const shelf = getShelf(id, edition)
      return printDocument(shelf.read(), shelf.summary, facts, level)
    },
    async readForms() {
      for (const shelf of current.values()) {
        shelf.read()
        await nextTurn()
      }
    },
    makeForPayer: sellerPress(bundle),
  }
}

/** Built when somebody searches first: papers are made without it. */
function lazily<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

function searched({ groups, templates }: LibraryBundle): SearchedTemplate[] {
  return templates
    .filter(({ records }) => records === null)
    .map(({ id, title, subject, group, passages }) => ({
      id,
      title: `${title} ${groups.find((one) => one.id === group)?.title ?? ''}`,
      subject,
      passages,
    }))
}
