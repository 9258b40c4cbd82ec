import type { MemoAnswer } from '@ot/contract'
import { isAllowed, memoAddress } from '@ot/domain'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../lib/http/api-error.ts'
import { errorText } from '../../../../lib/load.ts'
import { timing } from '../../../../lib/timing.ts'
import type { Notices } from '../../../../ui/use-notices.ts'
import { useRecordsScope } from '../../records-scope.ts'
import { saveMemoFile } from '../api/memos.ts'
import { withLine } from '../memo-changes.ts'
import { completedText, createdText, SAVED } from '../memo-texts.ts'
import type { LineValues } from '../memo-values.ts'
import { type MemoForm, useMemoForm } from '../use-memo-form.ts'
import type { OpenedMemo } from '../use-memo-opening.ts'
import type { MemoQuestion, PrintTarget } from './memo-questions.tsx'

export interface MemoDialogProps {
  opened: OpenedMemo
  isOpen: boolean
  messages: Notices
  onClose: () => void
  /** After a new memo has been saved. */
  onCreated: () => void
  /** A row taken out of a new memo. */
  onReturn: (eventId: number) => void
}

/** What the modal's buttons do: saving, the questions before something is lost, deleting and printing. */
export function useMemoDialog(props: MemoDialogProps) {
  const { company } = useRecordsScope()
  const form = useMemoForm(props.opened)
  const printing = usePrinting()
  const saving = useSaving(props, form)
  const asking = useAsking(props, form, saving.save)
  const { isWorking, work } = useTask(props)

  async function print(target: PrintTarget): Promise<void> {
    await work(async () => {
      const memo = form.isEditing || form.base === null ? await saving.save() : form.base
      if (memo === null) return
      if (target === 'file') await saveMemoFile(memo)
      else printing.print(memo)
    })
    asking.stay()
  }

  return {
    ...saving,
    ...asking,
    form,
    isWorking,
    isPrinting: printing.memo !== null,
    paper: printing.memo ?? form.base,
    mayChange: isAllowed(company.role, 'memo.change'),
    print,
    addLine: (line: LineValues) => form.change((current) => withLine(current, line)),
  }
}

function useSaving({ opened, messages, onClose, onCreated }: MemoDialogProps, form: MemoForm) {
  function tellSaved(memo: MemoAnswer): void {
    if (form.base === null)
      messages.tell('success', createdText(memo), timing.completedMemoMessage, {
        label: 'Открыть',
        address: memoAddress(memo.id),
      })
    else messages.tell('success', SAVED, timing.savedNotice)
    const text = completedText(opened.subject.section)
    const wasCompleted = form.base?.savedAsCompleted ?? false
    if (memo.savedAsCompleted && !wasCompleted && text !== null)
      messages.tell('success', text, timing.completedMemoMessage)
  }

  /** Null: not saved. A new memo leaves the modal. */
  async function save(): Promise<MemoAnswer | null> {
    const memo = await form.save()
    if (memo === null) return null
    tellSaved(memo)
    if (form.base === null) {
      onClose()
      onCreated()
    }
    return memo
  }

  return { tellSaved, save }
}

function useAsking({ onClose }: MemoDialogProps, form: MemoForm, save: () => Promise<MemoAnswer | null>) {
  const [asked, setAsked] = useState<MemoQuestion | null>(null)
  return {
    asked,
    ask: setAsked,
    stay: () => setAsked(null),
    leave(): void {
      if (form.isSaving) return
      if (form.isEditing && form.base !== null) setAsked('close')
      else if (form.base === null && form.isChanged) setAsked('abandon')
      else onClose()
    },
    toggleEditing(): void {
      if (!form.isEditing) form.startEditing()
      // There is nothing stored to go back to: what is typed can be read before it is saved.
      else if (form.base === null) form.stopEditing()
      else if (form.isChanged) setAsked('cancel')
      else form.cancel()
    },
    async answerSaving(isSaved: boolean): Promise<void> {
      const memo = isSaved ? await save() : null
      setAsked(null)
      if (isSaved && memo === null) return
      if (!isSaved) form.cancel()
      if (asked === 'close') onClose()
    },
    abandon(): void {
      setAsked(null)
      onClose()
    },
  }
}

/** Work beside saving: saving tells in the form what went wrong, the rest tells it in a message. */
function useTask({ messages }: MemoDialogProps) {
  const [isWorking, setWorking] = useState(false)
  async function work(task: () => Promise<void>): Promise<void> {
    setWorking(true)
    try {
      await task()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      messages.tell('danger', errorText(error), timing.errorReset)
    } finally {
      setWorking(false)
    }
  }
  return { isWorking, work }
}

/** Prints a memo once its paper is on the page. */
function usePrinting() {
  const [memo, setMemo] = useState<MemoAnswer | null>(null)
  useEffect(() => {
    if (memo === null) return
    const end = () => setMemo(null)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [memo])
  return { memo, print: setMemo }
}
