import type { TemplateAnswer, TemplateDocuments } from '@ot/contract'

export interface Offer {
  /** What the organisation needs or uses already. */
  offered: readonly TemplateAnswer[]
  /** For other trades, or by choice: shown when asked for. */
  rest: readonly TemplateAnswer[]
}

export function offerOf(
  templates: readonly TemplateAnswer[],
  registered: ReadonlyMap<string, TemplateDocuments>,
): Offer {
  const isOffered = ({ id, needReason, personalised }: TemplateAnswer) =>
    needReason !== null || personalised || registered.has(id)
  return {
    offered: templates.filter(isOffered),
    rest: templates.filter((template) => !isOffered(template)),
  }
}

/** What goes into the package of the organisation. */
export function neededOf(templates: readonly TemplateAnswer[]): TemplateAnswer[] {
  return templates.filter(({ needReason }) => needReason !== null)
}
