/** Records of the sections, each with lists of its own: src/fields/section-lists.ts. */
export const SECTION_RECORDS = [
  'briefing',
  'medical',
  'ppe',
  'workplace',
  'risk',
  'instruction',
  'microtrauma',
  'person',
] as const
export type SectionRecords = (typeof SECTION_RECORDS)[number]

/** Nothing has to be chosen of the records: papers of a profession's profile, the journal of incidents, lists of equipment. */
const READ_WHOLE = ['profile', 'incident', 'thing'] as const

/** What a paper is made from beside answers: rows of the company's own records; only those read whole are offered in the list. */
export const RECORDS = ['training', 'memo', 'dispatch', 'package', ...READ_WHOLE, ...SECTION_RECORDS] as const
export type Records = (typeof RECORDS)[number]

export function isReadWhole(records: Records | null): boolean {
  return READ_WHOLE.some((one) => one === records)
}

export function isSectionRecords(records: Records | null | undefined): records is SectionRecords {
  return SECTION_RECORDS.some((one) => one === records)
}
