import type { TemplateAnswer, TemplateDocuments } from '@ot/contract'

export interface Offer {
  /** What the organisation needs or uses already. */
  offered: readonly TemplateAnswer[]
  /** For other trades, or by choice: shown when asked for. */
  rest: readonly TemplateAnswer[]
}

/** An accident asks for all of its papers within days: none of them is put away. */
const INCIDENTS = 'incidents'

export function offerOf(
  templates: readonly TemplateAnswer[],
  registered: ReadonlyMap<string, TemplateDocuments>,
): Offer {
  const isOffered = ({ id, group, needReason, personalised }: TemplateAnswer) =>
    needReason !== null || group === INCIDENTS || personalised || registered.has(id)
  return {
    offered: templates.filter(isOffered),
    rest: templates.filter((template) => !isOffered(template)),
  }
}

/** What goes into the package of the organisation. */
export function neededOf(templates: readonly TemplateAnswer[]): TemplateAnswer[] {
  return templates.filter(({ needReason }) => needReason !== null)
}
