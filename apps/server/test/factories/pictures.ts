/** The parts that a JPEG must have, around three bytes of a picture. */
export const SMALL_JPEG = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1],
  ...[0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9],
])
