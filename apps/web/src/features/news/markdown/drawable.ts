/** Above it a text is shown as it is typed: reading its marks would hold the page up. */
const LENGTH_MAX = 220_000
const BLOCK_MAX = 10_000
const NESTING_MAX = 10
const INDENT_MAX = 40

/** Quotes and list marks one after another at the head of a line: «> > - ». */
const MARKS = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*/
const MARK = />|[-*+][ \t]|\d{1,9}[.)][ \t]/g

/** Whether the marks of a text can be read in a moment: no parser of Markdown reads every text in linear time. */
export function isDrawable(text: string): boolean {
  if (text.length > LENGTH_MAX) return false
  if (text.split(/\n[ \t]*\n/).some((block) => block.length > BLOCK_MAX)) return false
  return text.split('\n').every((line) => indentOf(line) <= INDENT_MAX && nestingOf(line) <= NESTING_MAX)
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

function nestingOf(line: string): number {
  const [marks = ''] = MARKS.exec(line) ?? []
  return marks.match(MARK)?.length ?? 0
}
