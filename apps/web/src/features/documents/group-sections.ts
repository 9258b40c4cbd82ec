import type { TemplateAnswer } from '@ot/contract'
import type { TemplateGroup } from '../../lib/company/templates.ts'

export interface GroupSection {
  group: TemplateGroup
  templates: readonly TemplateAnswer[]
}

/** The groups in their order, each with its templates, also those that have none yet. */
export function groupSections(
  groups: readonly TemplateGroup[],
  templates: readonly TemplateAnswer[],
): GroupSection[] {
  return groups.map((group) => ({
    group,
    templates: templates.filter((template) => template.group === group.id),
  }))
}
