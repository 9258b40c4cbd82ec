import type { RecountedTerm } from '@ot/contract'
import type { RecountDecision } from '@ot/domain'
import { counted } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { decideRecounts } from '../api/recounts.ts'
import { recountGroups } from '../recount-groups.ts'
import { RecountGroupTable } from './recount-group-table.tsx'
import styles from './recounts.module.css'

const TERMS = ['срок', 'срока', 'сроков'] as const

interface RecountDeskProps {
  companyId: number
  moves: readonly RecountedTerm[]
  mayDecide: boolean
}

/** All are marked at first: what is left out is unmarked. */
export function RecountDesk({ companyId, moves, mayDecide }: RecountDeskProps) {
  const client = useQueryClient()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const work = useWork()
  const chosen = moves.filter(({ eventId }) => !left.has(eventId))

  function mark(ids: readonly number[], isMarked: boolean): void {
    const next = new Set(left)
    for (const id of ids) {
      if (isMarked) next.delete(id)
      else next.add(id)
    }
    setLeft(next)
  }
  const decide = (decision: RecountDecision) =>
    work.run(() => decideRecounts(client, { companyId, decision, moves: chosen }))
  return (
    <>
      {recountGroups(moves).map((group) => (
        <RecountGroupTable key={group.cause} group={group} left={left} mark={mayDecide ? mark : null} />
      ))}
      {work.failure !== null && <FormError text={work.failure} />}
      {mayDecide && (
        <div className={styles.actions}>
          <Button isBusy={work.isRunning} disabled={chosen.length === 0} onClick={() => void decide('apply')}>
            Перенести {counted(chosen.length, TERMS)}
          </Button>
          <Button
            kind="secondary"
            isBusy={work.isRunning}
            disabled={chosen.length === 0}
            onClick={() => void decide('keep')}
          >
            Оставить как записано
          </Button>
        </div>
      )}
    </>
  )
}
