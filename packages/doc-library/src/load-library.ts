import type { LibraryBundle } from './format/bundle.ts'
import { type Library, libraryFrom, libraryOn } from './library/library.ts'
import { openLibraryFile } from './library/library-file.ts'

/** Reads the texts and builds every `.docx`. Loaded on demand: a server with a bundle needs no Word builder. */
export async function bundleTexts(): Promise<LibraryBundle> {
  const builder = await import('./build/bundle-library.ts')
  return builder.bundleLibrary()
}

let loading: Promise<Library> | null = null

/** The library straight from its texts, built once a process: for tests and development. */
export function loadLibrary(): Promise<Library> {
  loading ??= bundleTexts().then(libraryFrom)
  return loading
}

/** The file that the build has written: a server needs neither the texts nor the Word builder. */
export function readLibrary(path: string): Library {
  return libraryOn(openLibraryFile(path))
}
