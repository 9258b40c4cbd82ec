export type { LibraryBundle } from './bundle.ts'
export { libraryBundleSchema } from './bundle.ts'
export { dictionaryOf, type TemplateQuestions } from './fields/dictionary.ts'
export type {
  Answer,
  CaseCorrections,
  CompanyFacts,
  DocumentFacts,
  MemoFacts,
  MemoPaperLine,
  PersonFacts,
  TaughtProgramme,
  TrainedPerson,
  TrainingFacts,
} from './fields/facts.ts'
export { scopeOf } from './fields/scope.ts'
export { type Input, type LegalBasis, REQUIREMENTS, type Requirement } from './format/front-matter.ts'
export { type Group, registerNumber } from './groups.ts'
export {
  type Library,
  libraryFrom,
  type MadeDocument,
  type MakeOptions,
  type TemplateSummary,
  UnknownTemplateError,
} from './library.ts'
export { bundleLibrary, loadLibrary } from './load-library.ts'
export type { Missing } from './missing.ts'
