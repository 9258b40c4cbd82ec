import type { EmployeeAnswer } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { useState } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { staffRoomText } from '../../../lib/company/tariff-texts.ts'
import { useFirstControl } from '../../../lib/form/use-first-control.ts'
import { Button } from '../../../ui/button.tsx'
import { TariffNotice } from '../../../ui/company/tariff-notice.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import type { EmployeeStaff } from '../api/use-staff.ts'
import { CardSheet } from '../card/card-sheet.tsx'
import { CONTACTS, PERSONAL, PLACE } from '../employee-fields.ts'
import { type EmployeeValues, otherJobValues } from '../employee-values.ts'
import { FieldSections } from '../fields/field-sections.tsx'
import { NamesakeNotice, workplaceOf } from './namesake-notice.tsx'
import { useNewEmployeeForm } from './use-new-employee-form.ts'

const BEFORE_NAMESAKES = [PLACE, PERSONAL]
const AFTER_NAMESAKES = [CONTACTS]

interface NewEmployeeFormProps {
  staff: EmployeeStaff
  from: EmployeeValues
  /** Whose other job the form was opened for. */
  person: EmployeeAnswer | null
  onCreated: (created: EmployeeAnswer) => void
  onCreatedWithAnother: (created: EmployeeAnswer) => void
}

/** All fields of somebody who is being written down. */
export function NewEmployeeForm({ staff, from, person: opened, ...outcomes }: NewEmployeeFormProps) {
  const { company, departments } = staff
  const today = todayIn(company.timeZone)
  const [person, setPerson] = useState(opened)
  const { form, overTariff, saveAndOpen, saveAndAddAnother } = useNewEmployeeForm({
    companyId: company.id,
    today,
    from,
    personId: person?.personId ?? null,
    ...outcomes,
  })
  useFirstControl(form.ref, { passesFilled: true })
  const around = { departments, today }

  function takePerson(namesake: EmployeeAnswer): void {
    setPerson(namesake)
    form.set('employmentKind', otherJobValues(namesake).employmentKind)
  }

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saveAndOpen()
      }}
    >
      <CardSheet
        buttons={
          <>
            <Button type="submit" isBusy={form.isSaving}>
              Сохранить
            </Button>
            <Button kind="secondary" disabled={form.isSaving} onClick={saveAndAddAnother}>
              Сохранить и добавить ещё
            </Button>
          </>
        }
        status={<CreationProblem text={form.problemLine} overTariff={overTariff} />}
      >
        {person !== null && <OtherJobNotice person={person} departments={departments} />}
        {overTariff === null && person === null && (
          <TariffNotice companyId={company.id} say={staffRoomText} />
        )}
        <DraftLine of={form.draft} />
        <div inert={form.isSaving}>
          <FieldSections form={form} sections={BEFORE_NAMESAKES} around={around} />
          {person === null && (
            <NamesakeNotice
              companyId={company.id}
              departments={departments}
              values={form.values}
              onSamePerson={takePerson}
            />
          )}
          <FieldSections form={form} sections={AFTER_NAMESAKES} around={around} />
        </div>
      </CardSheet>
      <LeaveGuard isActive={form.isChanged} />
    </form>
  )
}

interface CreationProblemProps {
  /** All that is wrong, in one line. */
  text: string | null
  /** The line when it is the tariff that refuses. */
  overTariff: string | null
}

function CreationProblem({ text, overTariff }: CreationProblemProps) {
  if (text === null) return null
  return text === overTariff ? <OverTariffNotice text={text} /> : <FormError text={text} />
}

/** The tariff is full: what is typed stays, and two ways out. */
function OverTariffNotice({ text }: { text: string }) {
  return (
    <Notice kind="warning" role="alert">
      <TariffText text={text} /> Введённое здесь остаётся.
    </Notice>
  )
}

/** Whose other job is written down, and what that means. */
function OtherJobNotice({ person, departments }: { person: EmployeeAnswer; departments: Departments }) {
  return (
    <Notice>
      <p>
        Ещё одна работа того же человека: <Link to={employeeAddress(person.id)}>{fullName(person)}</Link>,{' '}
        {workplaceOf(person, departments)}
      </p>
      <p>Личные данные у работ общие. В тарифе это один человек.</p>
    </Notice>
  )
}
