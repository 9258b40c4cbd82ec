import { readSources } from '../format/read-sources.ts'

/** The library as it is written, parsed once for all tests of a process. */
export const WRITTEN = readSources()
