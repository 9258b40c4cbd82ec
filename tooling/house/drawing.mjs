// The drawing of the houses: a row a level, every arrow down.
const BOX = { width: 132, height: 34 }
const GAP = { x: 14, y: 62 }
const MARGIN = 20
const COLOURS = { web: '#e8f0fb', server: '#eaf5ee', other: '#fff4db', packages: '#ffffff' }

export function drawHouse(levels, arrows) {
  const ordered = orderedByNeighbours(levels, arrows)
  const widest = Math.max(...ordered.map((row) => row.length))
  const width = MARGIN * 2 + widest * (BOX.width + GAP.x) - GAP.x
  const height = MARGIN * 2 + ordered.length * (BOX.height + GAP.y) - GAP.y
  const places = placesOf(ordered, width)
  const lines = arrows.map(({ from, to }) => arrow(places.get(from), places.get(to)))
  const boxes = [...places].map(([name, place]) => box(name, place))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, Arial, sans-serif" font-size="12">`,
    '<title>Houses of the product: every arrow is an import and goes down</title>',
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b6673"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#f4f6f8"/>`,
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n')
}

/** Three walks from above and below: a house stands near the middle of those it is tied to. */
function orderedByNeighbours(levels, arrows) {
  let rows = levels.map((row) => [...row])
  for (let walk = 0; walk < 6; walk += 1) {
    const middle = new Map(rows.flatMap((row) => row.map((name, at) => [name, (at + 0.5) / row.length])))
    rows = rows.map((row) =>
      row
        .map((name) => ({
          name,
          at: mean(
            neighboursOf(name, arrows).map((other) => middle.get(other)),
            middle.get(name),
          ),
        }))
        .sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
        .map(({ name }) => name),
    )
  }
  return rows
}

function neighboursOf(name, arrows) {
  return arrows.flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
}

function mean(values, otherwise) {
  return values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length
}

function placesOf(rows, width) {
  return new Map(
    rows.flatMap((row, level) => {
      const step = (width - MARGIN * 2) / row.length
      return row.map((name, at) => [
        name,
        {
          x: Math.round(MARGIN + step * (at + 0.5) - BOX.width / 2),
          y: MARGIN + level * (BOX.height + GAP.y),
        },
      ])
    }),
  )
}

function arrow(from, to) {
  const start = { x: from.x + BOX.width / 2, y: from.y + BOX.height }
  const end = { x: to.x + BOX.width / 2, y: to.y - 2 }
  const bend = Math.round((end.y - start.y) / 2)
  return `<path d="M${start.x} ${start.y}C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}" fill="none" stroke="#5b6673" stroke-opacity=".55" marker-end="url(#head)"/>`
}

function box(name, { x, y }) {
  const [root, folder] = name.split('/')
  const colour = COLOURS[root] ?? (root === 'e2e' || root === 'bench' ? COLOURS.other : COLOURS.packages)
  const title = folder === undefined && !(root in COLOURS) ? name : name.replace('/', ' / ')
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="${colour}" stroke="#8a95a3"/>`,
    `<text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 4}" text-anchor="middle" fill="#1b2430">${title}</text>`,
  ].join('')
}
