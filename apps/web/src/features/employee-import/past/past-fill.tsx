import type { FilledDates } from '@ot/contract'
import { COVERAGE_COLUMN_LABELS, COVERAGE_COLUMNS, type CoverageColumn, type PastWay } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { departmentsQuery } from '../../../lib/company/staff.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, choiceField } from '../../../ui/form/field-table.tsx'
import { plainForm } from '../../../ui/form/plain-form.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { fillDates } from '../api/past-dates.ts'
import { Step } from '../page/step.tsx'
import styles from './past-dates.module.css'
import { writeLabel } from './past-texts.ts'

const SECTIONS = COVERAGE_COLUMNS.map((value) => ({ value, label: COVERAGE_COLUMN_LABELS[value] }))
const ROWS_SHOWN = 8

type Filled = { section: CoverageColumn; departmentId: number | null }
type Asked = { way: PastWay; found: FilledDates }

const WAYS = {
  hire: { label: 'Провести датой приёма', title: 'Провести датой приёма?' },
  department: { label: 'Как у всех в отделе', title: 'Внести как у всех в отделе?' },
} satisfies Record<PastWay, { label: string; title: string }>

/** Days of a section that nobody has entered, all at once; how many there are is shown before they are written. */
export function PastFill({ companyId }: { companyId: number }) {
  const client = useQueryClient()
  const departments = useQuery(departmentsQuery(companyId))
  const [values, setValues] = useState<Filled>({ section: 'briefing', departmentId: null })
  const question = useDialogSlot<Asked>()
  const work = useWork()

  function fill(way: PastWay, dryRun: boolean): Promise<FilledDates> {
    const { section, departmentId } = values
    const place = departmentId === null ? {} : { departmentId }
    return fillDates({ companyId, section, way, dryRun, ...place })
  }
  const ask = (way: PastWay) => work.run(async () => question.open({ way, found: await fill(way, true) }))
  const write = (way: PastWay) =>
    work.run(async () => {
      await fill(way, false)
      question.close()
      await client.invalidateQueries()
    })
  const table: AskedTable<Filled> = {
    section: choiceField({ label: 'Раздел', choices: SECTIONS }),
    departmentId: choiceField<number | null>({
      label: 'Отдел',
      choices: [
        { value: null, label: 'Все отделы' },
        ...(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    }),
  }
  return (
    <Step title="Без таблицы">
      <p>Внесите сразу то, у чего ещё нет даты. Внесённое раньше не изменится.</p>
      <div className={styles.fill}>
        <FieldRows
          form={plainForm(values, setValues)}
          table={table}
          names={['section', 'departmentId']}
          prefix="past"
          today=""
          layout="stacked"
        />
        <Button kind="secondary" isBusy={work.isRunning} onClick={() => void ask('hire')}>
          {WAYS.hire.label}
        </Button>
        <Button kind="secondary" isBusy={work.isRunning} onClick={() => void ask('department')}>
          {WAYS.department.label}
        </Button>
      </div>
      {work.failure !== null && !question.isOpen && <FormError text={work.failure} />}
      {question.about !== null && (
        <FillQuestion
          asked={question.about}
          isOpen={question.isOpen}
          isBusy={work.isRunning}
          failure={work.failure}
          onConfirm={(way) => void write(way)}
          onStay={question.close}
        />
      )}
    </Step>
  )
}

interface FillQuestionProps {
  asked: Asked
  isOpen: boolean
  isBusy: boolean
  failure: string | null
  onConfirm: (way: PastWay) => void
  onStay: () => void
}

function FillQuestion({ asked: { way, found }, onConfirm, onStay, failure, ...dialog }: FillQuestionProps) {
  const isNothing = found.events === 0
  return (
    <ConfirmDialog
      {...dialog}
      title={isNothing ? 'Вносить нечего' : WAYS[way].title}
      confirmLabel={isNothing ? 'Понятно' : writeLabel(found.events)}
      stayLabel="Отмена"
      onConfirm={() => (isNothing ? onStay() : onConfirm(way))}
      onStay={onStay}
    >
      {isNothing ? (
        <p>{NOTHING[way]}</p>
      ) : (
        <>
          <p>
            {counted(found.employees, ['работник', 'работника', 'работников'])}.{' '}
            {found.overdue > 0 && `Из внесённого сразу окажется просрочено: ${found.overdue}. `}
            Вносите так, только если это действительно было проведено в эти дни.
          </p>
          <ul>
            {found.rows.slice(0, ROWS_SHOWN).map(({ name, date, events }) => (
              <li key={`${name} ${date}`}>
                {name}, {shortDate(date)}: {events}
              </li>
            ))}
          </ul>
          {found.rows.length > ROWS_SHOWN && <p>И ещё строк: {found.rows.length - ROWS_SHOWN}</p>}
        </>
      )}
      {failure !== null && <FormError text={failure} />}
    </ConfirmDialog>
  )
}

const NOTHING = {
  hire: 'В разделе нет невнесённого, что проводят при приёме на работу.',
  department: 'В отделах ещё ни у кого нет даты, которую можно было бы взять за образец.',
} satisfies Record<PastWay, string>
