import type { PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import type { PdfFile, PdfTools } from './pdf-file.ts'

/** How the press writes down that words lead to a page of the file they will be a part of. */
const PAGE_ADDRESS = /^page:(\d+)$/

/** Words of a list lead to places by their names: the pages are known by another number in the whole file. */
export function leadToPlaces(tools: PdfTools, list: PDFDocument): void {
  const { PDFDict: Dict, PDFName } = tools
  for (const { node } of list.getPages()) {
    const marks = node.Annots()
    for (let index = 0; index < (marks?.size() ?? 0); index += 1) {
      const mark = marks?.lookup(index, Dict)
      const page = mark === undefined ? null : pageOf(tools, mark)
      if (mark === undefined || page === null) continue
      mark.delete(PDFName.of('A'))
      // Says the address aloud.
      mark.delete(PDFName.of('Contents'))
      mark.set(PDFName.of('Dest'), PDFName.of(placeName(page)))
    }
  }
}

/** The table of places: `place` is a page counted from one, `page` the object that it is. */
export function writePlaces(file: PdfFile, places: readonly { place: number; page: number }[]): number {
  const number = file.reserve()
  const lines = places.map(({ place, page }) => `/${placeName(place)} [${page} 0 R /Fit]`)
  file.write(number, `<< ${lines.join(' ')} >>`)
  return number
}

function placeName(page: number): string {
  return `page-${page}`
}

function pageOf({ PDFDict: Dict, PDFName, PDFString }: PdfTools, mark: PDFDict): number | null {
  const action = mark.lookupMaybe(PDFName.of('A'), Dict)
  const address = action?.lookupMaybe(PDFName.of('URI'), PDFString)?.decodeText()
  const page = PAGE_ADDRESS.exec(address ?? '')?.[1]
  return page === undefined ? null : Number(page)
}
