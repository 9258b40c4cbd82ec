import { closestElement, type Element, readElements } from './elements.ts'

/** Word's own where a file says nothing: 10 points. */
const DEFAULT_HALF_POINTS = 20

/** In half-points, as a file writes it. */
export type TypeSizes = { ofStyle: (id: string | null) => number }

export function attributeOf(source: string, element: Element, name: string): string | null {
  const tag = source.slice(element.start, element.openEnd)
  return new RegExp(`\\s(?:[\\w.-]+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? null
}

export function childOf(element: Element | null | undefined, name: string): Element | null {
  return element?.children.find((child) => child.name === name) ?? null
}

/** The size that these properties of a run set. */
export function sizeIn(source: string, properties: Element | null): number | null {
  const size = childOf(properties, 'w:sz')
  return size === null ? null : numberOf(attributeOf(source, size, 'val'))
}

export function numberOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** What size the text of a paragraph has by its style, by the style that one is based on, by the file. */
export function typeSizes(styles: string | null): TypeSizes {
  const own = new Map<string, number>()
  const basedOn = new Map<string, string>()
  let byFile = DEFAULT_HALF_POINTS
  let byDefault: string | null = null
  const close = (element: Element, source: string) => {
    if (element.name === 'w:style') {
      const id = attributeOf(source, element, 'styleId') ?? ''
      const size = sizeIn(source, childOf(element, 'w:rPr'))
      const base = childOf(element, 'w:basedOn')
      if (size !== null) own.set(id, size)
      if (base !== null) basedOn.set(id, attributeOf(source, base, 'val') ?? '')
      const isDefault = /^(?:1|true|on)$/.test(attributeOf(source, element, 'default') ?? '')
      if (isDefault && attributeOf(source, element, 'type') === 'paragraph') byDefault = id
    }
    if (element.name === 'w:rPr' && closestElement(element, 'w:rPrDefault') !== null)
      byFile = sizeIn(source, element) ?? byFile
  }
  if (styles !== null) readElements(styles, 'word/styles.xml', { close: (element) => close(element, styles) })
  return {
    ofStyle: (id) => {
      const passed = new Set<string>()
      let at = id ?? byDefault ?? undefined
      while (at !== undefined && !passed.has(at)) {
        const size = own.get(at)
        if (size !== undefined) return size
        passed.add(at)
        at = basedOn.get(at)
      }
      return byFile
    },
  }
}
