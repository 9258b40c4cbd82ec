import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentFacts } from '../fields/facts.ts'
import type { LibraryBundle } from '../format/bundle.ts'
import type { Group } from '../format/groups.ts'
import { isReadWhole } from '../format/records.ts'
import { type SearchedTemplate, searchIndex, type TemplateFound } from '../search/search-index.ts'
import { type SellerPress, sellerPress } from '../seller/seller-press.ts'
import type { Missing } from './missing.ts'
import { type MadeDocument, missingFrom, printDocument } from './print-document.ts'
import {
  Shelf,
  type ShelvedLibrary,
  type ShelvedTemplate,
  shelvedAtHand,
  type TemplateSummary,
} from './shelf.ts'

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

/** Chosen in the list: papers from answers and those whose records are read whole. */
function isOffered({ records }: TemplateSummary): boolean {
  return records === null || isReadWhole(records)
}

/** Of what was just built. */
export function libraryFrom(bundle: LibraryBundle): Library {
  return libraryOn(shelvedAtHand(bundle))
}

export function libraryOn(bundle: ShelvedLibrary): Library {
  const shelfOf = (template: ShelvedTemplate) => new Shelf(template, bundle.groups)
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
    docx: (id, edition) => getShelf(id, edition).template.docx(),
    tags: (id, edition) => getShelf(id, edition).template.tags,
    missing(id, facts, edition) {
      const { template, summary } = getShelf(id, edition)
      return missingFrom(template.outline, summary, facts)
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

function searched({ groups, templates }: ShelvedLibrary): SearchedTemplate[] {
  return templates
    .filter(({ records }) => records === null)
    .map(({ id, title, subject, group, passages }) => ({
      id,
      title: `${title} ${groups.find((one) => one.id === group)?.title ?? ''}`,
      subject,
      passages,
    }))
}
