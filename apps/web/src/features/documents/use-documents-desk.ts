import type { TemplateAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { useMemo } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import type { DocumentsArea } from './api/use-documents-area.ts'
import type { CommonQuestion } from './common-questions.ts'
import type { ArchiveSubject, DocumentsScope } from './documents-scope.ts'
import { byTemplate } from './registered.ts'
import { useDocumentsAddress } from './use-documents-address.ts'

/** The state of the page: its address, and the dialogs that its rows open. */
export function useDocumentsDesk({ company, documents }: DocumentsArea) {
  const today = todayIn(company.timeZone)
  const address = useDocumentsAddress(today)
  const registered = useMemo(() => byTemplate(documents), [documents])
  const slots = {
    answers: useDialogSlot<TemplateAnswer>(),
    preview: useDialogSlot<TemplateAnswer>(),
    registration: useDialogSlot<TemplateAnswer>(),
    register: useDialogSlot<TemplateAnswer>(),
    common: useDialogSlot<readonly CommonQuestion[]>(),
    archive: useDialogSlot<ArchiveSubject>(),
  }
  const scope: DocumentsScope = {
    company,
    date: address.date,
    today,
    canMake: isAllowed(company.role, 'document.make'),
    registered,
    fillIn: slots.answers.open,
    preview: slots.preview.open,
    register: slots.registration.open,
    showRegistered: slots.register.open,
    answerCommon: slots.common.open,
    archive: slots.archive.open,
  }
  return { address, scope, slots }
}

export type DialogSlots = ReturnType<typeof useDocumentsDesk>['slots']
