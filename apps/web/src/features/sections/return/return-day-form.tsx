import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import { ABSENCE_KIND_LABELS, absencePeriod, returnDay } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useState } from 'react'
import { previewReturn } from '../../../lib/company/absences.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'

export interface AskedReturn {
  backOn: string
  outcome: ReturnOutcome
}

type Day = { backOn: string }

const TABLE: FieldTable<Day> = {
  backOn: textField({ label: 'Первый рабочий день', kind: 'day', isAhead: true, isRequired: true }),
}

interface ReturnDayFormProps {
  absence: AbsenceAnswer
  /** What was asked for before the user came back to it. */
  asked: AskedReturn | null
  frame: FormInDialog
  onAsked: (asked: AskedReturn) => void
}

/** From which day he works again; what follows is shown before anything is written. */
export function ReturnDayForm({ absence, asked, frame, onAsked }: ReturnDayFormProps) {
  const { today } = useEmployeeScope()
  const [from] = useState<Day>({ backOn: asked?.backOn ?? returnDay(absence) ?? today })
  const form = useContractForm(daySchema(absence), {
    from,
    labels: { backOn: 'Первый рабочий день' },
    save: async ({ backOn }) => onAsked({ backOn, outcome: await previewReturn(absence, backOn) }),
  })
  return (
    <FormFrame form={form} submitLabel="Показать, что последует" {...frame}>
      <p>
        {ABSENCE_KIND_LABELS[absence.kind]} {absencePeriod(absence)}.
      </p>
      <FieldRows form={form} table={TABLE} names={['backOn']} prefix="return" today={today} />
    </FormFrame>
  )
}

function daySchema({ startsOn }: AbsenceAnswer): FormSchema<Day, Day> {
  return {
    '~standard': {
      validate({ backOn }) {
        if (!isCalendarDate(backOn))
          return { issues: [{ path: ['backOn'], message: 'Дата в виде дд.мм.гггг' }] }
        if (backOn <= startsOn)
          return { issues: [{ path: ['backOn'], message: 'Выход не позже первого дня отсутствия' }] }
        return { value: { backOn } }
      },
    },
  }
}
