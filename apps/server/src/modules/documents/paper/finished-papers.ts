import type { Lacking, MadeDocument, TemplateSummary } from '@ot/doc-library'
import type { PaperFormat } from '@ot/domain'
import { Unavailable, Unprintable } from '../../../foundation/errors.ts'
import { inOrder } from '../../../foundation/in-order.ts'
import { STOPPED, unlessStopped } from '../../../foundation/stopping.ts'
import type { Pdf } from '../../../pdf/pdf.ts'
import type { MadePaper } from './papers.ts'

/** A paper to be made when it is its turn, or one that lacks what it stands on. */
export type ArchivePaper = { template: TemplateSummary; subject: string | null } & (
  | { make: () => Promise<MadePaper> }
  | { lacking: readonly Lacking[] }
)

type Named = Pick<ArchivePaper, 'template' | 'subject'>
export type FinishedPaper = Named & (Pick<MadeDocument, 'bytes' | 'missing'> | { problem: string })

/** `stopping`: what is not made by then is told of instead. */
export type PaperPrinting = { format: PaperFormat; pdf: Pdf; stopping: AbortSignal }

/** The papers as they are to be sent; those that cannot be made say why, in their place. */
export async function* finishedPapers(
  papers: readonly ArchivePaper[],
  printing: PaperPrinting,
): AsyncGenerator<FinishedPaper> {
  // Word papers are made in no time, and the next one only when the reader wants it.
  const ahead = printing.format === 'pdf' ? printing.pdf.width * 2 : 1
  let isFirst = true
  for await (const paper of inOrder(papers, ahead, (paper) => finishInTime(paper, printing))) {
    // Nothing has been sent yet: the whole answer can still say what is wrong.
    if (isFirst && 'failure' in paper) throw paper.failure
    isFirst = false
    yield paper
  }
}

function finishInTime(paper: ArchivePaper, printing: PaperPrinting) {
  const { template, subject } = paper
  return unlessStopped(printing.stopping, () => finish(paper, printing), {
    template,
    subject,
    problem: STOPPED,
  })
}

async function finish(paper: ArchivePaper, { format, pdf }: PaperPrinting) {
  const { template, subject } = paper
  if ('lacking' in paper) return { template, subject, problem: missingLabels(paper.lacking) }
  const made = await paper.make()
  if (format === 'docx') return { template, subject, ...made }
  // A file of the company's own says in its place that it is Word only; the others do not wait for it.
  if (made.isOwn && pdf.ownLack !== null) return { template, subject, problem: pdf.ownLack }
  try {
    const bytes = await pdf.print(made)
    return { template, subject, bytes, missing: made.missing }
  } catch (error) {
    if (error instanceof Unprintable) return { template, subject, problem: error.message }
    if (error instanceof Unavailable) return { template, subject, problem: error.message, failure: error }
    throw error
  }
}

export function missingLabels(missing: readonly { label: string }[]): string {
  return missing.map(({ label }) => label).join('; ')
}

/** «Карточка учёта — Иванов Иван Иванович». */
export function titleOf({ template, subject }: Named): string {
  return subject === null ? template.title : `${template.title} — ${subject}`
}

/** What goes before all groups. */
export function isContents({ template }: Pick<ArchivePaper, 'template'>): boolean {
  return template.records === 'package'
}

export function groupTitle(groups: readonly { id: string; title: string }[], { template }: Named): string {
  return groups.find(({ id }) => id === template.group)?.title ?? template.group
}
