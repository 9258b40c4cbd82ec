import type { Section, SectionPlace } from '@ot/domain'
import { later } from '../../../../ui/later.tsx'
import { SectionPage } from './section-page.tsx'

const NewMemo = later(async () => (await import('../../memos/dialog/new-memo.tsx')).MemoOfRows)

/** A section's page of its own: `register` shows every row of the company, `due` what is due. */
export function sectionPage(place: SectionPlace, section: Section) {
  return () => <SectionPage key={`${place}-${section}`} place={place} section={section} NewMemo={NewMemo} />
}
