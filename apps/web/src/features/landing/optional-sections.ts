import { includesSection, OPTIONAL_SECTIONS, SECTION_LABELS, type Tariff } from '@ot/domain'

/** «Медосмотры и СИЗ»: what not every tariff includes. */
export const OPTIONAL_SECTIONS_NAME = OPTIONAL_SECTIONS.map((section) => SECTION_LABELS[section]).join(' и ')

export function includesAllSections(tariff: Tariff): boolean {
  return OPTIONAL_SECTIONS.every((section) => includesSection(tariff, section))
}
