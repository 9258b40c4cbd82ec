import type { FormEvent } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useFirstControl } from '../../../lib/form/use-first-control.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { employeeDraft, type FieldSection } from '../employee-fields.ts'
import { FieldSections } from '../fields/field-sections.tsx'
import { MovedTermsDialog } from '../terms/moved-terms-dialog.tsx'
import { useEmployeeForm } from '../use-employee-form.ts'
import { CardSheet } from './card-sheet.tsx'
import { EmployeeConflict } from './employee-conflict.tsx'

interface EmployeeEditorProps {
  sections: readonly FieldSection[]
  onSaved: () => void
  onLeave: () => void
}

/** A part of the record as it is changed. */
export function EmployeeEditor({ sections, onSaved, onLeave }: EmployeeEditorProps) {
  const scope = useEmployeeScope()
  const versioned = useEmployeeForm(employeeDraft(scope.employee.id, sections), onSaved)
  const { form } = versioned
  useFirstControl(form.ref)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!form.isSaving) void form.submit()
  }

  function cancel(): void {
    form.reset()
    onLeave()
  }

  return (
    <>
      <form ref={form.ref} onSubmit={submit} noValidate>
        <CardSheet
          buttons={
            <>
              <Button type="submit" isBusy={form.isSaving}>
                Сохранить
              </Button>
              <Button kind="secondary" disabled={form.isSaving} onClick={cancel}>
                Отменить изменения
              </Button>
            </>
          }
          status={form.problemLine !== null && <FormError text={form.problemLine} />}
        >
          <DraftLine of={form.draft} />
          <div inert={form.isSaving}>
            <FieldSections form={form} sections={sections} around={scope} />
          </div>
        </CardSheet>
      </form>
      <EmployeeConflict of={versioned} onShown={onLeave} />
      <MovedTermsDialog
        moved={versioned.terms.moved}
        onAgree={versioned.agreeToTerms}
        onBack={versioned.terms.goBack}
      />
      <LeaveGuard isActive={form.isChanged} />
    </>
  )
}
