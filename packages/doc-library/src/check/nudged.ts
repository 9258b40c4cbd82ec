import PizZip from 'pizzip'

const BODY = '<w:body>'
/** The last paragraph of a section but the last one: what follows begins a page. */
const SECTION_END = /<w:sectPr(?:(?!<\/w:p>).)*<\/w:p>/gs
/** An empty paragraph of a point. */
const POINT = '<w:p><w:pPr><w:spacing w:line="20" w:lineRule="exact"/></w:pPr></w:p>'
const DOCUMENT = 'word/document.xml'

/** The same paper, the text of every section a point lower. */
export function nudgedPaper(docx: Uint8Array): Buffer {
  const zip = new PizZip(docx)
  const xml = zip.file(DOCUMENT)?.asText() ?? ''
  const lower = xml.replace(BODY, BODY + POINT).replace(SECTION_END, (end) => end + POINT)
  zip.file(DOCUMENT, lower)
  return zip.generate({ type: 'nodebuffer' })
}
