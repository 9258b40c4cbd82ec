import { openPackage, partText } from '../check/package.ts'
import { closestElement, withoutCdata } from '../parse/elements.ts'
import { OBJECT, readParagraphs } from '../parse/paragraphs.ts'
import { readZip } from '../zip/read.ts'

/** The visible text of the document's body, a paragraph per line; what a tracked change has removed is not in it. */
export function documentText(docx: Uint8Array): string {
  const { main } = openPackage(readZip(docx, READ_LIMITS))
  return (
    readParagraphs(withoutCdata(partText(main)), main.name)
      // The fallback repeats for old readers what the choice before it says.
      .filter(({ element }) => closestElement(element, 'mc:Fallback') === null)
      .map(({ text }) => text.replaceAll(OBJECT, ''))
      .join('\n')
  )
}

/** A finished document may be larger than a template is allowed to be. */
const READ_LIMITS = { fileBytes: 256 * 1024 * 1024, entries: 10_000, inflatedBytes: 512 * 1024 * 1024 }
