import type { CompanyAnswer, MemoAnswer } from '@ot/contract'
import type { PpeEventType, Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import { createPortal } from 'react-dom'
import { todayIn } from '../../../../lib/calendar-date.ts'
import { columnText, lineAmountText, memoColumns } from '../memo-columns.ts'
import { MEMO_SPECS } from '../memo-specs.ts'
import { finalText, hasFinal } from '../memo-texts.ts'
import { dayOf, type LineValues, memoValuesOf, operationOf } from '../memo-values.ts'
import styles from './memo-paper.module.css'

interface MemoPaperProps {
  memo: MemoAnswer
  company: CompanyAnswer
}

/** The memo in official form: nothing else of the page is printed while it is open. */
export function MemoPaper({ memo, company }: MemoPaperProps) {
  const values = memoValuesOf(memo)
  const operation = operationOf(values)
  return createPortal(
    <article className={styles.paper} aria-hidden="true">
      <p className={styles.company}>{company.shortName}</p>
      <div className={styles.address}>
        <p>Кому: {memo.fullName}</p>
        <p>От кого: {memo.author}</p>
      </div>
      <h1>
        Заявка №&nbsp;{memo.number} от {shortDate(todayIn(company.timeZone, new Date(memo.createdAt)))}
      </h1>
      <p className={styles.subject}>{memo.name}</p>
      <p>{askText(memo.memoSection, operation)}</p>
      <PaperTable memo={memo} lines={values.employeesData} operation={operation} />
      {memo.note !== null && <p>Примечание: {memo.note}</p>}
      <p className={styles.sign}>
        <span>Составил</span> <span /> <span>{memo.author}</span>
      </p>
      <p className={styles.sign}>
        <span>Ознакомлен</span> <span /> <span>{memo.fullName}</span>
      </p>
    </article>,
    document.body,
  )
}

interface PaperTableProps {
  memo: MemoAnswer
  lines: readonly LineValues[]
  operation: LineValues['eventType']
}

function PaperTable({ memo: { memoSection: section }, lines, operation }: PaperTableProps) {
  const columns = memoColumns(section, operation)
  return (
    <table>
      <thead>
        <tr>
          <th>№</th>
          <th>ФИО</th>
          <th>Должность, отдел</th>
          {columns.map(({ key, title }) => (
            <th key={key}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.key}>
            <td>{index + 1}</td>
            <td>{line.fullname}</td>
            <td>
              {line.employeePosition}, {line.department}
            </td>
            {columns.map(({ key }) => (
              <td key={key}>{paperText(section, line, key)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is not done yet is left to be filled in by hand. */
function paperText(
  section: MemoAnswer['memoSection'],
  line: LineValues,
  key: ReturnType<typeof memoColumns>[number]['key'],
): string {
  const day = dayOf(line)
  switch (key) {
    case 'done':
      return day === null ? '' : shortDate(day)
    case 'final':
      return day === null || !hasFinal(section) ? '' : finalText(section, line)
    case 'quantity':
      return lineAmountText(line)
    case 'name':
    case 'detail':
    case 'deadline':
      return columnText(section, line, key)
  }
}

function askText(section: Section, operation: PpeEventType | null): string {
  return operation === 'return'
    ? 'Прошу принять средства индивидуальной защиты у следующих работников:'
    : MEMO_SPECS[section].ask
}
