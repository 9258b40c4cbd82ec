import type { EmployeeAnswer } from '@ot/contract'
import { INCIDENT_DEGREE_LABELS } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { fullName } from '../../../lib/company/employee-name.ts'
import type { TypedMoment } from '../../../lib/company-moment.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { DraftLine } from '../../../ui/form/draft-line.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { MomentControl } from '../../../ui/form/moment-control.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { NobodyToInvolve } from '../fields/no-employees.tsx'
import { OutsidersControl } from '../fields/outsiders-control.tsx'
import { SeverityControl } from '../fields/severity-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { PhotosField } from './photos-field.tsx'
import styles from './report.module.css'
import { degreeOf, REPORT_LABELS, type ReportValues, toldNotBefore } from './report-values.ts'

const PLACE_MAX = 500
const CIRCUMSTANCES_MAX = 5000

interface ReportFormProps {
  form: ContractForm<ReportValues>
  employees: readonly EmployeeAnswer[]
}

/** Everything that is asked at the place, on one screen. */
export function ReportForm({ form, employees }: ReportFormProps) {
  const { values, set, problemOf, isChanged, isSaving } = form
  const frame = <Name extends keyof ReportValues>(name: Name) => ({
    id: `report-${name}`,
    label: REPORT_LABELS[name],
    isRequired: true,
    error: problemOf(name),
  })
  const [place, circumstances] = [frame('place'), frame('circumstances')]
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
      <Moments form={form} />
      <Field {...place}>
        <LongTextControl
          frame={place}
          maxLength={PLACE_MAX}
          value={values.place}
          onChange={(value) => set('place', value)}
        />
      </Field>
      <VictimsField form={form} employees={employees} />
      <OutsidersControl
        rows={values.outsiders}
        problemOf={problemOf}
        onChange={(rows) => set('outsiders', rows)}
      />
      <TextArea
        frame={circumstances}
        rows={4}
        maxLength={CIRCUMSTANCES_MAX}
        value={values.circumstances}
        onChange={(value) => set('circumstances', value)}
      />
      <SeverityControl
        frame={{ ...frame('degree'), hint: degreeHint(values) }}
        value={values.degree}
        onChange={(value) => set('degree', value)}
      />
      <PhotosField photos={values.photos} onChange={(photos) => set('photos', photos)} />
      <DraftLine of={form.draft} />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      <Button type="submit" isBusy={isSaving} className={styles.submit}>
        Записать и начать расследование
      </Button>
    </form>
  )
}

function Moments({ form: { values, set, problemOf } }: Pick<ReportFormProps, 'form'>) {
  const { company, today } = useIncidentsScope()

  function put(name: 'occurredAt' | 'toldAt', value: TypedMoment): void {
    set(name, value)
    const told = name === 'occurredAt' ? toldNotBefore(value, values.toldAt, company.timeZone) : null
    if (told !== null) set('toldAt', told)
  }

  const names = ['occurredAt', 'toldAt'] as const
  return names.map((name) => {
    const frame = {
      id: `report-${name}`,
      label: REPORT_LABELS[name],
      isRequired: true,
      hint: name === 'toldAt' ? 'С этого часа считаются 24 часа на извещения' : undefined,
      error: problemOf(name),
    }
    return (
      <Field key={name} {...frame}>
        <MomentControl
          frame={frame}
          value={values[name]}
          today={today}
          {...(name === 'occurredAt' && { nowIn: company.timeZone })}
          onChange={(value) => put(name, value)}
        />
      </Field>
    )
  })
}

function VictimsField({ form: { values, set, problemOf }, employees }: ReportFormProps) {
  const frame = {
    id: 'report-victimIds',
    label: REPORT_LABELS.victimIds,
    isRequired: true,
    error: problemOf('victimIds'),
  }
  const names = new Map(employees.map((employee) => [employee.id, fullName(employee)]))
  return (
    <Field {...frame}>
      <MultiChoiceControl
        frame={frame}
        choices={employees.map((employee) => ({
          value: employee.id,
          label: `${fullName(employee)} — ${lowerFirst(employee.positionStaff ?? employee.position.name)}`,
        }))}
        chosen={values.victimIds.map((id) => ({ value: id, label: names.get(id) ?? '' }))}
        placeholder={values.victimIds.length === 0 ? 'Фамилия или должность' : 'Добавить ещё'}
        message={employees.length === 0 ? 'Работников пока нет' : undefined}
        onChange={(ids) => set('victimIds', ids)}
      />
    </Field>
  )
}

function degreeHint({ degree, victimIds, outsiders }: ReportValues): string {
  const victims = victimIds.length + outsiders.length
  if (degree !== null && victims > 1)
    return `Пострадавших двое или больше: ${INCIDENT_DEGREE_LABELS[degreeOf(degree, victims)]} случай`
  return 'Как видно сейчас: степень уточнит заключение медиков по форме 315/у'
}
