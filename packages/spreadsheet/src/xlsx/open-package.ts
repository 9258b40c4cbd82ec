import { BadFileError, readZip } from '@ot/doc-engine'
import { damagedFile, notASpreadsheet, oldFormat, tooLarge } from '../table/errors.ts'
import type { ReadLimits } from '../table/limits.ts'
import { scanXml } from './scan-xml.ts'

/** The parts of an Office package by their names, which Office compares without case. */
export type Parts = { find(path: string): Uint8Array | null; get(path: string): Uint8Array }

const FILE_BYTES = 64 * 1024 * 1024
const ENTRIES = 2000

/** The archive's figures are checked and its unpacking is stopped at the limit before anything looks inside. */
export function openPackage(file: Uint8Array, limits: ReadLimits): Parts {
  const parts = unpack(file, limits)
  if (hasMoreTags(parts, limits.tags)) throw tooLarge(limits)
  const byName = new Map(parts.map(({ name, bytes }) => [name.toLowerCase(), bytes]))
  const find = (path: string) => byName.get(path.toLowerCase()) ?? null
  return {
    find,
    get: (path) => {
      const bytes = find(path)
      if (bytes === null) throw damagedFile()
      return bytes
    },
  }
}

const OPENING = '<'.charCodeAt(0)

/** In pictures too, where there are few. */
function hasMoreTags(parts: readonly { bytes: Uint8Array }[], max: number): boolean {
  let count = 0
  for (const { bytes } of parts) {
    for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === OPENING) count += 1
    if (count > max) return true
  }
  return false
}

function unpack(file: Uint8Array, limits: ReadLimits) {
  const { inflatedBytes } = limits
  try {
    return readZip(file, { fileBytes: FILE_BYTES, entries: ENTRIES, inflatedBytes })
  } catch (error) {
    if (!(error instanceof BadFileError)) throw error
    switch (error.code) {
      case 'not-zip':
        throw notASpreadsheet()
      case 'old-format':
      case 'encrypted':
        throw oldFormat()
      case 'file-too-big':
      case 'too-many-entries':
      case 'inflates-too-much':
        throw tooLarge(limits, error)
      default:
        throw damagedFile(error)
    }
  }
}

export type Relationship = { id: string; type: string; target: string }

/** What a part refers to; targets as paths from the root of the package. */
export function relationshipsOf(parts: Parts, path: string): Relationship[] {
  const slash = path.lastIndexOf('/') + 1
  const bytes = parts.find(`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`)
  if (bytes === null) return []
  const found: Relationship[] = []
  scanXml(bytes, {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return
      found.push({ id: Id, type: Type, target: new URL(Target, `file:///${path}`).pathname.slice(1) })
    },
  })
  return found
}
