export { notMadeEntry } from './archive-entries.ts'
export { withFirstReady } from './archive-pdf.ts'
export { loadCompanyWorld } from './facts/company-facts.ts'
export { getCompanyFacts } from './facts/facts-queries.ts'
export { factorsText, sortedItems, yearsServedText } from './facts/person-records.ts'
export { aboutEmployee, loadSubject, type PaperSubject } from './facts/subject.ts'
export { keepFiles, type PreparedFile, prepareFiles } from './kept-files.ts'
export { loadNeeds } from './load-needs.ts'
export { makeDraft } from './make-draft.ts'
export { documentFileName, safeFileName, uniqueNames } from './paper/file-names.ts'
export {
  type ArchivePaper,
  finishedPapers,
  type PaperPrinting,
  titleOf,
} from './paper/finished-papers.ts'
export type { CheckedOwn, OwnProblem } from './paper/own-jobs.ts'
export { checkOwn, printOwn } from './paper/own-papers.ts'
export { checkPaperDate } from './paper/paper.ts'
export {
  answersOf,
  layPaperDesk,
  makePrepared,
  type PaperDesk,
  preparePaper,
  refuseLacking,
} from './paper/paper-desk.ts'
export { grownFrom, loadPapers, makeRegistered, type Papers } from './paper/papers.ts'
export { factsOfPaper, type PreparedPaper, withSubject } from './paper/prepared-paper.ts'
export { inFormat } from './paper/printed.ts'
export { getTemplate } from './paper/template-of.ts'
export { presentNew, presentQuestions } from './present.ts'
export { readDocumentFile, readDocuments } from './read-documents.ts'
export { registerDocument } from './register-document.ts'
export { registerPaper } from './register-paper.ts'
export { rememberAnswers } from './remember-answers.ts'
export { registerDocuments } from './routes.ts'
export { getEditionContent } from './stored/edition-queries.ts'
export { findKeptFile, findKeptPages } from './stored/kept-file-queries.ts'
export { findLatestValid } from './stored/queries.ts'
