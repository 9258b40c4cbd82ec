import type { PaperPages } from '@ot/contract'

/** Prints the pictures of pages, each on a sheet of its own size; resolves when the browser's print window has been closed. */
export async function printPages(
  title: string,
  { pages }: PaperPages,
  addresses: readonly string[],
): Promise<void> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  try {
    const { contentDocument: sheet, contentWindow: view } = frame
    if (sheet === null || view === null) throw new Error('the frame for printing has no document')
    sheet.title = title
    sheet.documentElement.lang = 'ru'
    const look = sheet.createElement('style')
    look.textContent = lookOf(pages)
    sheet.head.append(look)
    const pictures = pages.map((page, index) => {
      const picture = sheet.createElement('img')
      picture.className = sheetOf(page)
      picture.src = addresses[index] ?? ''
      return picture
    })
    sheet.body.append(...pictures)
    await Promise.all(pictures.map((picture) => picture.decode()))
    const printed = new Promise((resolve) => view.addEventListener('afterprint', resolve, { once: true }))
    view.focus()
    view.print()
    await printed
  } finally {
    frame.remove()
  }
}

type Size = Pick<PaperPages['pages'][number], 'width' | 'height'>

function sheetOf({ width, height }: Size): string {
  return width > height ? 'landscape' : 'portrait'
}

function lookOf(pages: readonly Size[]): string {
  const sizes = new Map(pages.map((page) => [sheetOf(page), page]))
  const sheets = [...sizes].map(
    ([name, { width, height }]) => `@page ${name} { size: ${width}pt ${height}pt; margin: 0 }
      .${name} { page: ${name}; width: ${width}pt; height: ${height - 1}pt }`,
  )
  const [first] = sizes.values()
  const usual = first === undefined ? '' : `@page { size: ${first.width}pt ${first.height}pt; margin: 0 }`
  return `${usual} html, body { margin: 0 } img { display: block; object-fit: fill; break-after: page } img:last-child { break-after: auto } ${sheets.join('\n')}`
}
