import type { DocumentAnswer, TemplateAnswer, TemplateDocuments } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { useMemo } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import type { DocumentsArea } from './api/use-documents-area.ts'
import type { CommonQuestion } from './common-questions.ts'
import type { AnswersSubject, ArchiveSubject, DocumentsScope, RefreshmentSubject } from './documents-scope.ts'
import { useDocumentsAddress } from './use-documents-address.ts'

/** The state of the page: its address, and the dialogs that its rows open. */
export function useDocumentsDesk({ company, registered: counted }: DocumentsArea) {
  const today = todayIn(company.timeZone)
  const address = useDocumentsAddress(today)
  const registered = useMemo(() => byTemplate(counted), [counted])
  const slots = {
    answers: useDialogSlot<AnswersSubject>(),
    preview: useDialogSlot<TemplateAnswer>(),
    registration: useDialogSlot<TemplateAnswer>(),
    register: useDialogSlot<TemplateAnswer>(),
    ownTemplate: useDialogSlot<TemplateAnswer>(),
    common: useDialogSlot<readonly CommonQuestion[]>(),
    archive: useDialogSlot<ArchiveSubject>(),
    kit: useDialogSlot<readonly TemplateAnswer[]>(),
    about: useDialogSlot<TemplateAnswer>(),
    refreshment: useDialogSlot<RefreshmentSubject>(),
    voiding: useDialogSlot<DocumentAnswer>(),
  }
  const scope: DocumentsScope = {
    company,
    date: address.date,
    today,
    canMake: isAllowed(company.role, 'document.make'),
    registered,
    fillIn: (template, question) => slots.answers.open({ template, question: question ?? null }),
    preview: slots.preview.open,
    register: slots.registration.open,
    showRegistered: slots.register.open,
    ownTemplate: slots.ownTemplate.open,
    answerCommon: slots.common.open,
    archive: slots.archive.open,
    kit: slots.kit.open,
    makeAbout: slots.about.open,
    refresh: slots.refreshment.open,
    void: slots.voiding.open,
  }
  return { address, scope, slots }
}

function byTemplate(registered: readonly TemplateDocuments[]): ReadonlyMap<string, TemplateDocuments> {
  return new Map(registered.map((documents) => [documents.templateId, documents]))
}

export type DialogSlots = ReturnType<typeof useDocumentsDesk>['slots']
