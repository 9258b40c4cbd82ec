import { DEPARTMENT_FIELD_LABELS, DEPARTMENT_NAME_MAX } from '@ot/domain'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ContractForm } from '../../../../lib/form/use-contract-form.ts'
import { useFirstControl } from '../../../../lib/form/use-first-control.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextControl } from '../../../../ui/text-control.tsx'
import type { DepartmentName } from './department-name.ts'
import styles from './department-name-form.module.css'

interface DepartmentNameFormProps<Values extends DepartmentName> {
  id: string
  form: ContractForm<Values>
  saveLabel: string
  /** What is wrong, when it is not only the name that can be. */
  problem?: string | undefined
  /** Further fields. */
  children?: ReactNode
  onSubmit: () => void
  onCancel: () => void
}

/** One line: Enter saves, Escape cancels. */
export function DepartmentNameForm<Values extends DepartmentName>({
  id,
  form,
  saveLabel,
  problem = form.problemOf('name') ?? form.problemLine ?? undefined,
  children,
  onSubmit,
  onCancel,
}: DepartmentNameFormProps<Values>) {
  useFirstControl(form.ref)
  const frame = { id, label: DEPARTMENT_FIELD_LABELS.name, isRequired: true, error: problem }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || form.isSaving) return
    event.preventDefault()
    onCancel()
  }

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextControl
        frame={frame}
        aria-label={frame.label}
        placeholder={frame.label}
        maxLength={DEPARTMENT_NAME_MAX}
        autoComplete="off"
        className={styles.control}
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
      />
      {children}
      <Button type="submit" isBusy={form.isSaving}>
        {saveLabel}
      </Button>
      <Button kind="secondary" disabled={form.isSaving} onClick={onCancel}>
        Отменить
      </Button>
      {problem !== undefined && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {problem}
        </span>
      )}
    </form>
  )
}
