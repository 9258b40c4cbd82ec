import type { PdfFile } from './pdf-file.ts'
import { numberIn, referencesIn } from './plain-pdf.ts'

/** What a paper's marks of structure become in the whole file: what is read aloud, in which order, which cells a head is of. */
export type PaperStructure = {
  /** The topmost elements: objects of the paper, and of the whole file. */
  parts: readonly number[]
  kids: readonly number[]
  /** Which elements the marks of a page belong to: `key object`. */
  keys: readonly string[]
  /** Elements that others name. */
  names: readonly string[]
  roles: string
  /** How many keys it takes. */
  taken: number
  /** A name that another paper may have as well. */
  nameOf(text: string, before: string): string
}

type Place = { numberOf(old: number): number; place: number; firstKey: number }

const ROLES = /\/RoleMap <<[^>]*>>/
const KEYS = /\/ParentTree <<\s*\/Nums \[([^\]]*)\]/
const NAMES = /\/IDTree <<\s*\/Names \[([^\]]*)\]/
const NAME = /^\((U\d+x\d+y\d+)\)$/
const NAMED = /\/ID $|\/Headers \[[^\]]*$/
/** Names of all papers stand in the order of their letters. */
const DIGITS = 6

/** Of the words of a structure's root, as the press writes it; null: there is none, or of another make. */
export function structureIn(root: string, { numberOf, place, firstKey }: Place): PaperStructure | null {
  const keys = KEYS.exec(root)?.[1]
  const parts = referencesIn(root, 'K')
  if (keys === undefined || parts.length === 0) return null
  const own = (name: string) => `(p${String(place).padStart(DIGITS, '0')}.${name})`
  const names = NAMES.exec(root)?.[1] ?? ''
  return {
    parts,
    kids: parts.map(numberOf),
    keys: [...keys.matchAll(/(\d+) (\d+) \d+ R/g)].map(
      ([, key, old]) => `${firstKey + Number(key)} ${numberOf(Number(old))} 0 R`,
    ),
    names: [...names.matchAll(/\(([^()]*)\) (\d+) \d+ R/g)].map(
      ([, name = '', old]) => `${own(name)} ${numberOf(Number(old))} 0 R`,
    ),
    roles: ROLES.exec(root)?.[0] ?? '',
    taken: numberIn(root, 'ParentTreeNextKey') ?? 0,
    nameOf: (text, before) => {
      const name = NAME.exec(text)?.[1]
      return name !== undefined && NAMED.test(before.slice(-BEFORE)) ? own(name) : text
    },
  }
}

/** A cell is headed by few. */
const BEFORE = 400

/** All papers as parts of one document; the number of the structure's root. */
export function writeStructure(
  file: PdfFile,
  document: number,
  structures: readonly PaperStructure[],
): number {
  const root = file.reserve()
  const kids = structures.flatMap((one) => one.kids.map((kid) => `${kid} 0 R`)).join(' ')
  file.write(document, `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${kids}] >>`)
  const inOrder = structures.toSorted((one, other) => firstOf(one) - firstOf(other))
  const keys = inOrder.flatMap((one) => one.keys).join(' ')
  const names = inOrder.flatMap((one) => one.names).join(' ')
  const next = structures.reduce((sum, { taken }) => sum + taken, 0)
  const named = names === '' ? '' : `/IDTree << /Names [${names}] >>`
  file.write(
    root,
    `<< /Type /StructTreeRoot /K [${document} 0 R] ${structures[0]?.roles ?? ''} /ParentTree << /Nums [${keys}] >> ${named} /ParentTreeNextKey ${next} >>`,
  )
  return root
}

function firstOf({ keys }: PaperStructure): number {
  return Number.parseInt(keys[0] ?? '0', 10)
}
