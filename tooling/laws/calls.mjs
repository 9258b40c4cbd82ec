// How the web asks the server: a path of the API is asked for in one file, which lies in a folder `api` or in `lib` and draws nothing.
const WEB = /^apps\/web\/src\/.+\.tsx?$/
const PLACE_OF_CALLS = /^apps\/web\/src\/(?:lib|(?:.+\/)?api)\/.+\.ts$/
const CALL = /'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']*)'/g
/** A type, a schema of the contract. */
const NAMED_BEFORE = /[<[|]\s*$/
/** A row of a table by calls. */
const NAMED_AFTER = /^\s*:/
const COMMENT = /^\s*(?:\/?\*|\/\/)/

/** Calls that two files make, each with its reason. */
const ASKED_TWICE = new Map([
  ['GET /api/companies', 'проверка сеанса лежит под клиентом, которым спрашивают все остальные'],
  [
    'GET /api/account',
    'приглашение — страница вне приложения: библиотеки запросов, а с ней и кэша, у неё нет',
  ],
])

/**
 * @param {readonly { file: string, text: string }[]} files of all houses, tests left out
 * @param {ReadonlyMap<string, string>} askedTwice calls that two files make, each with its reason
 * @returns {string[]} what is asked for in more than one file or out of its place, and exceptions that are one no more
 */
export function callsApart(files, askedTwice = ASKED_TWICE) {
  const asking = files
    .filter(({ file }) => WEB.test(file))
    .map(({ file, text }) => ({ file, calls: callsIn(text) }))
    .filter(({ calls }) => calls.size > 0)
  const askers = new Map()
  for (const { file, calls } of asking)
    for (const call of calls) askers.set(call, [...(askers.get(call) ?? []), file])
  const several = [...askers].filter(([, owners]) => owners.length > 1)
  return [
    ...several
      .filter(([call]) => !askedTwice.has(call))
      .map(([call, owners]) => `${call} зовут из ${owners.join(', ')}: вызов знает один файл`),
    ...asking
      .filter(({ file }) => !PLACE_OF_CALLS.test(file))
      .map(({ file, calls }) => `${file}: зовёт ${[...calls].join(', ')}: вызов стоит в api или в lib`),
    ...[...askedTwice.keys()]
      .filter((call) => !several.some(([one]) => one === call))
      .map((call) => `tooling/laws/calls.mjs: исключение ${call} больше не нужно`),
  ]
}

/** What a file asks for, not what it only names. */
function callsIn(text) {
  const asked = [...text.matchAll(CALL)].filter(({ index, 0: { length } }) => {
    const before = text.slice(0, index)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    return !COMMENT.test(line) && !NAMED_BEFORE.test(before) && !NAMED_AFTER.test(text.slice(index + length))
  })
  return new Set(asked.map(([, call]) => call))
}
