import type { EmployeeSummary } from '@ot/contract'
import { isWaiting, MEMO_STATUS_LABELS, memoAddress, PAGES, RECIPIENT_STATE_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { ReactNode } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './summary-list.module.css'

type Papers = EmployeeSummary['papers']

/** Where he is named: what he answers for, papers about him, what he was sent, memos. */
export function PapersPart({ papers: { roles, documents, dispatches, memos } }: { papers: Papers }) {
  const isEmpty = roles.length + documents.total + dispatches.total + memos.total === 0
  if (isEmpty) return <p className={styles.nothing}>Документов, отправок и заявок пока нет.</p>
  return (
    <>
      <Group title="Отвечает за" isShown={roles.length > 0}>
        {roles.map(({ name, order }) => (
          <li key={name}>
            <span className={styles.what}>
              <Link to={PAGES.settingsResponsible.path}>{name}</Link>
              <span className={styles.aside}> {order}</span>
            </span>
          </li>
        ))}
      </Group>
      <Group title={withTotal('Документы о работнике', documents)} isShown={documents.total > 0}>
        <Documents documents={documents.newest} />
      </Group>
      <Group title={withTotal('Отправлено работнику', dispatches)} isShown={dispatches.total > 0}>
        {dispatches.newest.map(({ id, sentOn, documents: names, state }) => (
          <li key={id}>
            <span className={styles.day}>{shortDate(sentOn)}</span>
            <span className={styles.what}>
              <Link to={PAGES.documentsRegistry.path}>{names.join(', ')}</Link>
            </span>
            <Badge tone={isWaiting(state) ? 'warning' : 'success'}>{RECIPIENT_STATE_LABELS[state]}</Badge>
          </li>
        ))}
      </Group>
      <Group title={withTotal('Заявки', memos)} isShown={memos.total > 0}>
        {memos.newest.map(({ id, number, name, status }) => (
          <li key={id}>
            <span className={styles.what}>
              <Link to={memoAddress(id)}>
                №&nbsp;{number} {name}
              </Link>
            </span>
            <Badge tone={status === 'active' ? 'danger' : 'ink'}>{MEMO_STATUS_LABELS[status]}</Badge>
          </li>
        ))}
      </Group>
    </>
  )
}

function Documents({ documents }: { documents: Papers['documents']['newest'] }) {
  const { employee } = useEmployeeScope()
  return documents.map(({ id, name, number, date, awaitsSignature }) => (
    <li key={id}>
      <span className={styles.day}>{shortDate(date)}</span>
      <span className={styles.what}>
        <Link to={PAGES.documentsMain.path} search={{ group: 'registered', number, employee: employee.id }}>
          {name}
        </Link>
        <span className={styles.aside}> №&nbsp;{number}</span>
      </span>
      {awaitsSignature && <Badge tone="warning">ждёт подписи</Badge>}
    </li>
  ))
}

interface GroupProps {
  title: string
  isShown: boolean
  children: ReactNode
}

function Group({ title, isShown, children }: GroupProps) {
  if (!isShown) return null
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </>
  )
}

/** The newest are named, all are counted. */
function withTotal(title: string, { total, newest }: { total: number; newest: readonly unknown[] }): string {
  return total > newest.length ? `${title}, последние ${newest.length} из ${total}` : title
}
