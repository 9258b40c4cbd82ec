import { SAMPLE_COMPANY } from '../../../testing/sample-company.ts'
import type { DocumentsScope } from '../documents-scope.ts'

const nothing = () => undefined

/** The page of an owner on the day of his papers; nothing opens. */
export const SAMPLE_SCOPE: DocumentsScope = {
  company: SAMPLE_COMPANY,
  date: '2026-11-22',
  today: '2026-11-22',
  canMake: true,
  registered: new Map(),
  fillIn: nothing,
  preview: nothing,
  register: nothing,
  showRegistered: nothing,
  ownTemplate: nothing,
  answerCommon: nothing,
  archive: nothing,
  kit: nothing,
  makeAbout: nothing,
  refresh: nothing,
  void: nothing,
}
