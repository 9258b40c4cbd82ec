import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Library, loadLibrary, readLibrary } from '@ot/doc-library'
import {
  PRESS_PROGRAM as PRESS_SOURCE,
  THREAD_PROGRAM as THREAD_SOURCE,
} from '../src/composition/thread-program.ts'
import { serverFolder } from '../src/foundation/server-folder.ts'

/** What `npm test` has just built starts five times sooner; the source needs no build. */
const IS_BUILT = process.env.TEST_BUILT_SERVER === 'yes'
const DIST = join(serverFolder(), 'dist')

/** What Node is given to run the product. */
export const MAIN_PROGRAM = IS_BUILT
  ? [join(DIST, 'main.js')]
  : ['--import', 'tsx', join(serverFolder(), 'src', 'main.ts')]

export const THREAD_PROGRAM = IS_BUILT ? pathToFileURL(join(DIST, 'thread.js')) : THREAD_SOURCE

let builtLibrary: Library | null = null

/** As `npm test` has just built it, read as a server reads it; else built from its texts. */
export async function testLibrary(): Promise<Library> {
  if (!IS_BUILT) return loadLibrary()
  builtLibrary ??= readLibrary(join(DIST, 'library.bin'))
  return builtLibrary
}

export const PRESS_PROGRAM = IS_BUILT ? pathToFileURL(join(DIST, 'press-thread.js')) : PRESS_SOURCE

/** A program of this folder in one file: it is started again and again, and reading its sources takes longer than its work. */
export async function bundled(name: string): Promise<string> {
  const folder = join(serverFolder(), 'node_modules', '.cache', 'test-programs')
  const bundle = join(serverFolder(), '..', '..', 'tooling', 'server-bundle.mjs')
  await promisify(execFile)(process.execPath, [bundle, folder, join(serverFolder(), 'test', `${name}.ts`)])
  return join(folder, `${name}.js`)
}
