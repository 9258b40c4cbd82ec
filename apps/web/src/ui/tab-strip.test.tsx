import { afterEach, expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { TabStrip } from './tab-strip.tsx'

const BAR_WIDTH = 300
const BrowserObserver = globalThis.ResizeObserver
const browserRect = Element.prototype.getBoundingClientRect

afterEach(() => {
  globalThis.ResizeObserver = BrowserObserver
  Element.prototype.getBoundingClientRect = browserRect
})

/** Three tabs of one width in a bar of 300 px; the browser tells of a new width when it is called. */
function layOut(tabWidth: () => number): () => void {
  const told: (() => void)[] = []
  globalThis.ResizeObserver = class extends BrowserObserver {
    constructor(tell: ResizeObserverCallback) {
      super(tell)
      told.push(() => tell([], this))
    }
  }
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    if (this.tagName !== 'LI') return new DOMRect(0, 0, BAR_WIDTH, 40)
    const place = Array.from(this.parentElement?.children ?? []).indexOf(this)
    const scrolled = this.closest('nav')?.scrollLeft ?? 0
    return new DOMRect(place * tabWidth() - scrolled, 0, tabWidth(), 40)
  }
  return () => {
    for (const tell of told) tell()
  }
}

test('открытая вкладка видна и после того, как пришёл шрифт и вкладки стали шире', () => {
  let width = 200
  const tellOfSize = layOut(() => width)
  const page = mount(
    <TabStrip label="Сроки" open={2}>
      <li>Уведомления</li>
      <li>Сводка</li>
      <li>Происшествия</li>
    </TabStrip>,
  )
  const bar = page.querySelector('nav')
  expect(bar?.scrollLeft).toBe(350)
  width = 240
  tellOfSize()
  expect(bar?.scrollLeft).toBe(450)
})
