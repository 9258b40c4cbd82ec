/**
 * The version that a saving goes over. Only what answers a refusal makes one (`lib/form/use-save-over.ts`) and gives it to the
 * saving alone, so that no call carries a version and leaves its 412 to chance.
 */
export class SeenVersion<Version = number> {
  readonly #version: Version

  constructor(version: Version) {
    this.#version = version
  }

  get value(): Version {
    return this.#version
  }

  /** Of one of many records that are saved together, or of some of them. */
  pick<Part>(choose: (version: Version) => Part): SeenVersion<Part> {
    return new SeenVersion(choose(this.#version))
  }
}

/** A record by what a call needs of it, over the version that has been seen. */
export type Over<Row extends { version: unknown }> = Omit<Row, 'version'> & { version: SeenVersion }
