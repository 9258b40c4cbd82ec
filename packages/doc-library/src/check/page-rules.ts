import { grouped } from '@ot/text'

/** What a printed paper is made of, as its pages are judged by. */
export type PaperParts = {
  text: string
  /** Headings of chapters, titles of appendices and captions over tables, with their numbers. */
  headings: readonly string[]
  /** A table's head, the cells' words together. */
  tableHeads: readonly string[]
}

export type PageProblem = { page: number; problem: string }
type PageRule = (pages: readonly (readonly string[])[], parts: PaperParts) => PageProblem[]

/** Over the text of every page but the first. */
const PAGE_NUMBER = /^\d+$/
const FOOTER = /^Нормативная база по состоянию на /
/** «И.о. директора      В.И. Черных»: a wide room for the hand, then initials and a surname at the end. */
const SIGNATURE = /(?:^|\s{4,})[А-ЯЁ]\.(?:\s?[А-ЯЁ]\.)?\s?[А-ЯЁ][а-яё]+(?:-[А-ЯЁ][а-яё]+)*$/
/** Where the press divides a word by a rule. */
const SOFT_HYPHEN = '\u00ad'
const LETTERS = /[A-Za-zА-Яа-яЁё]+/g
const SPACES = /\s+/g
/** The head of a table repeated on the next page stands within its first lines, and takes as many at most. */
const HEAD_LINES = 10
const LEAST_PIECE = 2
const DIVIDED = /[A-Za-zА-Яа-яЁё]-$/

/** Lines of every page without its number and the line under it. */
export function pagesOf(pdfText: string): string[][] {
  return pdfText
    .replace(/\f$/, '')
    .replaceAll(SOFT_HYPHEN, '-')
    .split('\f')
    .map((page) =>
      page
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => line.trim() !== '' && !FOOTER.test(line.trim())),
    )
    .map((lines) => (PAGE_NUMBER.test(lines[0]?.trim() ?? '') ? lines.slice(1) : lines))
}

const joined = (text: string) => text.replace(SPACES, '')
const wordsIn = (text: string): string[] => text.match(LETTERS) ?? []

/** A page with nothing but the place to sign: anybody could put it under another paper. */
const signatureStandsWithItsText: PageRule = (pages) =>
  pages.flatMap((lines, index) => {
    const first = lines.findIndex((line) => SIGNATURE.test(line))
    const isAlone = index > 0 && first !== -1 && first <= 2 && lines.slice(0, first).every(isPartOfPosition)
    return isAlone ? [{ page: index + 1, problem: 'подпись стоит одна, без текста' }] : []
  })

/** The position may take lines of its own before the one with the name; text is as wide as the page. */
function isPartOfPosition(line: string): boolean {
  return line.length < 45 && !/[.;:]$/.test(line)
}

const headingStandsWithItsText: PageRule = (pages, { headings }) => {
  const known = new Set(headings.map(joined).filter((heading) => heading !== ''))
  return pages.flatMap((lines, index) => {
    if (index === pages.length - 1) return []
    const lonely = [1, 2, 3].some((count) => known.has(joined(lines.slice(-count).join(''))))
    return lonely ? [{ page: index + 1, problem: 'заголовок остался внизу страницы один' }] : []
  })
}

/** The head goes on repeating on the next page, so its last line stands on both; a page that begins with it has rows to fill in under it. */
const tableHeadStandsWithItsRows: PageRule = (pages, { tableHeads }) =>
  pages.flatMap((lines, index) => {
    const last = lines.at(-1)
    const following = pages[index + 1]
    if (last === undefined || following === undefined) return []
    if (joined(lines[0] ?? '') === joined(following[0] ?? '')) return []
    const isRepeated = following.slice(0, HEAD_LINES).some((line) => joined(line) === joined(last))
    const isHead = tableHeads.some((head) => endsWithHead(lines, head))
    return isRepeated && isHead ? [{ page: index + 1, problem: 'внизу страницы одна шапка таблицы' }] : []
  })

/** A word of the last line may stand in another head too, so all words of the head are looked for. */
function endsWithHead(lines: readonly string[], head: string): boolean {
  const words = new Set(wordsIn(head))
  const last = wordsIn(lines.at(-1) ?? '')
  if (last.length === 0 || !last.every((word) => words.has(word))) return false
  const bottom = new Set(lines.slice(-HEAD_LINES).flatMap(wordsIn))
  return [...words].every((word) => bottom.has(word))
}

/** The second half of a word that a rule has divided is no piece of another word: «директо-», «ра». */
function undivided(lines: readonly string[]): string {
  return lines.join('\n').replace(/([A-Za-zА-Яа-яЁё])-\n\s*(?=[a-zа-яё])/g, '$1')
}

function cutsOf(word: string): { beginning: string; end: string }[] {
  return Array.from({ length: Math.max(0, word.length - LEAST_PIECE) }, (_, index) => ({
    beginning: word.slice(0, index + LEAST_PIECE),
    end: word.slice(index + LEAST_PIECE),
  }))
}

/** Only what LibreOffice tears in a narrow cell: a word that is divided by a rule has its hyphen. */
const wordsAreWhole: PageRule = (pages, { text, tableHeads }) => {
  const known = new Set([text, ...tableHeads].flatMap(wordsIn))
  const beginnings = grouped([...known].flatMap(cutsOf), ({ beginning }) => beginning)
  return pages.flatMap((lines, index) => {
    const pieces = new Set(wordsIn(undivided(lines)).filter((word) => !known.has(word)))
    const divided = new Set(
      [...lines.join('\n').matchAll(/([A-Za-zА-Яа-яЁё]+)-(?:\s|$)/gm)].map(([, word]) => word),
    )
    const endings = endingsOfDivided([pages[index - 1]?.at(-1) ?? '', ...lines])
    return [...pieces].flatMap((piece) => {
      if (divided.has(piece) || endings.has(piece)) return []
      const rest = beginnings.get(piece)?.find(({ end }) => pieces.has(end) || known.has(end))
      return rest === undefined
        ? []
        : [{ page: index + 1, problem: `слово разорвано: «${piece}/${rest.end}»` }]
    })
  })
}

/** What goes on in the next line after a hyphen may be the beginning of another word: «крыш-/ка» and «как». */
function endingsOfDivided(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line, index) => (DIVIDED.test(lines[index - 1] ?? '') ? (wordsIn(line)[0] ?? []) : [])),
  )
}

const PAGE_RULES: readonly PageRule[] = [
  signatureStandsWithItsText,
  headingStandsWithItsText,
  tableHeadStandsWithItsRows,
  wordsAreWhole,
]

export function pageProblems(pdfText: string, parts: PaperParts): PageProblem[] {
  const pages = pagesOf(pdfText)
  return PAGE_RULES.flatMap((rule) => rule(pages, parts))
}
