import type { TemplateAnswer } from '@ot/contract'
import { SUBJECT_KINDS, type SubjectKind } from '@ot/domain'
import type { TemplateGroup } from '../api/templates.ts'

export interface KitGroup {
  group: TemplateGroup
  templates: readonly TemplateAnswer[]
}

/** The groups that have something in the package, in their order. */
export function kitGroups(
  groups: readonly TemplateGroup[],
  templates: readonly TemplateAnswer[],
): KitGroup[] {
  return groups
    .map((group) => ({ group, templates: templates.filter((template) => template.group === group.id) }))
    .filter((one) => one.templates.length > 0)
}

/** Whom papers of the package are about, by kind. */
export type Everybody = Readonly<Record<SubjectKind, readonly number[]>>

/** One paper a template, or one for each whom it is about. */
export function kitPapers(templates: readonly TemplateAnswer[], everybody: Everybody | null): number {
  return templates
    .filter(({ lacking }) => lacking.length === 0)
    .reduce((sum, { scope }) => {
      const kind = SUBJECT_KINDS.find((one) => one === scope)
      const about = kind === undefined || everybody === null ? 0 : everybody[kind].length
      return sum + Math.max(about, 1)
    }, 0)
}

export function hasPersonal(templates: readonly TemplateAnswer[]): boolean {
  return templates.some(({ scope }) => SUBJECT_KINDS.some((kind) => kind === scope))
}
