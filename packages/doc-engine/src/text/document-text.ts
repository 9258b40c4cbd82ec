import { openWordPackage, partText } from '../check/package.ts'
import { closestElement, withoutCdata } from '../parse/elements.ts'
import { OBJECT, readParagraphs } from '../parse/paragraphs.ts'
import { readZip } from '../zip/read.ts'
import { ListNumbers, numberBefore } from './list-numbers.ts'

export const NUMBERING = 'word/numbering.xml'

/** The visible text of the document's body, a paragraph per line with the number Word counts for it; what a tracked change has removed is not in it. */
export function documentText(docx: Uint8Array): string {
  const { parts, main } = openWordPackage(readZip(docx, READ_LIMITS))
  const xml = withoutCdata(partText(main))
  const numbers = new ListNumbers(parts.find(({ name }) => name === NUMBERING))
  return (
    readParagraphs(xml, main.name)
      // The fallback repeats for old readers what the choice before it says.
      .filter(({ element }) => closestElement(element, 'mc:Fallback') === null)
      .map(({ element, text }) => numberBefore(xml, element, numbers) + text.replaceAll(OBJECT, ''))
      .join('\n')
  )
}

/** A finished document may be larger than a template is allowed to be. */
const READ_LIMITS = { fileBytes: 256 * 1024 * 1024, entries: 10_000, inflatedBytes: 512 * 1024 * 1024 }
