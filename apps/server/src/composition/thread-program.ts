/** Beside the bundle; run from source, beside this file. */
function programBeside(name: string): URL {
  return new URL(import.meta.url.endsWith('.js') ? `./${name}.js` : `./${name}.ts`, import.meta.url)
}

export const THREAD_PROGRAM = programBeside('thread')
export const PRESS_PROGRAM = programBeside('press-thread')
