import type { YearStatistics } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { conflictLines } from '../../../lib/form/save-conflict.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { readYear, tellHeadcount } from '../api/statistics.ts'
import { useIncidentsScope } from '../incidents-scope.ts'

const DIGITS_MAX = 7

type Headcount = { headcount: string }

const TABLE: FieldTable<Headcount> = {
  headcount: textField({
    label: 'Работников в среднем за год',
    hint: 'Пустое — численность из карточки организации',
    kind: 'short',
    max: DIGITS_MAX,
    inputMode: 'numeric',
  }),
}

interface HeadcountDialogProps {
  year: YearStatistics
  onClose: () => void
}

/** The average headcount of a year. */
export function HeadcountDialog({ year, onClose }: HeadcountDialogProps) {
  return (
    <FormDialog
      title={`Среднесписочная численность за ${year.year} год`}
      width={480}
      isOpen
      onClose={onClose}
    >
      {(frame) => <HeadcountForm year={year} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface HeadcountFormProps {
  year: YearStatistics
  frame: FormInDialog
  onSaved: () => void
}

function HeadcountForm({ year, frame, onSaved }: HeadcountFormProps) {
  const client = useQueryClient()
  const { company, today } = useIncidentsScope()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [base] = useState(year)
  const [from] = useState(() => headcountValues(year))
  const versioned = useVersionedForm<Headcount, { headcount: number | null }, YearStatistics>(
    headcountSchema,
    {
      from,
      labels: fieldLabels(TABLE),
      version: base.version,
      save: ({ headcount }, version) =>
        tellHeadcount(client, { companyId: company.id, year: base.year, version }, headcount),
      readStored: () => readYear(client, company.id, base),
      onSaved,
    },
  )
  const { form } = versioned
  return (
    <>
      <FormFrame form={form} submitLabel="Сохранить" {...frame}>
        <FieldRows
          form={form}
          table={TABLE}
          names={['headcount']}
          prefix="average"
          today={today}
          layout="stacked"
        />
      </FormFrame>
      <SaveConflictDialog
        of={versioned}
        timeZone={company.timeZone}
        linesOf={(stored) => conflictLines(TABLE, { ...versioned.sides(), stored: headcountValues(stored) })}
        onShowStored={onSaved}
      />
    </>
  )
}

function headcountValues({ isHeadcountTold, headcount }: YearStatistics): Headcount {
  return { headcount: isHeadcountTold ? String(headcount) : '' }
}

const headcountSchema: FormSchema<Headcount, { headcount: number | null }> = {
  '~standard': {
    validate({ headcount }) {
      const text = headcount.trim()
      if (text === '') return { value: { headcount: null } }
      if (/^[1-9]\d*$/.test(text)) return { value: { headcount: Number(text) } }
      return { issues: [{ path: ['headcount'], message: 'Целое число больше нуля' }] }
    },
  },
}
