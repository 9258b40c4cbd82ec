import type { Section, SectionPlace } from '@ot/domain'
import { later } from '../../../../ui/later.tsx'
import { SectionPage } from './section-page.tsx'

const NewMemo = later(async () => (await import('../../memos/dialog/new-memo.tsx')).MemoOfRows)

function page(place: SectionPlace, section: Section) {
  return () => <SectionPage key={`${place}-${section}`} place={place} section={section} NewMemo={NewMemo} />
}

/** /employees/…: every row of the company. */
export const BriefingRegister = page('register', 'briefing')
export const TrainingRegister = page('register', 'training')
export const MedicalRegister = page('register', 'medical')
export const PpeRegister = page('register', 'ppe')
export const SoutRegister = page('register', 'sout')
export const RiskRegister = page('register', 'risk')

/** /notifications/…: what is due. */
export const DueBriefings = page('due', 'briefing')
export const DueTraining = page('due', 'training')
export const DueMedical = page('due', 'medical')
export const DuePpe = page('due', 'ppe')
export const DueSout = page('due', 'sout')
export const DueRisks = page('due', 'risk')
