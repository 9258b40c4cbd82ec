// A verb that writes allows, opens its transaction and audits in the same function, or in those of its own file that it calls;
// the writer of a collection audits itself.
// A function that opens the transaction for the work of another («frame») does its part; the caller owes the rest.
import { callsOf, functionsOf } from './functions.mjs'

const TRANSACTION = 'inTransaction'
const DUTIES = {
  allow: /^allow/,
  /** The ledger of events writes its own entries of the log. */
  audit: /^(audit|writeLedger|changeRecordIn)/,
}

/** Who has a user's context does not write past it. */
function isPastContext({ name, args }) {
  return name === 'transaction' && args[0] === 'ctx.database' && args[1] === "'read write'"
}

/** `files`: `[{ file, text }]` of the modules. What their verbs lack: `[{ file, name, line, lacks }]`. */
export function verbsThatLack(files) {
  const parsed = files
    .filter(({ text }) => /transaction\(/i.test(text))
    .map(({ file, text }) => ({ file, functions: functionsOf(text) }))
  const frames = framesOf(parsed)
  const callers = new RegExp(`\\b(${[...frames.keys()].join('|')})\\(|\\btransaction\\(`)
  const known = new Map(parsed.map(({ file, functions }) => [file, functions]))
  return files
    .filter(({ text }) => callers.test(text))
    .flatMap(({ file, text }) => faultsOf(file, known.get(file) ?? functionsOf(text), frames))
}

/** Frames by name, with the duties they do for whoever calls them. */
function framesOf(parsed) {
  const frames = new Map([[TRANSACTION, new Set()]])
  for (const { functions } of parsed) {
    for (const one of functions) {
      const runsWork = one.calls.some(({ name }) => one.parameters.includes(name))
      if (!runsWork || !one.isExported || !one.calls.some(({ name }) => name === TRANSACTION)) continue
      frames.set(one.name, doneIn(callsOf(one, functions)))
    }
  }
  return frames
}

function doneIn(calls) {
  return new Set(Object.keys(DUTIES).filter((duty) => calls.some(({ name }) => DUTIES[duty].test(name))))
}

function faultsOf(file, functions, frames) {
  return entriesOf(functions).flatMap((verb) => {
    const calls = callsOf(verb, functions)
    const opened = calls.filter(({ name }) => frames.has(name))
    const isPast = calls.some(isPastContext)
    if (opened.length === 0 && !isPast) return []
    const done = doneIn(calls)
    const owed = frames.has(verb.name) ? ['allow'] : Object.keys(DUTIES)
    const lacks = owed.filter(
      (duty) =>
        !done.has(duty) && !(opened.length > 0 && opened.every(({ name }) => frames.get(name).has(duty))),
    )
    const all = isPast ? [...lacks, TRANSACTION] : lacks
    return all.length === 0 ? [] : [{ file, name: verb.name, line: verb.line, lacks: all }]
  })
}

/** Those that others call: exported ones, and those nobody in the file calls. */
function entriesOf(functions) {
  const called = new Set(functions.flatMap(({ calls }) => calls.map(({ name }) => name)))
  return functions.filter(({ name, isExported }) => isExported || !called.has(name))
}
