import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { QUESTIONS } from '../memo-texts.ts'

export type MemoQuestion = 'delete' | 'print' | 'close' | 'cancel' | 'abandon'

export type PrintTarget = 'file' | 'paper'

interface MemoQuestionsProps {
  asked: MemoQuestion | null
  /** Who may not change the memo prints it without writing anything. */
  mayChange: boolean
  isBusy: boolean
  onStay: () => void
  onPrint: (target: PrintTarget) => void
  /** The answer to whether the changes shall be saved. */
  onSaveOrNot: (isSaved: boolean) => void
  onAbandon: () => void
}

export function MemoQuestions(props: MemoQuestionsProps) {
  const { asked, mayChange, isBusy, onStay, onPrint, onSaveOrNot, onAbandon } = props
  return (
    <>
      <Dialog
        isOpen={asked === 'print'}
        onClose={onStay}
        title={mayChange ? QUESTIONS.print : 'Печать заявки'}
        width={520}
      >
        <DialogActions>
          <Button kind="secondary" onClick={onStay}>
            Отмена
          </Button>
          <Button kind="secondary" disabled={isBusy} onClick={() => onPrint('paper')}>
            Распечатать
          </Button>
          <Button isBusy={isBusy} data-takes-focus onClick={() => onPrint('file')}>
            Скачать .docx
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog isOpen={asked === 'close' || asked === 'cancel'} onClose={onStay} title={QUESTIONS.close}>
        <DialogActions>
          <Button kind="secondary" disabled={isBusy} onClick={() => onSaveOrNot(false)}>
            Нет
          </Button>
          <Button isBusy={isBusy} onClick={() => onSaveOrNot(true)}>
            Да
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        isOpen={asked === 'abandon'}
        title="Закрыть без сохранения?"
        confirmLabel="Закрыть без сохранения"
        confirmKind="danger"
        stayLabel="Продолжить"
        onConfirm={onAbandon}
        onStay={onStay}
      >
        <p>Введённое не запишется.</p>
      </ConfirmDialog>
    </>
  )
}
