import { finished, Readable } from 'node:stream'
import type { FairQueue } from '../foundation/fair-queue.ts'
import type { FileAnswer } from './register-route.ts'

/** Holds the owner's place until the file has left or its reader has gone. */
export async function oneAtATime(
  queue: FairQueue,
  owner: number,
  make: () => Promise<FileAnswer>,
): Promise<FileAnswer> {
  const leave = await queue.enter(owner)
  try {
    const answer = await make()
    if (answer.content instanceof Readable) finished(answer.content, leave)
    else leave()
    return answer
  } catch (error) {
    leave()
    throw error
  }
}
