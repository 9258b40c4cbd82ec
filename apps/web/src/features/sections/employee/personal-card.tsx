import { SEX_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueries, useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { employeeEventsQuery, eventHistoryQuery } from '../api/event-queries.ts'
import { PrintButton } from '../print/print-button.tsx'
import { type CardLine, cardLines, movementsOf } from './card-movements.ts'
import { EmployeeRecords } from './employee-records.tsx'
import styles from './personal-card.module.css'
import { type PpeRow, ppeRows } from './ppe-rows.ts'

/** The personal card of PPE (order 766н, appendix 2): the norms on its front, what was given and returned on its back. */
export function PersonalCard({ onClose }: { onClose: () => void }) {
  const { employee } = useEmployeeScope()
  const events = useQuery(employeeEventsQuery(employee.id, 'ppe'))
  return (
    <article className={styles.card}>
      <div className={styles.tools}>
        <Button kind="secondary" onClick={onClose}>
          К списку СИЗ
        </Button>
        <EmployeeRecords>
          <PrintButton section="ppe" employeeId={employee.id} />
        </EmployeeRecords>
      </div>
      <Loaded of={events}>
        {(loaded) => {
          const rows = ppeRows(loaded.filter((event) => event.section === 'ppe'))
          return (
            <>
              <Front rows={rows} />
              <Back rows={rows} />
            </>
          )
        }}
      </Loaded>
    </article>
  )
}

function Front({ rows }: { rows: readonly PpeRow[] }) {
  return (
    <section>
      <h2 className={styles.title}>Личная карточка учёта выдачи СИЗ</h2>
      <Person />
      <table className={styles.table}>
        <caption>Предусмотрено нормами</caption>
        <thead>
          <tr>
            <th scope="col">Наименование СИЗ</th>
            <th scope="col">Пункт норм</th>
            <th scope="col">Единица измерения, периодичность выдачи</th>
            <th scope="col">Количество на период</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ event }) => (
            <tr key={event.id}>
              <td>{event.name}</td>
              <td>{event.basis?.clause}</td>
              <td>
                {event.unit}, {event.periodicity}
              </td>
              <td>{event.quantity ?? event.norm}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sign}>
        Ответственный за ведение карточек: ____________________ / ____________________ /
      </p>
    </section>
  )
}

function Person() {
  const { company, departments, employee } = useEmployeeScope()
  const department = departments.find(({ id }) => id === employee.employeeGroupId)?.name ?? ''
  const facts: readonly (readonly [string, string])[] = [
    ['Организация', company.shortName ?? company.name ?? ''],
    ['Фамилия, имя, отчество', fullName(employee)],
    ['Табельный номер', employee.staffNumber ?? ''],
    ['Пол', SEX_LABELS[employee.sex]],
    ['Структурное подразделение', department],
    ['Профессия (должность)', employee.positionStaff ?? employee.position.name],
    ['Дата поступления на работу', shortDate(employee.hireDate)],
    ['Рост', ''],
    ['Размер одежды', ''],
    ['Размер обуви', ''],
    ['Размер головного убора', ''],
    ['Размер СИЗ органов дыхания', ''],
    ['Размер СИЗ рук', ''],
  ]
  return (
    <dl className={styles.person}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useCardLines(rows: readonly PpeRow[]): { name: string; line: CardLine }[] | null {
  const issues = useQueries({ queries: rows.map(({ event }) => eventHistoryQuery(event.id)) })
  const returning = rows.flatMap(({ returning: event }) => (event === null ? [] : [event]))
  const returns = useQueries({ queries: returning.map(({ id }) => eventHistoryQuery(id)) })
  if ([...issues, ...returns].some(({ data }) => data === undefined)) return null
  return rows.flatMap(({ event, returning: back }, index) => {
    const returned = back === null ? [] : (returns[returning.indexOf(back)]?.data ?? [])
    const lines = cardLines(movementsOf(issues[index]?.data ?? []), movementsOf(returned))
    return lines.map((line) => ({ name: event.name, line }))
  })
}

function Back({ rows }: { rows: readonly PpeRow[] }) {
  const lines = useCardLines(rows)
  return (
    <section className={styles.back}>
      <table className={styles.table}>
        <caption>Выдано и возвращено</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Наименование СИЗ
            </th>
            <th scope="col" rowSpan={2}>
              Модель, артикул, размер, класс защиты
            </th>
            <th scope="colgroup" colSpan={4}>
              Выдано
            </th>
            <th scope="colgroup" colSpan={4}>
              Возвращено
            </th>
          </tr>
          <tr>
            {['дата', 'количество', 'лично или дозатор', 'подпись получившего'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            {['дата', 'количество', 'подпись сдавшего', 'акт списания'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines?.map(({ name, line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the card
            <BackLine key={index} name={name} line={line} />
          ))}
          {lines?.length === 0 && (
            <tr>
              <td colSpan={10}>Ничего ещё не выдано.</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function BackLine({ name, line: { issued, returned } }: { name: string; line: CardLine }) {
  return (
    <tr>
      <td>{name}</td>
      <td>{issued?.model ?? returned?.model}</td>
      <td>{issued !== null && shortDate(issued.date)}</td>
      <td>{issued?.quantity}</td>
      <td />
      <td />
      <td>{returned !== null && shortDate(returned.date)}</td>
      <td>{returned?.quantity}</td>
      <td />
      <td />
    </tr>
  )
}
