import { escapeXml } from '@ot/text'
import { type PdfFile, pdfText } from './pdf-file.ts'

/** What a file says of itself. */
export type AboutFile = {
  title: string
  /** Of the papers, `2026-10-05`. */
  day: string
}

/** A paper declares the standard in the words that the press writes. */
const DECLARED = '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>'

export function declaresArchival(metadata: Uint8Array | null): boolean {
  return metadata !== null && Buffer.from(metadata).includes(DECLARED)
}

/** Who wrote the file and when, as the standard wants it: the same words twice. */
export function writeAbout(file: PdfFile, { title, day }: AboutFile): number {
  const about = file.reserve()
  const moment = `(D:${day.replaceAll('-', '')}000000Z)`
  file.write(about, `<< /Title ${pdfText(title)} /CreationDate ${moment} /ModDate ${moment} >>`)
  return about
}

export function writeMetadata(file: PdfFile, { title, day }: AboutFile): number {
  const number = file.reserve()
  const moment = `${day}T00:00:00Z`
  const words = Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>ru</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${moment}</xmp:CreateDate><xmp:ModifyDate>${moment}</xmp:ModifyDate>${DECLARED}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
    'utf8',
  )
  file.writeStream(number, `<< /Type /Metadata /Subtype /XML /Length ${words.length} >>`, words)
  return number
}
