import { type CompiledTemplate, templateFrom } from '@ot/doc-engine'
import type { Section } from '@ot/domain'
import { roleOfPath } from '../fields/responsible-fields.ts'
import type { BundledTemplate, LibraryBundle } from '../format/bundle.ts'
import type { Group } from '../format/groups.ts'
import { unpackForm } from '../format/packed-form.ts'

export type TemplateSummary = Omit<BundledTemplate, 'docx' | 'form' | 'tags' | 'outline' | 'passages'> & {
  /** The group's. An order of appointment belongs to none: persons in charge are named on any tariff. */
  section: Section | null
  /** Ids of the roles of the five groups whose holders it prints. */
  printedRoles: readonly number[]
}

/** What of a template is read only when it is needed. */
export type TemplatePieces = Pick<BundledTemplate, 'docx' | 'form' | 'passages'>

export type ShelvedTemplate = Omit<BundledTemplate, keyof TemplatePieces> & {
  readonly [Name in keyof TemplatePieces]: () => TemplatePieces[Name]
}

export type ShelvedLibrary = Omit<LibraryBundle, 'templates' | 'superseded'> & {
  templates: readonly ShelvedTemplate[]
  superseded: readonly ShelvedTemplate[]
}

/** A library that was just built has everything at hand. */
export function shelvedAtHand({ templates, superseded, ...rest }: LibraryBundle): ShelvedLibrary {
  const shelved = (template: BundledTemplate): ShelvedTemplate => ({
    ...template,
    docx: () => template.docx,
    form: () => template.form,
    passages: () => template.passages,
  })
  return { ...rest, templates: templates.map(shelved), superseded: superseded.map(shelved) }
}

/** The form a template was compiled to is read back once: beforehand, or when it is first printed. */
export class Shelf {
  readonly summary: TemplateSummary
  readonly template: ShelvedTemplate
  #compiled: CompiledTemplate | null = null

  constructor(template: ShelvedTemplate, groups: readonly Group[]) {
    this.template = template
    this.summary = summaryOf(template, groups)
  }

  read(): CompiledTemplate {
    this.#compiled ??= templateFrom(unpackForm(this.template.form()))
    return this.#compiled
  }
}

function summaryOf(
  { docx: _docx, form: _form, tags, outline: _outline, passages: _passages, ...summary }: ShelvedTemplate,
  groups: readonly Group[],
): TemplateSummary {
  const section = groups.find(({ id }) => id === summary.group)?.section ?? null
  const printedRoles = [...new Set(tags.flatMap((tag) => roleOfPath(tag)?.id ?? []))]
  return { ...summary, section: summary.role === null ? section : null, printedRoles }
}
