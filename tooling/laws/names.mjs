// One name, one meaning: within a house what is exported under a name is exported by one file, under no name that a house below offers,
// and in two houses that do not know each other only what is the same.
const EXPORTED = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm

/** Of the same thing, described for the wire over what it is. */
const SAME_THING = new Set(['packages/contract Basis'])

/** What houses that do not know each other both have. */
const SAME_THING_APART = new Set([
  // In the code of an Office file.
  'Relationship',
  'attributeOf',
  'childOf',
  // Drawn pages of a paper: as they are made, and on the wire.
  'PaperPage',
  'PaperPages',
  'Sex',
  'fullName',
  // A value as a row of the database and as the wire have it.
  'instant',
  'text',
])

/**
 * @param {readonly { file: string, text: string }[]} files of all houses, tests left out
 * @returns {{ name: string, house: string, files: string[] }[]} names that several files of a house export
 */
export function namesOfSeveral(files) {
  return [...ownersOf(files)]
    .filter(([, owned]) => owned.size > 1)
    .map(([key, owned]) => {
      const [house, name] = key.split(' ')
      return { name, house, files: [...owned] }
    })
}

/**
 * @param {readonly { file: string, text: string }[]} files of all houses, tests left out
 * @param {Readonly<Record<string, readonly string[]>>} below the houses that each house may import
 * @returns {{ name: string, house: string, files: string[] }[]} names of a house that one below offers as another thing
 */
export function namesFromBelow(files, below) {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const offered = new Map(
    files
      .filter(({ file }) => file.endsWith('/src/index.ts'))
      .map(({ file }) => [houseOf(file), new Set(namesOffered(file, texts))]),
  )
  return [...ownersOf(files)].flatMap(([key, owned]) => {
    const [house, name] = key.split(' ')
    const others = (below[house] ?? []).filter((other) => offered.get(other)?.has(name))
    return others.length === 0 || SAME_THING.has(key) ? [] : [{ name, house, files: [...owned, ...others] }]
  })
}

/**
 * The page asks for what the server does under the same name, and draws what it answers.
 * @param {readonly { file: string, text: string }[]} files of all houses, tests left out
 * @returns {{ name: string, house: string, files: string[] }[]} names that mean one thing in a house and another in the next
 */
export function namesApart(files) {
  const texts = new Map(files.map(({ file, text }) => [file, text]))
  const houses = new Map()
  for (const [key, owned] of ownersOf(files)) {
    const name = key.split(' ')[1]
    const asks = [...owned].every((file) => asksServer(file, name, texts.get(file)))
    if (!asks && !SAME_THING_APART.has(name) && !SAME_THING.has(key))
      houses.set(name, [...(houses.get(name) ?? []), ...owned])
  }
  return [...houses]
    .filter(([, owned]) => new Set(owned.map(houseOf)).size > 1)
    .map(([name, owned]) => ({ name, house: 'разные дома', files: owned }))
}

function asksServer(file, name, text) {
  if (!file.startsWith('apps/web/')) return false
  return /\b(?:call|callWithHeaders)\(/.test(text) || (file.endsWith('.tsx') && /^[A-Z]/.test(name))
}

function ownersOf(files) {
  const owners = new Map()
  for (const { file, text } of files) {
    for (const [, name] of text.matchAll(EXPORTED)) {
      const key = `${houseOf(file)} ${name}`
      owners.set(key, (owners.get(key) ?? new Set()).add(file))
    }
  }
  return owners
}

function houseOf(file) {
  return file.split('/').slice(0, 2).join('/')
}

/** What the index of a package lets out: by name, or all of a file. */
function namesOffered(file, texts) {
  const text = texts.get(file) ?? ''
  const own = [...text.matchAll(EXPORTED)].map(([, name]) => name)
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((one) =>
      one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1),
    ),
  )
  const whole = [...text.matchAll(/^export \* from '\.\/(.+)'/gm)].flatMap(([, path]) =>
    namesOffered(`${file.slice(0, file.lastIndexOf('/'))}/${path}`, texts),
  )
  return [...own, ...named, ...whole]
}
