/**
 * The version that a saving goes over, which becomes that of the answer: who saves twice meets no conflict with himself. Only
 * what answers a refusal makes one (`lib/form/use-save-over.ts`) and gives it to the saving alone, so that no call carries a
 * version and leaves its 412 to chance.
 */
export class SeenVersion<Version = number> {
  #version: Version
  readonly #tellWhole: ((version: Version) => void) | undefined

  constructor(version: Version, tellWhole?: (version: Version) => void) {
    this.#version = version
    this.#tellWhole = tellWhole
  }

  get value(): Version {
    return this.#version
  }

  /** The next saving goes over this one. */
  follow(version: Version): void {
    this.#version = version
    this.#tellWhole?.(version)
  }

  /** Of one of many records that are saved together, or of some of them; what is followed of it is followed of all. */
  part<Part>(
    of: (version: Version) => Part,
    within: (version: Version, part: Part) => Version,
  ): SeenVersion<Part> {
    return new SeenVersion(of(this.#version), (part) => this.follow(within(this.#version, part)))
  }
}

/** A record by what a call needs of it, over the version that has been seen. */
export type Over<Row extends { version: unknown }> = Omit<Row, 'version'> & { version: SeenVersion }
