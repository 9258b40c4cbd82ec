export { dictionaryOf, type TemplateQuestions } from './fields/dictionary.ts'
export type {
  Answer,
  CompanyFacts,
  DispatchFacts,
  DispatchPaperReader,
  DocumentFacts,
  LeftOutPaper,
  MemoFacts,
  MemoPaperLine,
  PackagedPaper,
  RecordFacts,
  ResponsibleFacts,
  TaughtProgramme,
  TrainedPerson,
  TrainingFacts,
  TransferFacts,
} from './fields/facts.ts'
export { isHeadsPath } from './fields/heads-fields.ts'
export type {
  IncidentAddressee,
  IncidentCause,
  IncidentEvidence,
  IncidentFacts,
  IncidentOffender,
  IncidentPerson,
  IncidentVictim,
  NumberedPaper,
  PrintedMeasure,
  PrintedStep,
  VictimRecords,
} from './fields/incident-facts.ts'
export { EMPLOYEE_LIST } from './fields/list-names.ts'
export type {
  CaseCorrections,
  PersonRecords,
  PrintedPerson,
  PrintedPersonFacts,
} from './fields/person-facts.ts'
export { namesPersonRecords } from './fields/person-fields.ts'
export { roleOfPath } from './fields/responsible-fields.ts'
export { scopeOf } from './fields/scope.ts'
export { printedOnly } from './fields/section-fields.ts'
export {
  CHOSEN_DEPARTMENT,
  CHOSEN_PERIOD,
  type RecordRow,
  SECTION_LISTS,
} from './fields/section-lists.ts'
export type { ListedThing, ThingList } from './fields/thing-lists.ts'
export type { LibraryBundle } from './format/bundle.ts'
export { type Input, type LegalBasis, REQUIREMENTS, type Requirement } from './format/front-matter.ts'
export { type Group, registerNumber } from './format/groups.ts'
export { packForm } from './format/packed-form.ts'
export { isSectionRecords, type Records, SECTION_RECORDS, type SectionRecords } from './format/records.ts'
export {
  LACKING_TARIFF,
  type Lacking,
  lackingFacts,
  missingBesidesSubject,
} from './library/lacking-facts.ts'
export {
  type Library,
  libraryFrom,
  type MakeOptions,
  UnknownTemplateError,
} from './library/library.ts'
export { type Missing, missingFacts, printedFact } from './library/missing.ts'
export { type MadeDocument, missingFrom, printDocument } from './library/print-document.ts'
export type { TemplateSummary } from './library/shelf.ts'
export { bundleTexts, loadLibrary, readLibrary } from './load-library.ts'
export type { TemplateFound } from './search/search-index.ts'
export { SELLER_PAPERS, type SellerPaper, type SellerPaperFacts } from './seller/seller-facts.ts'
