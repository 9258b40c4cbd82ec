import { BadFileError } from '../errors/errors.ts'

// Control characters, backslashes and colons never stand in the names of an Office package.
const FORBIDDEN = /[\p{Cc}\\:\ufffd]/u

/** A name must stay inside the archive: nothing absolute, nothing climbing up, nothing unreadable. */
export function checkEntryName(name: string): void {
  const folders = name.split('/')
  const climbs = folders.some((folder) => folder === '..' || folder === '.')
  if (name === '' || name.startsWith('/') || climbs || FORBIDDEN.test(name)) {
    throw new BadFileError('bad-name', `В файле есть часть с недопустимым именем «${printable(name)}».`)
  }
}

function printable(name: string): string {
  return name.replace(/\p{Cc}/gu, '?').slice(0, 80)
}
