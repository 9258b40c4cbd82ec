import {
  type DocumentFacts,
  type Group,
  type Library,
  type MadeDocument,
  type Missing,
  missingFrom,
  type TemplateSummary,
} from '@ot/doc-library'
import type { Tx } from '../../../db/transaction.ts'
import type { PaperToPrint } from '../../../pdf/pdf.ts'
import { findStandingEditions, type OwnEdition } from '../stored/edition-queries.ts'
import type { DocumentRow } from '../stored/queries.ts'
import { contentOf, type OwnSource, outlineOfOwn, printOwn } from './own-papers.ts'

/** A paper as a Word file: whose text it is and of which day. */
export type MadePaper = MadeDocument & Pick<PaperToPrint, 'isOwn' | 'day'>

/** The library as one company sees it: where its own edition stands, that is what its papers are made from. */
export type Papers = {
  groups: readonly Group[]
  /** In the order in which they are shown; a template with an own edition asks what the edition under it asks. */
  templates: readonly TemplateSummary[]
  find(id: string): TemplateSummary | null
  /** The own edition that stands, null: the library's. */
  own(id: string): OwnEdition | null
  /** Paths that its tags name. */
  tags(id: string): readonly string[]
  /** What the paper would lack. Not to be called inside a transaction either. */
  missing(id: string, facts: DocumentFacts): Promise<Missing[]>
  /** Not to be called inside a transaction: the file of an own edition is read when its paper's turn has come. */
  make(id: string, facts: DocumentFacts): Promise<MadePaper>
}

export async function loadPapers(
  tx: Tx,
  source: OwnSource,
  library: Library,
  companyId: number,
): Promise<Papers> {
  return papersWith(source, library, companyId, await findStandingEditions(tx, companyId))
}

/** The library with these own editions in their places. */
export function papersWith(
  source: OwnSource,
  library: Library,
  companyId: number,
  standing: readonly OwnEdition[],
): Papers {
  const editions = new Map(standing.map((own) => [own.templateId, own]))
  const seen = (template: TemplateSummary) => withOwnQuestions(library, template, editions.get(template.id))
  return {
    groups: library.groups,
    templates: library.templates.map(seen),
    find: (id) => {
      const template = library.find(id)
      return template === null ? null : seen(template)
    },
    own: (id) => editions.get(id) ?? null,
    tags: (id) => editions.get(id)?.tags ?? library.tags(id),
    missing: async (id, facts) => {
      const own = editions.get(id)
      if (own === undefined) return library.missing(id, facts)
      const template = grownFrom(library, id, own.baseEdition)
      return missingFrom(await outlineOfOwn(source, companyId, own, template), template, facts)
    },
    make: async (id, facts) => {
      const own = editions.get(id)
      if (own === undefined) return ofLibrary(library.make(id, facts), facts)
      const template = grownFrom(library, id, own.baseEdition)
      const content = await contentOf(source, companyId, own.id)
      return ofOwn(await printOwn(source, companyId, { content, template, facts }), facts)
    },
  }
}

/** Made from the edition, answers and facts of its day: later changes of the company do not reach it. */
export async function makeRegistered(
  source: OwnSource,
  library: Library,
  { companyId, templateId, edition, personalTemplateId, facts, values }: DocumentRow,
): Promise<MadePaper> {
  if (personalTemplateId === null)
    return ofLibrary(library.make(templateId, { ...facts, values }, { edition }), facts)
  const template = grownFrom(library, templateId, edition)
  const content = await contentOf(source, companyId, personalTemplateId)
  return ofOwn(await printOwn(source, companyId, { content, template, facts: { ...facts, values } }), facts)
}

type Dated = Pick<DocumentFacts, 'document'>

export function ofLibrary(made: MadeDocument, { document }: Dated): MadePaper {
  return { ...made, isOwn: false, day: document.date }
}

function ofOwn(made: MadeDocument, { document }: Dated): MadePaper {
  return { ...made, isOwn: true, day: document.date }
}

/** The library keeps every edition that papers were made from. */
export function grownFrom(library: Library, id: string, edition: number): TemplateSummary {
  const template = library.find(id, edition)
  if (template === null) throw new Error(`the library has lost edition ${edition} of ${id}`)
  return template
}

/** An own edition stands in the place of the newest one, with the questions of the edition it grew from. */
function withOwnQuestions(
  library: Library,
  template: TemplateSummary,
  own: OwnEdition | undefined,
): TemplateSummary {
  if (own === undefined || own.baseEdition === template.edition) return template
  const { title, group, order } = template
  return { ...grownFrom(library, template.id, own.baseEdition), title, group, order }
}
