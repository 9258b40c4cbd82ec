import type { Library } from '@ot/doc-library'

type Made = { templateId: string; edition: number }
type Template = NonNullable<ReturnType<Library['find']>>

const KINDS_BY_HAND: readonly string[] = ['journal']
const RECORDS_BY_HAND: readonly (string | null)[] = ['briefing']

/** ТК РФ, ст. 22.1, ч. 3: acts of accidents and papers that confirm a briefing are not kept electronically; they are
 * signed by hand. */
export function isSignedByHand(library: Library, { templateId, edition }: Made): boolean {
  const template = library.find(templateId, edition) ?? library.find(templateId)
  return template !== null && isByHand(template)
}

function isByHand({ kind, scope, records }: Template): boolean {
  return KINDS_BY_HAND.includes(kind) || scope === 'incident' || RECORDS_BY_HAND.includes(records)
}
