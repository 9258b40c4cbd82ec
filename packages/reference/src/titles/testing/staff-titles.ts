import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type StaffTitle = {
  title: string
  /** Names of positions; any of them is right. */
  positions: readonly string[]
  /** The title alone does not tell: whoever decides without asking is wrong. */
  isAsked: boolean
}

const FILE = join(import.meta.dirname, 'staff-titles.txt')
const ASKED = '?'

/** Titles of staff lists and vacancies as people write them, each with the position it is. */
export function staffTitles(): StaffTitle[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(staffTitle)
}

function staffTitle(line: string): StaffTitle {
  const [title = '', expected = ''] = line.split(' → ')
  const isAsked = expected.startsWith(ASKED)
  const positions = (isAsked ? expected.slice(ASKED.length).trim() : expected)
    .split(' | ')
    .filter((name) => name !== '')
  return { title, positions, isAsked }
}
