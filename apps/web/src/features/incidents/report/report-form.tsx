import type { EmployeeAnswer } from '@ot/contract'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { FieldRows, fieldId, type RowsForm } from '../../../ui/form/field-rows.tsx'
import type { AskedTable } from '../../../ui/form/field-table.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { NobodyToInvolve } from '../fields/no-employees.tsx'
import { OutsidersControl } from '../fields/outsiders-control.tsx'
import { SeverityControl } from '../fields/severity-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './report.module.css'
import { reportTable } from './report-table.tsx'
import { type ReportValues, toldNotBefore } from './report-values.ts'

const REPORT_NAMES = [
  'occurredAt',
  'toldAt',
  'place',
  'victimIds',
  'outsiders',
  'circumstances',
  'degree',
  'photos',
] as const satisfies readonly (keyof ReportValues)[]

interface ReportFormProps {
  form: ContractForm<ReportValues>
  employees: readonly EmployeeAnswer[]
}

/** Everything that is asked at the place, on one screen. */
export function ReportForm({ form, employees }: ReportFormProps) {
  const { company, today } = useIncidentsScope()
  const { values, isChanged, isSaving } = form
  const table = reportTable({ values, employees, timeZone: company.timeZone })
  return (
    <form
      ref={form.ref}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void form.submit()
      }}
    >
      <LeaveGuard
        isActive={isChanged && !isSaving}
        title="Сообщение не отправлено"
        loss="Если уйти сейчас, введённое и фотографии не сохранятся."
      />
      {employees.length === 0 && <NobodyToInvolve />}
      <FieldRows
        form={toldAfter(form, company.timeZone)}
        table={table}
        names={REPORT_NAMES}
        own={ownRows(form, table)}
        prefix="report"
        today={today}
        layout="stacked"
      />
      <DraftLine of={form.draft} />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      <Button type="submit" isBusy={isSaving} className={styles.submit}>
        Записать и начать расследование
      </Button>
    </form>
  )
}

/** The same with the hour when it was learnt kept after the hour when it happened. */
function toldAfter(form: ContractForm<ReportValues>, timeZone: string): RowsForm<ReportValues> {
  return {
    ...form,
    set(name, value) {
      form.set(name, value)
      const { occurredAt, toldAt }: ReportValues = { ...form.values, [name]: value }
      const told = name === 'occurredAt' ? toldNotBefore(occurredAt, toldAt, timeZone) : null
      if (told !== null) form.set('toldAt', told)
    },
  }
}

/** Rows that are more than a control beside its label. */
function ownRows(
  { values, set, problemOf }: ContractForm<ReportValues>,
  { degree: { control: _control, ...degree } }: AskedTable<ReportValues>,
) {
  return {
    outsiders: (
      <OutsidersControl
        rows={values.outsiders}
        problemOf={problemOf}
        onChange={(rows) => set('outsiders', rows)}
      />
    ),
    degree: (
      <SeverityControl
        frame={{ ...degree, id: fieldId('report', 'degree'), error: problemOf('degree') }}
        value={values.degree}
        onChange={(value) => set('degree', value)}
      />
    ),
  }
}
