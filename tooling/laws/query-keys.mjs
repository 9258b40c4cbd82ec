// What the web keeps of the server's answers: the first word of a query key stands in one file, and the table of what goes stale
// (`lib/stale-queries.ts`) names no word that nobody asks by.
const WEB = /^apps\/web\/src\/.+\.tsx?$/
const TABLE = 'apps/web/src/lib/stale-queries.ts'
const TABLE_ROWS = /const RECORDS = \[[\s\S]*?as const satisfies/

/** In a query, in a function that makes its key, by a constant. */
const KEYS = [
  /\bqueryKey:\s*\[\s*'([^']+)'/g,
  /\w+Key = \([^)]*\)[^=\n]*=>\s*\[\s*'([^']+)'/g,
  /\bfunction \w+Key\([^)]*\)[^{]*\{\s*return \[\s*'([^']+)'/g,
  /\bqueryKey:\s*\[(?:\.\.\.)?([A-Z_]+)\b/g,
]
/** `recordsQuery` begins the key with it. */
const KEY_OF_COLLECTION = /^\s*key: '([^']+)'/gm

/**
 * @param {readonly { file: string, text: string }[]} files of all houses, tests left out
 * @returns {string[]} words that several files begin a key with, and words of the table that no key begins with
 */
export function queryKeysApart(files) {
  const web = files.filter(({ file }) => WEB.test(file))
  const owners = new Map()
  for (const { file, text } of web)
    for (const word of firstWords(file, text)) owners.set(word, [...(owners.get(word) ?? []), file])
  const told = web.find(({ file }) => file === TABLE)?.text.match(TABLE_ROWS)?.[0] ?? ''
  const stale = new Set([...told.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word))
  return [
    ...[...owners]
      .filter(([, several]) => several.length > 1)
      .map(
        ([word, several]) =>
          `ключ запроса «${word}» начат в ${several.join(', ')}: первое слово знает один файл`,
      ),
    ...[...stale]
      .filter((word) => !owners.has(word))
      .map((word) => `${TABLE}: ключа «${word}» нет ни у одного запроса`),
  ]
}

/** A constant that another file offers is the word of that file. */
function firstWords(file, text) {
  const found = KEYS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, word]) => word))
  const ofCollection = /\/collections\/.*api\//.test(file) ? [...text.matchAll(KEY_OF_COLLECTION)] : []
  const words = found.map((word) => (/^[A-Z_]+$/.test(word) ? constantIn(text, word) : word))
  return new Set([...words, ...ofCollection.map(([, word]) => word)].filter((word) => word !== undefined))
}

function constantIn(text, name) {
  return text.match(new RegExp(`const ${name} = \\[?'([^']+)'`))?.[1]
}
