import type { DocumentAnswer } from '@ot/contract'
import { isAllowed, type PaperFormat } from '@ot/domain'
import { isCalendarDate, shortDate } from '@ot/text'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import { PERIOD_LABELS } from '../../../ui/form/period-labels.ts'
import { plainForm } from '../../../ui/form/plain-form.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'

const WIDTH = 560

interface Days {
  from: string
  to: string
}

export type Period = Days & { companyId: number }

const DAYS: FieldTable<Days> = {
  from: textField({ label: PERIOD_LABELS.from, kind: 'day' }),
  to: textField({ label: PERIOD_LABELS.to, kind: 'day' }),
}

/** Which journal it is, and how it is made of the records of a period. */
export interface Journal {
  title: string
  save: (period: Period, format: PaperFormat) => Promise<void>
  register: (client: QueryClient, period: Period, idempotencyKey: string) => Promise<DocumentAnswer | null>
}

interface JournalDialogProps {
  journal: Journal
  isOpen: boolean
  onClose: () => void
}

export function JournalDialog({ journal, isOpen, onClose }: JournalDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={journal.title} width={WIDTH}>
      {isOpen && <JournalForm journal={journal} onClose={onClose} />}
    </Dialog>
  )
}

function JournalForm({ journal, onClose }: Pick<JournalDialogProps, 'journal' | 'onClose'>) {
  const { company, today } = useIncidentsScope()
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const [days, setDays] = useState<Days>({ from: `${today.slice(0, 4)}-01-01`, to: today })
  const [registered, setRegistered] = useState<DocumentAnswer | null>(null)
  const [word, pdf, register] = [useWork(), useWork(), useWork()]
  const problem = periodProblem(days)
  const period = { companyId: company.id, ...days }
  const isStuck = problem !== null || word.isRunning || pdf.isRunning || register.isRunning
  const failure = word.failure ?? pdf.failure ?? register.failure
  return (
    <>
      <FieldRows
        // What is wrong with a period is wrong with both of its days.
        form={plainForm(days, setDays)}
        table={DAYS}
        names={['from', 'to']}
        prefix="journal"
        today={today}
      />
      {registered !== null && (
        <Notice kind="success" role="status">
          Журнал зарегистрирован: №&nbsp;{registered.number} от {shortDate(registered.date)}.
        </Notice>
      )}
      {problem !== null && <FormError text={problem} />}
      {failure !== null && <FormError text={failure} />}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={word.isRunning}
          disabled={isStuck}
          onClick={() => void word.run(() => journal.save(period, 'docx'))}
        >
          Скачать Word
        </Button>
        <Button
          kind="secondary"
          isBusy={pdf.isRunning}
          disabled={isStuck}
          onClick={() => void pdf.run(() => journal.save(period, 'pdf'))}
        >
          PDF
        </Button>
        {registered !== null ? (
          <Button onClick={onClose}>Закрыть</Button>
        ) : (
          isAllowed(company.role, 'document.make') && (
            <Button
              isBusy={register.isRunning}
              disabled={isStuck}
              onClick={() =>
                void register.run(async () =>
                  setRegistered(await journal.register(client, period, keyOf(period))),
                )
              }
            >
              Зарегистрировать
            </Button>
          )
        )}
      </DialogActions>
    </>
  )
}

function periodProblem({ from, to }: Days): string | null {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return 'Укажите начало и конец периода в виде дд.мм.гггг'
  return from > to ? 'Конец периода раньше его начала' : null
}
