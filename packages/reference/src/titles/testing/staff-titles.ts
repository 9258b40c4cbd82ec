import lines from './staff-titles.json' with { type: 'json' }

export type StaffTitle = {
  title: string
  /** Names of positions; any of them is right. */
  positions: readonly string[]
  /** The title alone does not tell: whoever decides without asking is wrong. */
  isAsked: boolean
}

const ASKED = '?'

/** Titles of staff lists and vacancies as people write them, each with the position it is. Headings stand between them. */
export function staffTitles(): StaffTitle[] {
  return lines.filter((line) => !line.startsWith('## ')).map(staffTitle)
}

function staffTitle(line: string): StaffTitle {
  const [title = '', expected = ''] = line.split(' → ')
  const isAsked = expected.startsWith(ASKED)
  const positions = (isAsked ? expected.slice(ASKED.length).trim() : expected)
    .split(' | ')
    .filter((name) => name !== '')
  return { title, positions, isAsked }
}
