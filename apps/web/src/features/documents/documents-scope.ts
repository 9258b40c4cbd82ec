import type { DocumentAnswer, TemplateAnswer, TemplateDocuments } from '@ot/contract'
import { createContext, use } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import type { CommonQuestion } from './common-questions.ts'

/** What an archive is made of: a group, or all documents. */
export interface ArchiveSubject {
  title: string
  templates: readonly TemplateAnswer[]
}

/** A template whose questions are to be answered, and which of them first. */
export interface AnswersSubject {
  template: TemplateAnswer
  question: string | null
}

/** Outdated documents to be replaced: of a group, or all; null: to be looked for. */
export interface RefreshmentSubject {
  group: string | null
  /** Chosen already in the list. */
  document: DocumentAnswer | null
}

/** What every row of the page works with: for whom, on which date, and the dialogs it can open. */
export interface DocumentsScope {
  company: Companies[number]
  date: string
  today: string
  /** A viewer reads and downloads, but answers and registers nothing. */
  canMake: boolean
  /** What is registered of each template, by its id. */
  registered: ReadonlyMap<string, TemplateDocuments>
  /** `question`: the one that is asked for takes the focus. */
  fillIn: (template: TemplateAnswer, question?: string) => void
  preview: (template: TemplateAnswer) => void
  register: (template: TemplateAnswer) => void
  showRegistered: (template: TemplateAnswer) => void
  ownTemplate: (template: TemplateAnswer) => void
  answerCommon: (questions: readonly CommonQuestion[]) => void
  archive: (subject: ArchiveSubject) => void
  /** The package of what the organisation needs. */
  kit: (templates: readonly TemplateAnswer[]) => void
  /** A paper of one employee, department or position, or of many. */
  makeAbout: (template: TemplateAnswer) => void
  refresh: (subject: RefreshmentSubject) => void
  void: (document: DocumentAnswer) => void
}

export const DocumentsScopeContext = createContext<DocumentsScope | null>(null)

export function useDocumentsScope(): DocumentsScope {
  const scope = use(DocumentsScopeContext)
  if (scope === null) throw new Error('a part of the documents page stands outside of it')
  return scope
}
