/** An answer that another thread has put into JSON: a large one would hold everybody else up here. */
export class JsonAnswer<T> {
  readonly bytes: Buffer
  /** What the bytes say; for the compiler alone. */
  declare readonly value?: T

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}
