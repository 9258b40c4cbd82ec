import type { YearStatistics } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { tellHeadcount } from '../api/statistics.ts'
import { useIncidentsScope } from '../incidents-scope.ts'

const DIGITS_MAX = 7

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

function HeadcountForm({ year, frame: inDialog, onSaved }: HeadcountFormProps) {
  const client = useQueryClient()
  const { company } = useIncidentsScope()
  const form = useContractForm(headcountSchema, {
    from: { headcount: year.isHeadcountTold ? String(year.headcount) : '' },
    save: ({ headcount }) => tellHeadcount(client, { companyId: company.id, year: year.year }, headcount),
    onSaved,
  })
  const frame = {
    id: 'average-headcount',
    label: 'Работников в среднем за год',
    hint: 'Пустое — численность из карточки организации',
    error: form.problemOf('headcount'),
  }
  return (
    <FormFrame form={form} submitLabel="Сохранить" {...inDialog}>
      <Field {...frame}>
        <TextControl
          frame={frame}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS_MAX}
          value={form.values.headcount}
          onChange={(text) => form.set('headcount', text)}
        />
      </Field>
    </FormFrame>
  )
}

const headcountSchema: FormSchema<{ headcount: string }, { headcount: number | null }> = {
  '~standard': {
    validate({ headcount }) {
      const text = headcount.trim()
      if (text === '') return { value: { headcount: null } }
      if (/^[1-9]\d*$/.test(text)) return { value: { headcount: Number(text) } }
      return { issues: [{ path: ['headcount'], message: 'Целое число больше нуля' }] }
    },
  },
}
