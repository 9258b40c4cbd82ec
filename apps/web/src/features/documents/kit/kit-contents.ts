import type { TemplateAnswer } from '@ot/contract'
import { SUBJECT_KINDS, type SubjectKind } from '@ot/domain'
import type { TemplateGroup } from '../../../lib/company/templates.ts'

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

export interface LeftOut {
  template: TemplateAnswer
  reason: string
}

export interface Kit {
  templates: readonly TemplateAnswer[]
  /** How many papers there will be: one a template, or one for each whom it is about. */
  papers: number
  /** Needed, but not made now. */
  leftOut: readonly LeftOut[]
}

/** What of the needed papers can be made, and why the others cannot; what is not there is no need, and is told too. */
export function kitOf(needed: readonly TemplateAnswer[], everybody: Everybody | null): Kit {
  const judged = needed.map((template) => ({ template, reason: whyLeftOut(template, everybody) }))
  const templates = judged.flatMap(({ template, reason }) => (reason === null ? [template] : []))
  return {
    templates,
    papers: templates.reduce((sum, { scope }) => sum + Math.max(aboutCount(scope, everybody), 1), 0),
    leftOut: judged.flatMap(({ template, reason }) => (reason === null ? [] : [{ template, reason }])),
  }
}

function whyLeftOut(
  { scope, needsSubject, lacking, absentReason }: TemplateAnswer,
  everybody: Everybody | null,
): string | null {
  if (absentReason !== null) return absentReason
  if (lacking.length > 0) return lacking.map(({ label }) => label).join('. ')
  if (!needsSubject || aboutCount(scope, everybody) > 0) return null
  return everybody === null
    ? 'Пустого бланка у него нет: отметьте «На каждого работника, отдел и должность»'
    : 'В организации пока нет тех, о ком он составляется'
}

function aboutCount(scope: TemplateAnswer['scope'], everybody: Everybody | null): number {
  const kind = SUBJECT_KINDS.find((one) => one === scope)
  return kind === undefined || everybody === null ? 0 : everybody[kind].length
}

export function hasPersonal(templates: readonly TemplateAnswer[]): boolean {
  return templates.some(({ scope }) => SUBJECT_KINDS.some((kind) => kind === scope))
}
