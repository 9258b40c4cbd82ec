import type { FromThread, ToThread } from './job.ts'

/** Where jobs are done beside the server, one after another, from its start to its end. */
export type ThreadPlace = {
  send(message: ToThread): void
  /** After `onEnd` nothing more comes: what was sent and not answered is lost. */
  listen(heard: { onMessage(message: FromThread): void; onEnd(reason: Error): void }): void
  stop(): Promise<void>
}
