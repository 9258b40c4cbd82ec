/** Records of the sections, each with lists of its own: src/fields/section-lists.ts. */
export const SECTION_RECORDS = [
  'briefing',
  'medical',
  'ppe',
  'workplace',
  'risk',
  'instruction',
  'microtrauma',
] as const
export type SectionRecords = (typeof SECTION_RECORDS)[number]

/**
 * What a paper is made from beside answers: rows of the company's own records. Such a paper is not offered in the list,
 * except those of a profession's profile: only a position has to be chosen for them, and the journal of incidents.
 */
export const RECORDS = [
  'training',
  'memo',
  'dispatch',
  'package',
  'profile',
  'incident',
  ...SECTION_RECORDS,
] as const
export type Records = (typeof RECORDS)[number]

export function isSectionRecords(records: Records | null | undefined): records is SectionRecords {
  return SECTION_RECORDS.some((one) => one === records)
}
