const NO_BREAK_HYPHEN = '\u2011'
const HAND_LINE = /_{3,}/g

/**
 * The text of a paper without what the engine fits to its columns and other programs do not: in a table too narrow for a double
 * name whole it lets the name go on after its hyphen, and a line to write on is as long as its column.
 */
export function unfittedText(text: string): string {
  return text.replaceAll(NO_BREAK_HYPHEN, '-').replace(HAND_LINE, '___')
}
