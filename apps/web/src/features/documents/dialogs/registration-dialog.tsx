import type { DocumentAnswer, TemplateAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RegistrationForm } from '../forms/registration-form.tsx'
import { templateState } from '../template-state.ts'
import styles from './dialogs.module.css'
import { DocumentDownload } from './document-download.tsx'

const WIDTH = 560

interface RegistrationDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

/** Gives a paper its number and date for good, then offers the file. */
export function RegistrationDialog({ template, isOpen, onClose }: RegistrationDialogProps) {
  const [registered, setRegistered] = useState<DocumentAnswer | null>(null)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Регистрация документа" width={WIDTH}>
      <p className={styles.about}>{template.name}</p>
      {registered === null ? (
        <>
          <RegistrationNote template={template} />
          <RegistrationForm template={template} onRegistered={setRegistered} onCancel={onClose} />
        </>
      ) : (
        <>
          <Notice kind="success" role="status">
            Зарегистрирован под №&nbsp;{registered.number} от {shortDate(registered.date)}.
          </Notice>
          <DialogActions>
            <Button kind="secondary" onClick={onClose}>
              Закрыть
            </Button>
            <DocumentDownload document={registered} kind="secondary" format="pdf" />
            <DocumentDownload document={registered} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function RegistrationNote({ template }: { template: TemplateAnswer }) {
  const state = templateState(template)
  return (
    <p className={styles.note}>
      Номер повторно не используется, текст зарегистрированного документа не меняется.
      {state.kind === 'lines' &&
        state.undecided > 0 &&
        ' О чём по нормам не решено, в документ не попадёт: сначала решите, он составится по решению.'}
      {state.kind === 'lines' &&
        state.byHand > 0 &&
        ` Сейчас в нём линии для записи от руки: ${state.byHand}. Если сведения известны, сначала заполните их.`}
    </p>
  )
}
