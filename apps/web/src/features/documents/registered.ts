import type { DocumentAnswer } from '@ot/contract'

/** The register by template, the newest first as it came. */
export function byTemplate(
  documents: readonly DocumentAnswer[],
): ReadonlyMap<string, readonly DocumentAnswer[]> {
  const found = new Map<string, DocumentAnswer[]>()
  for (const document of documents) {
    const same = found.get(document.templateId)
    if (same === undefined) found.set(document.templateId, [document])
    else same.push(document)
  }
  return found
}

/** The one to show of several: the newest that has not been voided, else the newest. */
export function latest(documents: readonly DocumentAnswer[]): DocumentAnswer | undefined {
  return documents.find(({ status }) => status !== 'void') ?? documents[0]
}
