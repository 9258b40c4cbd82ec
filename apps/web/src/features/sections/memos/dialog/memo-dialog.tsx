import type { MemoAnswer } from '@ot/contract'
import { MEMO_NAMES, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import { todayIn } from '../../../../lib/calendar-date.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LeaveGuard } from '../../../../ui/form/leave-guard.tsx'
import { SaveConflictDialog } from '../../../../ui/form/save-conflict-dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { PassingNotices } from '../../../../ui/passing-notices.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { memoConflictLines } from '../conflict-lines.ts'
import { MEMO_SPECS } from '../memo-specs.ts'
import { TITLES } from '../memo-texts.ts'
import { memoValuesOf, statusOf } from '../memo-values.ts'
import type { MemoForm } from '../use-memo-form.ts'
import type { OpenedMemo } from '../use-memo-opening.ts'
import { AddLine } from './add-line.tsx'
import { DeleteMemoQuestion } from './delete-memo-question.tsx'
import styles from './memo-dialog.module.css'
import { MemoHead } from './memo-head.tsx'
import { MemoLines } from './memo-lines.tsx'
import { MemoPaper } from './memo-paper.tsx'
import { MemoQuestions } from './memo-questions.tsx'
import { MemoStatusBadge } from './memo-status-badge.tsx'
import { MemoToolbar } from './memo-toolbar.tsx'
import { type MemoDialogProps, useMemoDialog } from './use-memo-dialog.ts'

const PADDING = 50

/** A new memo, or the checklist of a stored one. */
export function MemoDialog(props: MemoDialogProps) {
  const { opened, isOpen, messages, onReturn } = props
  const { section } = opened.subject
  const dialog = useMemoDialog(props)
  const { form, paper, mayChange } = dialog
  return (
    <>
      {/* First, so that a question closes before the modal under it and the focus finds its way back. */}
      <MemoQuestions
        asked={isOpen ? dialog.asked : null}
        mayChange={mayChange}
        isBusy={form.isSaving || dialog.isWorking}
        onStay={dialog.stay}
        onPrint={(target) => void dialog.print(target)}
        onSaveOrNot={(isSaved) => void dialog.answerSaving(isSaved)}
        onAbandon={dialog.abandon}
      />
      {form.base !== null && (
        <DeleteMemoQuestion
          key={form.base.version}
          memo={form.base}
          isOpen={isOpen && dialog.asked === 'delete'}
          onStay={dialog.stay}
          onShowStored={form.showStored}
          onDeleted={() => {
            props.onClose()
            dialog.stay()
          }}
        />
      )}
      <Dialog
        isOpen={isOpen}
        onClose={dialog.leave}
        title={TITLES[opened.subject.kind]}
        width={MEMO_SPECS[section].width + PADDING}
      >
        <div ref={form.ref} className={styles.memo}>
          <MemoAbout section={section} form={form} />
          <MemoToolbar
            isStored={form.base !== null}
            mayChange={mayChange}
            isEditing={form.isEditing}
            isUnsaved={form.isUnsaved}
            isBusy={form.isSaving}
            onDelete={() => dialog.ask('delete')}
            onSave={() => void dialog.save()}
            onToggleEditing={dialog.toggleEditing}
            onPrint={() => dialog.ask('print')}
          />
          <div inert={form.isSaving}>
            {form.problemLine !== null && <FormError text={form.problemLine} />}
            <MemoHead form={form} />
            <MemoLines section={section} form={form} onReturn={onReturn} />
          </div>
          {form.isEditing && (
            // What is added while the memo is being written would go with the answer.
            <div inert={form.isSaving}>
              <AddLine
                section={section}
                operation={openedOperation(opened)}
                values={form.values}
                onAdd={dialog.addLine}
              />
            </div>
          )}
        </div>
        {isOpen && <PassingNotices of={messages} place="corner" />}
      </Dialog>
      {isOpen && <MemoConflict form={form} onSaved={dialog.tellSaved} />}
      {paper !== null && (isOpen || dialog.isPrinting) && <MemoPaper memo={paper} company={opened.company} />}
      <LeaveGuard isActive={isOpen && form.isChanged && (form.isEditing || form.base === null)} />
    </>
  )
}

/** What a PPE memo was opened with: its last line may be removed before another one is added. */
function openedOperation({ subject }: OpenedMemo): 'issuance' | 'return' {
  if (subject.kind === 'edit') return subject.memo.employeesData[0]?.eventType ?? 'issuance'
  const [first] = subject.rows
  return first?.section === 'ppe' ? first.eventType : 'issuance'
}

/** What the memo is called; of a stored one also its number, date and status. */
function MemoAbout({ section, form: { base, values } }: { section: Section; form: MemoForm }) {
  const { company } = useRecordsScope()
  if (base === null) return <p className={styles.about}>{MEMO_NAMES[section]}</p>
  const madeOn = todayIn(company.timeZone, new Date(base.createdAt))
  return (
    <div className={styles.about}>
      <p>
        №&nbsp;{base.number} от {shortDate(madeOn)}. {base.name}
      </p>
      <span role="status" aria-label="Статус заявки">
        <MemoStatusBadge status={statusOf(section, values)} />
      </span>
    </div>
  )
}

interface MemoConflictProps {
  form: MemoForm
  onSaved: (memo: MemoAnswer) => void
}

/** Somebody has saved the memo in between: nothing typed is lost, and either side may stay. */
function MemoConflict({ form, onSaved }: MemoConflictProps) {
  const { company } = useRecordsScope()
  const { values, stored: before } = form

  async function saveMine(theirs: MemoAnswer): Promise<void> {
    const memo = await form.saveMine(theirs)
    if (memo !== null) onSaved(memo)
  }

  return (
    <SaveConflictDialog
      of={{ ...form, saveMine: (theirs) => void saveMine(theirs) }}
      timeZone={company.timeZone}
      linesOf={(theirs) =>
        memoConflictLines(theirs.memoSection, { before, stored: memoValuesOf(theirs), mine: values })
      }
      onShowStored={form.showStored}
    />
  )
}
