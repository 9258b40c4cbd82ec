import type { HistoryLocation, RouterHistory } from '@tanstack/history'
import type { ComponentType } from 'react'
import { timing } from '../timing.ts'
import type { PageCode } from './page-code.ts'
import { ScrollPlaces } from './scroll-places.ts'
import { type AddressSearch, parseSearch, writeSearch } from './search-text.ts'
import { hrefOf, type Move, type Target } from './target.ts'

/** What the address bar says. */
export interface BrowserAddress {
  pathname: string
  search: AddressSearch
  /** Without «#». */
  hash: string
  href: string
  /** Of the entry of the browser's history. */
  key: string
}

/** What stands at an address. */
export interface MatchedPage {
  /** Frames from the outermost to the page itself, each within the one before it. */
  parts: readonly PageCode[]
  title: string
  /** Of the record whose page it is. */
  recordNumber: number | null
}

/** A page whose code has come, or has not for a second: what is on the screen. */
export interface Shown {
  place: BrowserAddress
  page: MatchedPage
  resetsScroll: boolean
}

export interface RouterOptions {
  history: RouterHistory
  pageAt: (pathname: string) => MatchedPage
  /** The address to show in place of the one asked for. */
  canonical?: (href: string) => string
  /** Beside the loading of a page's code. */
  onLoad?: (place: BrowserAddress) => void
  /** Of code that is not to be had. True: the document is loaded anew, nothing is shown any more. */
  reloadsAfter?: (cause: unknown) => boolean
  /** In the place of a part that has failed, and of one whose code is still on its way. */
  Failed: ComponentType<{ error: unknown }>
  Waiting: ComponentType
}

type Unsubscribe = () => void

/** For whoever measures or waits for a page: its `detail` is the address that is on the screen from now on. */
const PAGE_DRAWN = 'page drawn'

/** Which page is asked for, which is shown, and the way from one to the other; drawn by `ui/routing`. */
export class Router {
  readonly history: RouterHistory
  readonly options: RouterOptions
  readonly #scroll = new ScrollPlaces()
  readonly #onPlace = new Set<() => void>()
  readonly #onShown = new Set<() => void>()
  #place: BrowserAddress
  #shown: Shown | null = null
  /** The loading that the last move began. */
  #loading: Promise<void> = Promise.resolve()
  #resetsScroll = true
  /** The entry whose place on the screen has been settled. */
  #settled: string | null = null

  constructor(options: RouterOptions) {
    this.options = options
    this.history = options.history
    this.#place = placeOf(this.history.location, null)
  }

  /** Follows the history from now on. Settles once the code of the first page has come. */
  begin(): Promise<void> {
    this.#writeAnew()
    this.#scroll.begin(() => this.#place.key)
    this.history.subscribe(({ action }) => this.#follow(action.type === 'REPLACE'))
    this.#loading = this.#load()
    return this.#loading
  }

  /** The address of the bar, from the very press on a link. */
  readonly place = (): BrowserAddress => this.#place

  readonly onPlace = (listener: () => void): Unsubscribe => subscribed(this.#onPlace, listener)

  /** Null: nothing has come yet. */
  readonly shown = (): Shown | null => this.#shown

  readonly onShown = (listener: () => void): Unsubscribe => subscribed(this.#onShown, listener)

  /** Settles once the code of the page has come; at once where the way is closed by a question. */
  navigate<const To extends string>(target: Target<To> & Move & { ignoreBlocker?: boolean }): Promise<void> {
    return this.open(hrefOf(target), target)
  }

  changeSearch(search: object, { replace = false }: Pick<Move, 'replace'> = {}): Promise<void> {
    return this.open(hrefOf({ to: this.#place.pathname, search }), { replace, resetScroll: false })
  }

  open(
    href: string,
    { replace = false, resetScroll = true, ignoreBlocker = false }: Move & { ignoreBlocker?: boolean } = {},
  ): Promise<void> {
    const address = this.#canonical(href)
    this.#resetsScroll = resetScroll
    // A link to the page one is on makes no second entry.
    const write = replace || address === this.#place.href ? this.history.replace : this.history.push
    write(address, {}, { ignoreBlocker })
    return this.#loading
  }

  /** The code of a page that is likely to be asked for. */
  preload(href: string): void {
    const [path = ''] = this.#canonical(href).split(/[?#]/)
    void codeOf(this.options.pageAt(path))
  }

  /** Once a page has been drawn: whoever goes back finds the place, a link with «#» leads to it, a new page begins at its top. */
  settle({ place, page, resetsScroll }: Shown): void {
    if (this.#settled === place.key || isComing(page)) return
    this.#settled = place.key
    performance.mark(PAGE_DRAWN, { detail: place.href })
    const isKnown = resetsScroll && this.#scroll.restore(place.key)
    if (isKnown) return
    if (place.hash !== '') document.getElementById(place.hash)?.scrollIntoView()
    else if (resetsScroll) window.scrollTo({ left: 0, top: 0 })
  }

  #canonical(href: string): string {
    return this.options.canonical?.(href) ?? href
  }

  /** One state of a list has one address, however the link to it was written. */
  #writeAnew(): void {
    const { pathname, search, hash, href } = this.#place
    const address = hrefOf({ to: pathname, search, hash })
    if (address === href) return
    this.history.replace(address)
    this.#place = placeOf(this.history.location, this.#place)
  }

  #follow(isInPlace: boolean): void {
    if (!isInPlace) this.#scroll.keep(this.#place.key)
    this.#place = placeOf(this.history.location, this.#place)
    for (const tell of this.#onPlace) tell()
    this.#loading = this.#load()
  }

  /** The former page stays until the next one's code has come; after a second something says that it is coming. */
  async #load(): Promise<void> {
    const place = this.#place
    const shown: Shown = {
      place,
      page: this.options.pageAt(place.pathname),
      resetsScroll: this.#resetsScroll,
    }
    this.#resetsScroll = true
    this.options.onLoad?.(place)
    const loading = codeOf(shown.page)
    if (loading !== null) {
      const tellingOfIt = setTimeout(() => this.#show({ ...shown }), timing.pageIsComing)
      await loading
      clearTimeout(tellingOfIt)
      if (shown.place === this.#place && this.#reloads(shown.page)) return
    }
    this.#show(shown)
  }

  #reloads({ parts }: MatchedPage): boolean {
    return parts.some((part) => {
      const state = part.state()
      return state.kind === 'failed' && this.options.reloadsAfter?.(state.cause) === true
    })
  }

  #show(shown: Shown): void {
    // Another has been asked for meanwhile.
    if (shown.place !== this.#place) return
    this.#shown = shown
    for (const tell of this.#onShown) tell()
  }
}

function isComing({ parts }: MatchedPage): boolean {
  return parts.some((part) => part.state().kind === 'away')
}

/** Null: all of it is here. */
function codeOf({ parts }: MatchedPage): Promise<unknown> | null {
  const away = parts.filter((part) => part.state().kind !== 'here')
  return away.length === 0 ? null : Promise.all(away.map((part) => part.load()))
}

/** What the address says is the same object as long as it says the same. */
function placeOf(
  { pathname, search, hash, href, state }: HistoryLocation,
  former: BrowserAddress | null,
): BrowserAddress {
  const said = parseSearch(search)
  const isSame = former !== null && writeSearch(former.search) === writeSearch(said)
  return {
    pathname,
    search: isSame ? former.search : said,
    hash: hash.slice(1),
    href,
    key: state.key ?? href,
  }
}

function subscribed(listeners: Set<() => void>, listener: () => void): Unsubscribe {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
