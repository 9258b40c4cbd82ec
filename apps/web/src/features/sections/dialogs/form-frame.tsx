import { type FormEvent, type ReactNode, useEffect } from 'react'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { useFirstControl } from '../../../lib/form/use-first-control.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import styles from './dialogs.module.css'
import type { FormInDialog } from './form-dialog.tsx'

interface FormFrameProps extends FormInDialog {
  form: Pick<ContractForm<object>, 'ref' | 'submit' | 'isChanged' | 'isSaving' | 'problemLine'>
  submitLabel: string
  children: ReactNode
}

/** A form in a dialog: its fields, what is wrong with it, and the two ways out. */
export function FormFrame({ form, submitLabel, tellChanged, leave, children }: FormFrameProps) {
  const { ref, isChanged, isSaving, problemLine } = form
  useFirstControl(ref)
  useEffect(() => tellChanged(isChanged), [isChanged, tellChanged])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isSaving) void form.submit()
  }

  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <div inert={isSaving}>{children}</div>
      {problemLine !== null && (
        <div className={styles.problem}>
          <FormError text={problemLine} />
        </div>
      )}
      <DialogActions>
        <Button kind="secondary" disabled={isSaving} onClick={leave}>
          Отмена
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
