import type { RecountAnswer } from '@ot/contract'
import type { RecountDecision } from '@ot/domain'
import { counted, momentText } from '@ot/text'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Companies } from '../../../lib/session/session.ts'
import { useWork } from '../../../lib/use-work.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RecordActions, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { undoRecount } from '../api/recounts.ts'
import styles from './recounts.module.css'

const TERMS = ['срок', 'срока', 'сроков'] as const
const DECIDED = { apply: 'Перенесено', keep: 'Оставлено как записано' } satisfies Record<
  RecountDecision,
  string
>
const HEADS = ['Когда', 'Решение', 'Кто']

interface DecidedRecountsProps {
  company: Companies[number]
  decided: readonly RecountAnswer[]
  mayDecide: boolean
}

/** What was decided, the newest first; each can be taken back. */
export function DecidedRecounts({ company, decided, mayDecide }: DecidedRecountsProps) {
  const client = useQueryClient()
  const work = useWork()
  const [undone, setUndone] = useState<string | null>(null)
  if (decided.length === 0) return null
  const undo = ({ id, decision }: RecountAnswer) =>
    work.run(async () => {
      setUndone(null)
      const { restored, changedSince } = await undoRecount(id)
      setUndone(undoneText(decision, restored, changedSince))
      await client.invalidateQueries()
    })
  return (
    <section className={styles.group} aria-labelledby="decided-recounts">
      <h2 id="decided-recounts" className={styles.title}>
        Решения
      </h2>
      {undone !== null && (
        <Notice kind="success" role="status">
          {undone}
        </Notice>
      )}
      {work.failure !== null && <FormError text={work.failure} />}
      <RecordTable label="Решения о пересчёте" heads={HEADS} hasActions={mayDecide}>
        {decided.map((one) => (
          <tr key={one.id}>
            <RecordName className={styles.when}>
              <time dateTime={one.at}>{momentText(one.at, company.timeZone)}</time>
            </RecordName>
            <RecordCell label="Решение">
              {DECIDED[one.decision]}: {counted(one.terms, TERMS)}
              {one.undoneAt !== null && <> (отменено {momentText(one.undoneAt, company.timeZone)})</>}
            </RecordCell>
            <RecordCell label="Кто">{one.by}</RecordCell>
            {mayDecide && (
              <RecordActions>
                {one.undoneAt === null && (
                  <RowAction
                    label="Отменить решение"
                    icon={IconArrowBackUp}
                    isBusy={work.isRunning}
                    onClick={() => void undo(one)}
                  />
                )}
              </RecordActions>
            )}
          </tr>
        ))}
      </RecordTable>
    </section>
  )
}

function undoneText(decision: RecountDecision, restored: number, changedSince: number): string {
  if (decision === 'keep') return `Решение отменено: ${counted(restored, TERMS)} снова в списке.`
  const back = `Прежний день возвращён: ${counted(restored, TERMS)}.`
  return changedSince === 0
    ? back
    : `${back} С тех пор изменились и остались как есть: ${counted(changedSince, TERMS)}.`
}
