const SHEETS = `
  :host { overflow: hidden }
  .pages { display: grid; gap: 16px; width: max-content; margin: 0 auto; font-family: "Times New Roman", "Liberation Serif", serif; line-height: normal; color-scheme: light; color: var(--color-paper-ink) }
  .pages > section { box-sizing: border-box; background: var(--color-paper); box-shadow: 0 0 0 1px var(--color-line); overflow: hidden }
  .flowing { width: auto; gap: 0; background: var(--color-paper) }
  .flowing > section { min-height: 0 !important; padding: 16px !important; box-shadow: none; overflow-wrap: anywhere }
  .flowing > section > :is(header, footer) { display: none }
  .flowing p { margin-inline: 0 !important; hyphens: auto }
  .flowing .docx-tab-stop { word-spacing: 1em !important }
  .flowing table { display: block; width: auto !important; max-width: 100%; overflow-x: auto }
  .flowing td { min-width: 72px; overflow-wrap: normal }
`

const OPTIONS = { inWrapper: false, ignoreLastRenderedPageBreak: true, experimental: true } as const
const FLOWING = { ...OPTIONS, ignoreWidth: true, ignoreHeight: true, breakPages: false } as const

/** As on paper, or in letters of their full size in lines as wide as the screen. */
export type PaperShape = 'sheets' | 'flowing'

/** Draws a .docx into a shadow tree, where the page's styles and the paper's do not meet, and keeps it fitting. */
export function drawPaper(place: HTMLElement, bytes: Blob, shape: PaperShape = 'sheets') {
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  const look = document.createElement('style')
  look.textContent = SHEETS
  const styles = document.createElement('div')
  const pages = document.createElement('div')
  pages.lang = 'ru'
  pages.className = shape === 'flowing' ? 'pages flowing' : 'pages'
  shadow.replaceChildren(look, styles, pages)
  const observer = new ResizeObserver(() => fit(place, pages))
  return {
    drawn: draw(bytes, pages, styles, shape).then(() => {
      if (shape === 'flowing') return
      fit(place, pages)
      observer.observe(place)
    }),
    remove: () => observer.disconnect(),
  }
}

/** The renderer sets tab stops this long after the rest, by measuring, which needs the true size. */
const TAB_STOPS_MS = 600

async function draw(bytes: Blob, pages: HTMLElement, styles: HTMLElement, shape: PaperShape): Promise<void> {
  const { renderAsync } = await import('docx-preview')
  await renderAsync(bytes, pages, styles, shape === 'flowing' ? FLOWING : OPTIONS)
  countFrom(pages, styles)
  if (shape === 'flowing') settleFlow(pages)
  await new Promise((resolve) => setTimeout(resolve, TAB_STOPS_MS))
}

/** The renderer begins the counting of points at the root of the page, which a shadow tree does not have, and writes
 * the numbers in letters of another size than the words. */
function countFrom(pages: HTMLElement, styles: HTMLElement): void {
  const [root] = pages.classList
  for (const style of styles.querySelectorAll('style')) {
    style.textContent = style.textContent.replaceAll(':root', `.${root}`)
  }
  for (const paragraph of pages.querySelectorAll<HTMLElement>('p[class*="-num-"]')) {
    const words = paragraph.querySelector('span')
    if (words === null) continue
    const { fontSize, fontWeight } = getComputedStyle(words)
    Object.assign(paragraph.style, { fontSize, fontWeight })
  }
}

/** Words of a narrow column stand too far apart when both its edges are straight; a wide table is scrolled, with the
 * keyboard too. */
function settleFlow(pages: HTMLElement): void {
  for (const paragraph of pages.querySelectorAll<HTMLElement>('p')) {
    if (getComputedStyle(paragraph).textAlign === 'justify') paragraph.style.textAlign = 'start'
  }
  for (const table of pages.querySelectorAll('table')) table.tabIndex = 0
}

/** A phone shows the whole width of a sheet, smaller. */
function fit(place: HTMLElement, pages: HTMLElement): void {
  const { paddingLeft, paddingRight } = getComputedStyle(place)
  const room = place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  pages.style.zoom = '1'
  const width = pages.offsetWidth
  if (room > 0 && width > 0) pages.style.zoom = String(Math.min(1, room / width))
}
