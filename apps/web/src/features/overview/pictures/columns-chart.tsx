import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { columnLayout, HEIGHT, type PictureColumn, TOP } from './column-layout.ts'
import styles from './columns-chart.module.css'
import { NumbersTable } from './numbers-table.tsx'

interface ColumnsChartProps {
  title: string
  /** What each part of a column counts, from below; more than one are told apart by their pattern. */
  series: readonly string[]
  /** What a column stands for: «Неделя до», «Месяц». */
  of: string
  columns: readonly PictureColumn[]
  /** Where a column is looked at one by one. */
  addressOf?: (column: PictureColumn) => string
}

/** Columns with their numbers over them; for those who listen, a table. */
export function ColumnsChart({ title, series, of, columns, addressOf }: ColumnsChartProps) {
  const pattern = useId()
  return (
    <>
      {series.length > 1 && <Legend series={series} pattern={pattern} />}
      <div className={styles.frame}>
        <svg
          className={classNames(styles.chart, columns.some(hasLongLabel) && styles.dense)}
          height={HEIGHT}
          aria-hidden={addressOf === undefined}
          role={addressOf === undefined ? undefined : 'group'}
          aria-label={addressOf === undefined ? undefined : title}
        >
          <Hatching id={pattern} />
          {columnLayout(columns).map(({ column, left, width, middle, parts, total, top }) => {
            const drawn = (
              <>
                <rect
                  className={styles.room}
                  x={`${left}%`}
                  width={`${width}%`}
                  y={TOP}
                  height={HEIGHT - TOP}
                />
                {parts.map(({ y, height }, index) => (
                  <rect
                    key={series[index]}
                    className={index === 0 ? styles.bar : styles.second}
                    x={`${left}%`}
                    width={`${width}%`}
                    y={y}
                    height={height}
                    fill={index > 0 ? `url(#${pattern})` : undefined}
                  />
                ))}
                <text className={styles.number} x={`${middle}%`} y={top}>
                  {total}
                </text>
                <text className={styles.label} x={`${middle}%`} y={HEIGHT - 6}>
                  {column.label}
                </text>
              </>
            )
            if (addressOf === undefined || total === 0) return <g key={column.key}>{drawn}</g>
            return (
              <a
                key={column.key}
                href={addressOf(column)}
                className={styles.link}
                aria-label={`${column.name}: ${total}`}
              >
                {drawn}
              </a>
            )
          })}
        </svg>
      </div>
      <NumbersTable title={title} of={of} series={series} columns={columns} />
    </>
  )
}

/** Longer than a month's three letters. */
function hasLongLabel({ label }: PictureColumn): boolean {
  return label.length > 3
}

/** Told apart without colour: the second part is hatched. */
function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.gap} width="6" height="6" />
        <rect className={styles.stroke} width="2.5" height="6" />
      </pattern>
    </defs>
  )
}

function Legend({ series, pattern }: { series: readonly string[]; pattern: string }) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map((name, index) => (
        <li key={name}>
          <svg width="14" height="14" aria-hidden="true">
            <rect
              className={index === 0 ? styles.bar : styles.second}
              width="14"
              height="14"
              fill={index > 0 ? `url(#${pattern})` : undefined}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
