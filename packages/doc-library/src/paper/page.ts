import {
  Footer,
  Header,
  type ISectionOptions,
  PageNumber,
  PageOrientation,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx'
import { LANDSCAPE, PAPER_STYLES, PORTRAIT } from './house-style.ts'
import { paragraph } from './text.ts'

function pageNumberHeader(): Header {
  return new Header({
    children: [
      new Paragraph({
        style: PAPER_STYLES.pageNumber.id,
        children: [new TextRun({ children: [PageNumber.CURRENT] })],
      }),
    ],
  })
}

export function sheetOf(landscape: boolean) {
  return landscape ? LANDSCAPE : PORTRAIT
}

function pageOf(landscape: boolean) {
  const { size, margin } = sheetOf(landscape)
  const orientation = landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT
  return { size: { ...size, orientation }, margin }
}

/** Pages are numbered from the second; the first one says how fresh the law behind the paper is. */
export function firstSection(children: ISectionOptions['children'], landscape: boolean): ISectionOptions {
  return {
    properties: { titlePage: true, page: pageOf(landscape) },
    headers: { first: new Header({ children: [paragraph('pageNumber', '')] }), default: pageNumberHeader() },
    footers: {
      first: new Footer({
        children: [paragraph('small', 'Нормативная база по состоянию на {документ.состояние}')],
      }),
      default: new Footer({ children: [paragraph('small', '')] }),
    },
    children,
  }
}

/** Headers and page numbers carry on from the section before. */
export function appendixSection(children: ISectionOptions['children'], landscape: boolean): ISectionOptions {
  return { properties: { type: SectionType.NEXT_PAGE, page: pageOf(landscape) }, children }
}
