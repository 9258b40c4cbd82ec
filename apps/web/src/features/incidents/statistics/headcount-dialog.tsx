import type { YearStatistics } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { tellHeadcount } from '../api/statistics.ts'
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
  const form = useContractForm(headcountSchema, {
    from: { headcount: year.isHeadcountTold ? String(year.headcount) : '' },
    save: ({ headcount }) => tellHeadcount(client, { companyId: company.id, year: year.year }, headcount),
    onSaved,
  })
  return (
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
  )
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
