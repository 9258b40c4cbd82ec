export interface PictureColumn {
  key: string
  /** Under the column, short. */
  label: string
  /** In words, for those who listen. */
  name: string
  /** One for every series. */
  values: readonly number[]
}

/** In pixels; across, a chart is laid in percents of its width. */
export const HEIGHT = 180
export const TOP = 22
const BOTTOM = 24
const GAP = 4
/** Room for the number between a column and the top. */
const ABOVE = 6

/** Where a column stands: across in percents, down in pixels; parts from below. */
export interface LaidColumn {
  column: PictureColumn
  left: number
  width: number
  middle: number
  parts: readonly { y: number; height: number }[]
  total: number
  /** The foot of the number. */
  top: number
}

export function columnLayout(columns: readonly PictureColumn[]): LaidColumn[] {
  const highest = Math.max(1, ...columns.map(totalOf))
  const room = HEIGHT - TOP - BOTTOM
  const share = 100 / Math.max(1, columns.length)
  return columns.map((column, index) => {
    const total = totalOf(column)
    let y = HEIGHT - BOTTOM
    const parts = column.values.map((value) => {
      const height = (value / highest) * room
      y -= height
      return { y, height }
    })
    const left = index * share + share / (GAP * 2)
    const width = share - share / GAP
    return { column, left, width, middle: left + width / 2, parts, total, top: y - ABOVE }
  })
}

function totalOf({ values }: PictureColumn): number {
  return values.reduce((sum, value) => sum + value, 0)
}
