import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['soffice', 'libreoffice']
/** Where LibreOffice puts itself without adding anything to PATH. */
const USUAL_FILES = [
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  '/usr/lib/libreoffice/program/soffice',
  '/opt/libreoffice/program/soffice',
]

export type FoundOffice = { soffice: string; lack: null } | { soffice: null; lack: string }

type Places = { given: string | undefined; path: string | undefined; platform?: NodeJS.Platform }

const NOT_FOUND = 'LibreOffice не найдена (SOFFICE_PATH, PATH): документы по своим шаблонам — только в Word'
const WRONG_SYSTEM = 'PDF по своим шаблонам делается на Linux и macOS, здесь они — только в Word'

/** The program to run, or what to tell whoever runs the server. A path that was given and does not work is not silently replaced. */
export function findSoffice({ given, path, platform = process.platform }: Places): FoundOffice {
  if (platform === 'win32') return { soffice: null, lack: WRONG_SYSTEM }
  if (given !== undefined) {
    if (isProgram(given)) return { soffice: given, lack: null }
    return { soffice: null, lack: `SOFFICE_PATH: файл не запускается: ${given}` }
  }
  const folders = (path ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const soffice = [...onPath, ...USUAL_FILES].find(isProgram)
  return soffice === undefined ? { soffice: null, lack: NOT_FOUND } : { soffice, lack: null }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}
