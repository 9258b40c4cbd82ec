const NBSP = '\u00a0'

const RULES: readonly (readonly [RegExp, string])[] = [
  // A short word stays with the word it belongs to.
  [/(?<=^|[\s«(„])(?!(?:бы|ли|же) )(\p{L}{1,2}) (?=\S)/gu, `$1${NBSP}`],
  // A dash never begins a line.
  [/ (?=—)/g, NBSP],
  [/(?<=№|§|ст\.|п\.|ч\.|разд\.|г\.) (?=\S)/g, NBSP],
  [/(?<=(?:част|стать|раздел|приложени)\p{L}{0,3}) (?=\d)/gu, NBSP],
  [/ (?=(?:бы|ли|же)(?:[\s,.;]|$))/g, NBSP],
  [/(?<=\d) (?=\d{3}(?:\D|$)|₽|%|руб|дн|ден|сут|мес|год|лет|час|минут|форм|работник)/g, NBSP],
  [/(?<=\p{Lu}\.) ?(?=\p{Lu}(?:\.|\p{Ll}))/gu, NBSP],
]

/** Russian typesetting of running text: the spaces a line must not break at become non-breaking. */
export function typeset(text: string): string {
  return RULES.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}
