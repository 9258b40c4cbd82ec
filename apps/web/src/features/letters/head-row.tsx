import type { DepartmentHead } from '@ot/contract'
import { employeeAddress } from '@ot/domain'
import { momentText } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { revokeDepartmentLinks, sendDepartmentList } from './api/letter-queries.ts'
import styles from './letters-section.module.css'

interface HeadRowProps {
  company: Companies[number]
  department: DepartmentHead
  canChange: boolean
}

export function HeadRow({ company, department, canChange }: HeadRowProps) {
  const { head } = department
  const state = headState(department)
  return (
    <li className={styles.headRow}>
      <div className={styles.headWho}>
        <strong>{department.department}</strong>
        {head === null ? (
          <span className={styles.muted}>руководитель не указан</span>
        ) : (
          <>
            <span>
              <a href={employeeAddress(head.employeeId)}>{head.fullName}</a>
            </span>
            {head.email !== null && <span className={styles.muted}>{head.email}</span>}
          </>
        )}
        {state !== 'ready' && state !== 'nobody' && <StateBadge state={state} />}
      </div>
      {canChange && state === 'ready' && <HeadActions company={company} department={department} />}
    </li>
  )
}

const WORDS = {
  noEmail: 'нет e-mail — письмо не уйдёт',
  dismissed: 'уволен — укажите другого',
  refused: 'отказался от писем',
} satisfies Record<Exclude<HeadState, 'ready' | 'nobody'>, string>

function StateBadge({ state }: { state: Exclude<HeadState, 'ready' | 'nobody'> }) {
  return (
    <span>
      <Badge tone={state === 'refused' ? 'unknown' : 'warning'}>{WORDS[state]}</Badge>
    </span>
  )
}

function HeadActions({ company: { id, timeZone }, department }: Omit<HeadRowProps, 'canChange'>) {
  const client = useQueryClient()
  const work = useWork()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { departmentId, department: name, linkUntil } = department
  return (
    <div className={styles.headActions}>
      <Button
        kind="secondary"
        isBusy={work.isRunning}
        aria-label={`Отправить список сейчас: ${name}`}
        onClick={() =>
          void work.run(async () => setSentTo(await sendDepartmentList(client, id, departmentId)))
        }
      >
        Отправить сейчас
      </Button>
      {linkUntil !== null && (
        <Button
          kind="quiet"
          disabled={work.isRunning}
          aria-label={`Отозвать ссылку: ${name}`}
          onClick={() =>
            void work.run(async () => {
              await revokeDepartmentLinks(client, id, departmentId)
              setSentTo(null)
            })
          }
        >
          Отозвать ссылку
        </Button>
      )}
      <span className={styles.note} role="status">
        {sentTo !== null && `Отправлено на ${sentTo}. `}
        {linkUntil !== null && `Ссылка действует до ${momentText(linkUntil, timeZone)}`}
      </span>
      {work.failure !== null && (
        <Notice kind="danger" role="alert">
          {work.failure}
        </Notice>
      )}
    </div>
  )
}

/** Why the list of a department does or does not go out. */
type HeadState = 'nobody' | 'dismissed' | 'noEmail' | 'refused' | 'ready'

function headState({ head, isUnsubscribed }: DepartmentHead): HeadState {
  if (head === null) return 'nobody'
  if (head.isDismissed) return 'dismissed'
  if (head.email === null) return 'noEmail'
  return isUnsubscribed ? 'refused' : 'ready'
}
