import type { PastOutcome } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTableImport } from '../../../lib/use-table-import.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { checkDates, NOTHING_SAID, type PastChoices, writeDates } from '../api/past-dates.ts'
import { sizeProblem } from '../file-problem.ts'
import bar from '../page/import-bar.module.css'
import styles from '../page/import-desk.module.css'
import { PastColumns } from './past-columns.tsx'
import { saveLeft } from './past-file.ts'
import { PastFill } from './past-fill.tsx'
import { PastRows } from './past-rows.tsx'
import { PastSource } from './past-source.tsx'
import { datesText, pastPlanText, writeLabel } from './past-texts.ts'

/** The file or the pasted table, what is in it, what comes of it, and the button that writes what is understood. */
export function PastDesk({ companyId }: { companyId: number }) {
  const work = usePastDates(companyId)
  const { file, outcome, isStale, isRunning, failure, said: choices } = work
  const isWritten = outcome?.written === true
  const rows = outcome?.rows ?? []
  return (
    <>
      <LeaveGuard
        isActive={outcome !== null && !isWritten && outcome.totals.write > 0}
        title="Даты не внесены"
        loss="Если уйти сейчас, даты не запишутся, а исправленное здесь пропадёт."
        leaveLabel="Уйти без внесения"
      />
      <div className={styles.steps}>
        <PastSource file={file} isDisabled={isRunning} onFile={work.choose} />
        {failure !== null && (
          <Notice kind="danger" role="alert">
            {failure}
          </Notice>
        )}
        {isWritten && (
          <Notice kind="success" role="status">
            <strong>Внесено: {datesText(outcome.totals.write)}.</strong> Сроки пересчитаны, записи есть в
            истории каждого работника.
          </Notice>
        )}
        {outcome !== null && (
          <>
            {!isWritten && (
              <PastColumns sheets={outcome.sheets} said={choices.mapping} onSay={work.nameColumn} />
            )}
            <PastRows outcome={outcome} choices={choices} onMend={work.mend} onPerson={work.namePerson} />
            <div className={bar.bar}>
              <p className={bar.text} role="status">
                {isStale
                  ? 'Исправлено: проверьте, что получится.'
                  : isWritten
                    ? ''
                    : pastPlanText(outcome.totals)}
              </p>
              {rows.some(({ action }) => action === 'error') && (
                <Button kind="secondary" onClick={() => saveLeft(rows)}>
                  Скачать непонятое
                </Button>
              )}
              {isStale && (
                <Button isBusy={isRunning} onClick={work.check}>
                  Проверить
                </Button>
              )}
              {!isStale && !isWritten && (
                <Button isBusy={isRunning} disabled={outcome.totals.write === 0} onClick={work.write}>
                  {writeLabel(outcome.totals.write)}
                </Button>
              )}
            </div>
          </>
        )}
        {outcome === null && <PastFill companyId={companyId} />}
      </div>
    </>
  )
}

/** One table from its choice to the written days; what is said of it is checked by the user's word. */
function usePastDates(companyId: number) {
  const client = useQueryClient()
  const table = useTableImport<PastChoices, PastOutcome>({
    nothingSaid: NOTHING_SAID,
    refusalOf: sizeProblem,
    check: (file, said) => checkDates(companyId, file, said),
    write: (file, said, key) => writeDates(companyId, file, said, key),
    onAnswered: async ({ written }) => {
      if (written) await client.invalidateQueries()
    },
  })
  const { said, say } = table
  return {
    ...table,
    nameColumn: (place: string, carries: string | null) =>
      say({ ...said, mapping: { ...said.mapping, [place]: carries } }),
    mend: (place: string, text: string) => say({ ...said, mended: { ...said.mended, [place]: text } }),
    namePerson: (words: string, id: number) => say({ ...said, people: { ...said.people, [words]: id } }),
  }
}
