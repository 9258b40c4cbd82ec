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

/** What the package is made from, and what would be in it if the organisation had what it says it has not. */
export function judgedForKit(templates: readonly TemplateAnswer[]): TemplateAnswer[] {
  return templates.filter(({ needReason, absentReason }) => needReason !== null || absentReason !== null)
}

/** What the law asks of the organisation. */
export function neededOf(templates: readonly TemplateAnswer[]): TemplateAnswer[] {
  return templates.filter(({ needReason }) => needReason !== null)
}
