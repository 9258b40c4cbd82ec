import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import { ABSENCE_KIND_LABELS, absencePeriod, returnDay } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useState } from 'react'
import { previewReturn, readAbsence } from '../../../lib/company/absences.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { ReturnConflict } from './return-conflict.tsx'
import { BACK_ON } from './return-words.ts'

export interface AskedReturn {
  backOn: string
  /** Of the absence that what follows was told of. */
  version: number
  outcome: ReturnOutcome
}

type Day = { backOn: string }

const TABLE: FieldTable<Day> = {
  backOn: textField({ label: BACK_ON, kind: 'day', isAhead: true, isRequired: true }),
}

interface ReturnDayFormProps {
  absence: AbsenceAnswer
  /** What was asked for before the user came back to it. */
  asked: AskedReturn | null
  frame: FormInDialog
  onAsked: (asked: AskedReturn) => void
  /** Somebody has saved the absence, and the user goes on over it. */
  onSeen: (stored: AbsenceAnswer) => void
  onShowStored: () => void
}

/** From which day he works again; what follows is shown before anything is written. */
export function ReturnDayForm({ absence, asked, frame, onAsked, onSeen, onShowStored }: ReturnDayFormProps) {
  const { today } = useEmployeeScope()
  const [from] = useState<Day>({ backOn: asked?.backOn ?? returnDay(absence) ?? today })
  const versioned = useVersionedForm<Day, Day, AbsenceAnswer>(daySchema(absence), {
    from,
    labels: { backOn: BACK_ON },
    version: absence.version,
    save: async ({ backOn }, version) =>
      onAsked({
        backOn,
        version: version.value,
        outcome: await previewReturn({ id: absence.id, version }, backOn),
      }),
    readStored: () => readAbsence(absence),
  })
  const { form } = versioned
  return (
    <>
      <FormFrame form={form} submitLabel="Показать, что последует" {...frame}>
        <p>
          {ABSENCE_KIND_LABELS[absence.kind]} {absencePeriod(absence)}.
        </p>
        <FieldRows form={form} table={TABLE} names={['backOn']} prefix="return" today={today} />
      </FormFrame>
      <ReturnConflict
        deed="preview"
        of={{
          ...versioned,
          saveMine(stored) {
            onSeen(stored)
            versioned.saveMine(stored)
          },
        }}
        absence={absence}
        backOn={form.values.backOn}
        onShowStored={onShowStored}
      />
    </>
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
