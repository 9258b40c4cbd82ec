/** A work done in a thread. What goes in and comes out is plain data and bytes: classes and functions stay behind. */
export type ThreadJob<In, Out> = {
  name: string
  /** It is stopped when it works longer: in time of the processor, where the system tells it. */
  patienceMs: number
  run(input: In): Out | Promise<Out>
  /** Memory that the answer hands over instead of a copy. */
  handedOver?(output: Out): ArrayBuffer[]
}

export type ToThread = { name: string; input: unknown }
/** First that the thread has read its program and where the system counts its work, then an answer to each task. */
export type FromThread =
  | { said: 'ready'; work: string | null }
  | { said: 'done'; output: unknown }
  | { said: 'failed'; message: string }

/** The work itself failed, or where it was done fell with it. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
}

/** The work took more time or memory than one may. */
export class TooHeavy extends Error {
  override readonly name = 'TooHeavy'
}
