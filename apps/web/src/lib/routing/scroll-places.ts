const STORED = 'scroll-places'
const WINDOW = ''

/** How far each box is scrolled, by its path in the document; the window under an empty path. */
type Places = Record<string, { left: number; top: number }>

/** Where each entry of the browser's history was scrolled to, so that going back leads to the same place. */
export class ScrollPlaces {
  #byEntry: Record<string, Places> = {}
  /** Boxes within the page that have been scrolled. */
  readonly #boxes = new Set<Element>()

  /** The browser would scroll before the page is there. */
  begin(openEntry: () => string): void {
    this.#byEntry = stored()
    window.history.scrollRestoration = 'manual'
    document.addEventListener(
      'scroll',
      ({ target }) => target instanceof Element && this.#boxes.add(target),
      {
        capture: true,
      },
    )
    window.addEventListener('pagehide', () => {
      window.history.scrollRestoration = 'auto'
      this.keep(openEntry())
      sessionStorage.setItem(STORED, JSON.stringify(this.#byEntry))
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.history.scrollRestoration = 'manual'
    })
  }

  /** Before the entry is left. */
  keep(entry: string): void {
    const places: Places = { [WINDOW]: { left: window.scrollX, top: window.scrollY } }
    for (const box of this.#boxes) {
      if (box.isConnected) places[pathOf(box)] = { left: box.scrollLeft, top: box.scrollTop }
      else this.#boxes.delete(box)
    }
    this.#byEntry[entry] = places
  }

  /** Once the page of the entry is drawn. False: it was never left, so nothing is known of it. */
  restore(entry: string): boolean {
    const places = this.#byEntry[entry]
    if (places === undefined) return false
    for (const [path, place] of Object.entries(places)) {
      if (path === WINDOW) window.scrollTo(place)
      else document.querySelector(path)?.scrollTo(place)
    }
    return true
  }
}

function pathOf(box: Element): string {
  const steps: string[] = []
  for (let one: Element | null = box; one !== null; one = one.parentElement) {
    const place = one.parentElement === null ? 0 : [...one.parentElement.children].indexOf(one)
    steps.unshift(`${one.localName}:nth-child(${place + 1})`)
  }
  return steps.join('>')
}

/** What the tab kept before it was loaded anew. */
function stored(): Record<string, Places> {
  const text = sessionStorage.getItem(STORED)
  const value: unknown = text === null ? null : JSON.parse(text)
  return isByEntry(value) ? value : {}
}

function isByEntry(value: unknown): value is Record<string, Places> {
  return typeof value === 'object' && value !== null
}
