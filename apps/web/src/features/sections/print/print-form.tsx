import type { DocumentAnswer, RecordPaperAnswer } from '@ot/contract'
import { isAllowed, PAGES, type PaperFormat } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { registerRecordPaper, saveRecordPaper } from '../../../lib/company/record-papers.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { PrintFields } from './print-fields.tsx'
import { dateProblem, type PrintValues, printBody, printValues, tooLate } from './print-values.ts'

interface PrintFormProps {
  paper: RecordPaperAnswer
  employeeId: number | null
  onClose: () => void
}

/** A paper is downloaded to be looked at, or registered under its number. */
export function PrintForm({ paper, employeeId, onClose }: PrintFormProps) {
  const { company, today } = useRecordsScope()
  const [values, setValues] = useState<PrintValues>(() => ({
    ...printValues(paper, today),
    employeeIds: employeeId === null ? [] : [employeeId],
  }))
  const making = useMaking()
  const problem = dateProblem(paper, values)
  const late = tooLate(paper, values, today)
  const made = { paper, body: printBody(paper, company.id, values) }
  const isStuck = problem !== null || making.isBusy
  if (making.registered !== null) return <RegisteredPapers documents={making.registered} onClose={onClose} />
  return (
    <>
      <PrintFields paper={paper} isOfOne={employeeId !== null} values={values} onChange={setValues} />
      {late !== null && <Notice kind="warning">{late}</Notice>}
      {problem !== null && <FormError text={problem} />}
      {making.failure !== null && <FormError text={making.failure} />}
      <DialogActions>
        <Button
          kind="secondary"
          isBusy={making.word.isRunning}
          disabled={isStuck}
          onClick={() => making.download(made, 'docx')}
        >
          Скачать Word
        </Button>
        <Button
          kind="secondary"
          isBusy={making.pdf.isRunning}
          disabled={isStuck}
          onClick={() => making.download(made, 'pdf')}
        >
          PDF
        </Button>
        {isAllowed(company.role, 'document.make') && (
          <Button isBusy={making.register.isRunning} disabled={isStuck} onClick={() => making.keep(made)}>
            Зарегистрировать
          </Button>
        )}
      </DialogActions>
    </>
  )
}

type Made = Parameters<typeof registerRecordPaper>[1]

function useMaking() {
  const client = useQueryClient()
  const keyOf = useIdempotencyKey()
  const [registered, setRegistered] = useState<readonly DocumentAnswer[] | null>(null)
  const word = useWork()
  const pdf = useWork()
  const register = useWork()
  return {
    word,
    pdf,
    register,
    registered,
    isBusy: word.isRunning || pdf.isRunning || register.isRunning,
    failure: word.failure ?? pdf.failure ?? register.failure,
    download: (made: Made, format: PaperFormat) =>
      void (format === 'pdf' ? pdf : word).run(() => saveRecordPaper(made, format)),
    keep: (made: Made) =>
      void register.run(async () =>
        setRegistered(await registerRecordPaper(client, made, keyOf({ id: made.paper.id, ...made.body }))),
      ),
  }
}

interface RegisteredPapersProps {
  documents: readonly DocumentAnswer[]
  onClose: () => void
}

/** Under which numbers the papers stand in the register now. */
function RegisteredPapers({ documents, onClose }: RegisteredPapersProps) {
  const [first, last] = [documents[0], documents.at(-1)]
  if (first === undefined || last === undefined) return null
  const numbers =
    documents.length === 1 ? `№\u00a0${first.number}` : `№\u00a0${first.number} — №\u00a0${last.number}`
  return (
    <>
      <Notice kind="success" role="status">
        Зарегистрировано: {numbers} от {shortDate(first.date)}. Распечатайте и соберите подписи.
      </Notice>
      <DialogActions>
        <Link
          to={PAGES.documentsMain.path}
          search={{ group: 'registered' }}
          className={buttonClass('secondary')}
          onClick={onClose}
        >
          Показать зарегистрированные
        </Link>
        <Button onClick={onClose}>Закрыть</Button>
      </DialogActions>
    </>
  )
}
