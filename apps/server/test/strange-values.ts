import fc from 'fast-check'

/** What nobody's form sends: halves of characters, numbers at their ends, shapes that pretend to be others. */
const STRANGE: readonly unknown[] = [
  null,
  {},
  [],
  [[]],
  '',
  ' ',
  '\u0000',
  'а\ud83e',
  '🦺'.repeat(100),
  'я'.repeat(20_000),
  '2025-02-30',
  '0001-01-01',
  '9999-12-31T23:59:60Z',
  "'; drop table users; --",
  '%_\\',
  '..\\../etc/passwd',
  'constructor',
  '<w:p>{{#}}</w:p>',
  '=1+1',
  'NaN',
  '1e9',
  0,
  -1,
  -0,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  true,
  { length: [{ toString: 1 }] },
  { toString: 1, valueOf: 1 },
  { length: 1, 0: 'а' },
  { size: {}, next: 1 },
  [null, 1, 'а', {}],
  Array.from({ length: 300 }, () => 1),
]

export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const STRANGE_IN_ADDRESS = [
  '%00',
  '%ff',
  '%',
  '%D1',
  '-1',
  '1.5',
  '9'.repeat(30),
  '..',
  'null',
  '%F0%9F%A6%BA',
  'a'.repeat(3000),
]

/** As it stands in an address already. */
export const strangeInAddress: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STRANGE_IN_ADDRESS),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
)
