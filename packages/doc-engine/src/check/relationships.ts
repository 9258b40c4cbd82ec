import { SaxesParser } from 'saxes'
import { BadFileError } from '../errors/errors.ts'
import type { ZipPart } from '../zip/read.ts'

export type Relationship = { id: string; type: string; target: string; external: boolean }

/** Ten thousand links; nothing that Word writes comes near. */
const MAX_BYTES = 2 * 1024 * 1024
const LINK_SCHEME = /^(?:https?|mailto):/i

export function readRelationships(part: ZipPart): Relationship[] {
  if (part.bytes.length > MAX_BYTES)
    throw new BadFileError('too-complex', `Часть «${part.name}» слишком велика.`)
  const relationships: Relationship[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== 'Relationship') return
    relationships.push({
      id: attributes.Id?.value ?? '',
      type: attributes.Type?.value ?? '',
      target: attributes.Target?.value ?? '',
      external: attributes.TargetMode?.value.toLowerCase() === 'external',
    })
  })
  try {
    parser.write(part.bytes.toString('utf8')).close()
  } catch (error) {
    throw new BadFileError('bad-xml', `Файл повреждён: часть «${part.name}» не читается.`, { cause: error })
  }
  return relationships
}

/**
 * Word fetches an external template, picture, frame or object when the document is opened. A plain link waits for the
 * reader's click and stands in ordinary documents (a site, an address), so links to the web and to mail stay.
 */
export function checkRelationships(part: ZipPart): void {
  for (const { type, target, external } of readRelationships(part)) {
    if (!external) continue
    if (type.endsWith('/hyperlink') && LINK_SCHEME.test(target)) continue
    throw new BadFileError(
      'external-relationship',
      `Файл обращается за содержимым наружу («${target.slice(0, 80)}»). Вставьте его в документ целиком.`,
    )
  }
}
