import type { FormEvent, ReactNode } from 'react'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { useFirstControl } from '../../lib/form/use-first-control.ts'
import { Button } from '../button.tsx'
import { DialogActions } from '../dialog.tsx'
import { FormError } from '../form-error.tsx'
import { DraftLine } from './draft-line.tsx'
import type { FormInDialog } from './form-dialog.tsx'
import styles from './form-frame.module.css'
import { useTelling } from './use-telling.ts'

interface FormFrameProps extends Partial<Pick<FormInDialog, 'tellChanged'>>, Pick<FormInDialog, 'leave'> {
  form: Pick<ContractForm<object>, 'ref' | 'submit' | 'isChanged' | 'isSaving' | 'problemLine' | 'draft'>
  submitLabel: string
  submitKind?: 'primary' | 'danger'
  leaveLabel?: string
  /** Stands before the two ways out. */
  extraAction?: ReactNode
  children: ReactNode
}

/** A form in a dialog: its fields, what is wrong with it, and the two ways out. */
export function FormFrame({
  form,
  submitLabel,
  submitKind = 'primary',
  leaveLabel = 'Отмена',
  extraAction,
  tellChanged,
  leave,
  children,
}: FormFrameProps) {
  const { ref, isChanged, isSaving, problemLine } = form
  useFirstControl(ref)
  useTelling(isChanged, tellChanged)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isSaving) void form.submit()
  }

  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <DraftLine of={form.draft} />
      <div inert={isSaving}>{children}</div>
      {problemLine !== null && (
        <div className={styles.problem}>
          <FormError text={problemLine} />
        </div>
      )}
      <DialogActions>
        {extraAction}
        <Button kind="secondary" disabled={isSaving} onClick={leave}>
          {leaveLabel}
        </Button>
        <Button type="submit" kind={submitKind} isBusy={isSaving}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
