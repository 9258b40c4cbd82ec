import type { Overview, OverviewPictures } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { picturesQuery } from '../api/overview-queries.ts'
import { calendarHash } from '../overview-links.ts'
import { ColumnsChart } from './columns-chart.tsx'
import { DepartmentShares } from './department-shares.tsx'
import { areAllEmpty, incidentColumns, loadColumns, trendColumns } from './picture-columns.ts'
import styles from './pictures.module.css'

interface PicturesProps {
  companyId: number
  overview: Overview
}

/** How it went, how it stands and what is ahead, drawn. */
export function Pictures({ companyId, overview }: PicturesProps) {
  const pictures = useQuery(picturesQuery(companyId))
  return (
    <Loaded of={pictures}>
      {(loaded) => (
        <div className={styles.pictures}>
          <Trend pictures={loaded} />
          <Load overview={overview} />
          <Picture title="Работники в порядке по отделам">
            <DepartmentShares departments={loaded.departments} />
          </Picture>
          <Incidents months={loaded.incidents} />
        </div>
      )}
    </Loaded>
  )
}

function Trend({ pictures: { since, overdue } }: { pictures: OverviewPictures }) {
  const begun =
    since === null ? '' : `Записи ведутся с ${shortDate(since)}: что было просрочено раньше, неизвестно.`
  const columns = trendColumns(overdue)
  const title = 'Просрочено по неделям'
  return (
    <Picture title={title} note={begun}>
      {overdue.length <= 1 ? (
        <Nothing>Ход просрочек появится, когда пройдёт первая неделя записей.</Nothing>
      ) : areAllEmpty(columns) ? (
        <Nothing>За эти недели ничего не было просрочено.</Nothing>
      ) : (
        <ColumnsChart title={title} of="На конец недели" series={['Просрочено']} columns={columns} />
      )}
    </Picture>
  )
}

function Load({ overview }: { overview: Overview }) {
  const columns = loadColumns(overview)
  const title = 'Сроки по месяцам'
  return areAllEmpty(columns) ? (
    <Picture title={title}>
      <Nothing>На год вперёд сроков нет.</Nothing>
    </Picture>
  ) : (
    <Picture title={title} note="Столбец открывает этот месяц в календаре.">
      <ColumnsChart
        title={title}
        of="Месяц"
        series={['Сроков']}
        columns={columns}
        addressOf={({ key }) => calendarHash(key)}
      />
    </Picture>
  )
}

function Incidents({ months }: { months: OverviewPictures['incidents'] }) {
  const columns = incidentColumns(months)
  const title = 'Происшествия по месяцам'
  return (
    <Picture title={title} note={<Link to={PAGES.notificationsIncidents.path}>Все происшествия</Link>}>
      {areAllEmpty(columns) ? (
        <Nothing>За год ни одного не записано.</Nothing>
      ) : (
        <ColumnsChart
          title={title}
          of="Месяц"
          series={['Несчастные случаи', 'Микротравмы']}
          columns={columns}
        />
      )}
    </Picture>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}

interface PictureProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

function Picture({ title, note, children }: PictureProps) {
  const titleId = useId()
  return (
    <section className={styles.picture} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}
