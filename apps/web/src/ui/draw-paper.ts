const SHEETS = `
  :host { overflow: hidden }
  .pages { display: grid; gap: 16px; width: max-content; margin: 0 auto; font-family: "Times New Roman", "Liberation Serif", serif; line-height: normal; color: #000 }
  .pages > section { box-sizing: border-box; background: #fff; box-shadow: 0 0 0 1px #dce2e8; overflow: hidden }
`

const OPTIONS = { inWrapper: false, ignoreLastRenderedPageBreak: true, experimental: true } as const

/** Draws a .docx into a shadow tree, where the page's styles and the paper's do not meet, and keeps it fitting. */
export function drawPaper(place: HTMLElement, bytes: Blob) {
  const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  const look = document.createElement('style')
  look.textContent = SHEETS
  const styles = document.createElement('div')
  const pages = document.createElement('div')
  pages.className = 'pages'
  shadow.replaceChildren(look, styles, pages)
  const observer = new ResizeObserver(() => fit(place, pages))
  return {
    drawn: draw(bytes, pages, styles).then(() => {
      fit(place, pages)
      observer.observe(place)
    }),
    remove: () => observer.disconnect(),
  }
}

/** The renderer sets tab stops this long after the rest, by measuring, which needs the true size. */
const TAB_STOPS_MS = 600

async function draw(bytes: Blob, pages: HTMLElement, styles: HTMLElement): Promise<void> {
  const { renderAsync } = await import('docx-preview')
  await renderAsync(bytes, pages, styles, OPTIONS)
  await new Promise((resolve) => setTimeout(resolve, TAB_STOPS_MS))
}

/** A phone shows the whole width of a sheet, smaller. */
function fit(place: HTMLElement, pages: HTMLElement): void {
  const { paddingLeft, paddingRight } = getComputedStyle(place)
  const room = place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  pages.style.zoom = '1'
  const width = pages.offsetWidth
  if (room > 0 && width > 0) pages.style.zoom = String(Math.min(1, room / width))
}
