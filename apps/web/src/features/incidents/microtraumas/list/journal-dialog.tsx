import type { DocumentAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isDay, shownDate } from '../../../../lib/calendar-date.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../../lib/use-work.ts'
import { Button } from '../../../../ui/button.tsx'
import { DateControl } from '../../../../ui/date-control.tsx'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { FormRow } from '../../../../ui/form-row.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { registerJournal, saveJournal } from '../api/microtrauma-papers.ts'

const WIDTH = 560
const FROM = { id: 'journal-from', label: 'С' }
const TO = { id: 'journal-to', label: 'По' }

interface JournalDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** 632н, appendix 2: the records of a period as the journal. */
export function JournalDialog({ isOpen, onClose }: JournalDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Журнал учёта микротравм" width={WIDTH}>
      {isOpen && <JournalForm onClose={onClose} />}
    </Dialog>
  )
}

function JournalForm({ onClose }: { onClose: () => void }) {
  const { company, today } = useIncidentsScope()
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  const [registered, setRegistered] = useState<DocumentAnswer | null>(null)
  const [word, pdf, register] = [useWork(), useWork(), useWork()]
  const problem = periodProblem(from, to)
  const period = { companyId: company.id, from, to }
  const isStuck = problem !== null || word.isRunning || pdf.isRunning || register.isRunning
  const failure = word.failure ?? pdf.failure ?? register.failure
  return (
    <>
      <FormRow {...FROM}>
        <DateControl frame={FROM} value={from} max={today} onChange={setFrom} />
      </FormRow>
      <FormRow {...TO}>
        <DateControl frame={TO} value={to} max={today} onChange={setTo} />
      </FormRow>
      {registered !== null && (
        <Notice kind="success" role="status">
          Журнал зарегистрирован: № {registered.number} от {shownDate(registered.date)}.
        </Notice>
      )}
      {problem !== null && <FormError text={problem} />}
      {failure !== null && <FormError text={failure} />}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={word.isRunning}
          disabled={isStuck}
          onClick={() => void word.run(() => saveJournal(period, 'docx'))}
        >
          Скачать Word
        </Button>
        <Button
          kind="secondary"
          isBusy={pdf.isRunning}
          disabled={isStuck}
          onClick={() => void pdf.run(() => saveJournal(period, 'pdf'))}
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
                  setRegistered(await registerJournal(client, period, keyOf(period))),
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

function periodProblem(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Укажите начало и конец периода в виде дд.мм.гггг'
  return from > to ? 'Конец периода раньше его начала' : null
}
