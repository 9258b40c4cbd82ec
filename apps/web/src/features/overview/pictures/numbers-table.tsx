import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PictureColumn } from './column-layout.ts'

interface NumbersTableProps {
  title: string
  of: string
  series: readonly string[]
  columns: readonly PictureColumn[]
}

/** The numbers of a picture, for those who listen to the page. */
export function NumbersTable({ title, of, series, columns }: NumbersTableProps) {
  return (
    <VisuallyHidden>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={series[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
