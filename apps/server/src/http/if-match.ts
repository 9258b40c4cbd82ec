import { BadRequest } from '../foundation/errors.ts'

const VERSION_TAG = /^(?:W\/)?"(0|[1-9]\d*)"$/

/** `If-Match: "<version>"`; null when absent or `*`: the last write wins. */
export function parseIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const version = VERSION_TAG.exec(header.trim())?.[1]
  if (version === undefined) throw new BadRequest('Заголовок If-Match — номер версии в кавычках')
  return Number(version)
}
