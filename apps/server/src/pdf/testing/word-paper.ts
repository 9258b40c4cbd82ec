import { strToU8, zipSync } from 'fflate'

const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`
const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>
</Relationships>`

/** The smallest .docx that says something, on as many pages as asked for. */
export function wordPaper(text: string, pages = 1): Uint8Array {
  const page = `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
  const body = Array.from({ length: pages }, () => page).join('<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  const files = {
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONSHIPS),
    'word/document.xml': strToU8(document),
  }
  return zipSync(files, { mtime: new Date('2000-01-01T00:00:00Z') })
}
