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
import { incidentColumns, loadColumns, trendColumns } from './picture-columns.ts'
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
          <Picture title="Сроки по месяцам" note="Столбец открывает этот месяц в календаре.">
            <ColumnsChart
              title="Сроки по месяцам"
              of="Месяц"
              series={['Сроков']}
              columns={loadColumns(overview)}
              addressOf={({ key }) => calendarHash(key)}
            />
          </Picture>
          <Picture title="Работники в порядке по отделам">
            <DepartmentShares departments={loaded.departments} />
          </Picture>
          <Picture
            title="Происшествия по месяцам"
            note={<Link to={PAGES.notificationsIncidents.path}>Все происшествия</Link>}
          >
            <ColumnsChart
              title="Происшествия по месяцам"
              of="Месяц"
              series={['Несчастные случаи', 'Микротравмы']}
              columns={incidentColumns(loaded.incidents)}
            />
          </Picture>
        </div>
      )}
    </Loaded>
  )
}

function Trend({ pictures: { since, overdue } }: { pictures: OverviewPictures }) {
  const begun =
    since === null ? '' : `Записи ведутся с ${shortDate(since)}: что было просрочено раньше, неизвестно.`
  return (
    <Picture title="Просрочено по неделям" note={begun}>
      {overdue.length > 1 ? (
        <ColumnsChart
          title="Просрочено по неделям"
          of="На конец недели"
          series={['Просрочено']}
          columns={trendColumns(overdue)}
        />
      ) : (
        <p className={styles.nothing}>Ход просрочек появится, когда пройдёт первая неделя записей.</p>
      )}
    </Picture>
  )
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
