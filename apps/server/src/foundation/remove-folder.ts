import { rm } from 'node:fs/promises'

/** A program that was ended a moment ago may still lay a file in it: then it is tried again, 5 s in all. */
const RETRIES = { maxRetries: 10, retryDelay: 100 }

/** With all that is in it; one that is not there is not an error. */
export function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, ...RETRIES })
}
