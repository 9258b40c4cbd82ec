// One name, one meaning: within a house what is exported under a name is exported by one file.
const EXPORTED = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm

/**
 * @param {readonly { file: string, text: string }[]} files of all houses, tests left out
 * @returns {{ name: string, house: string, files: string[] }[]} names that several files of a house export
 */
export function namesOfSeveral(files) {
  const owners = new Map()
  for (const { file, text } of files) {
    const house = file.split('/').slice(0, 2).join('/')
    for (const [, name] of text.matchAll(EXPORTED)) {
      const key = `${house} ${name}`
      owners.set(key, (owners.get(key) ?? new Set()).add(file))
    }
  }
  return [...owners]
    .filter(([, owned]) => owned.size > 1)
    .map(([key, owned]) => {
      const [house, name] = key.split(' ')
      return { name, house, files: [...owned] }
    })
}
