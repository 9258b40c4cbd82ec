import fc from 'fast-check'
import { z } from 'zod'
import { strangeValue } from './strange-values.ts'

/** Of JSON Schema, what the schemas of the contract turn into. */
const Described = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
})
type Described = z.output<typeof Described>

const WORDS = [
  'а',
  'Ёлкин',
  'a@b.ru',
  '7707083893',
  '+7 (900) 123-45-67',
  'general',
  '1 год',
  '12:30',
  '№ 5/🦺',
]
const DAYS = ['2025-03-10', '2024-02-29', '1900-01-01', '2100-12-31']
const MOMENTS = ['2025-03-10T09:00:00.000Z', '2024-02-29T23:59:59Z', '1900-01-01T00:00:00Z']
const LEAST = -3
const GREATEST = 200
const LIST_MAX = 4
const TEXT_MAX = 60

/** Values that a schema may take, here and there with one that it may not. `known`: what a field of that name really
 * holds, so that a call gets further than its first look-up. */
export function valueOfSchema(schema: z.ZodType, known: ReadonlyMap<string, unknown>): fc.Arbitrary<unknown> {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const whole = Described.parse(z.toJSONSchema(schema, options))
  return spoiled(arbitrary(whole, whole, known))
}

function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: strangeValue })
}

function arbitrary(
  node: unknown,
  whole: Described,
  known: ReadonlyMap<string, unknown>,
): fc.Arbitrary<unknown> {
  const parsed = Described.safeParse(node)
  if (!parsed.success) return strangeValue
  const described = parsed.data
  const inside = (part: unknown) => spoiled(arbitrary(part, whole, known))
  if (described.$ref !== undefined) return strangeValue
  if (described.const !== undefined) return fc.constant(described.const)
  if (described.enum !== undefined) return fc.constantFrom(...described.enum)
  const choices = described.anyOf ?? described.oneOf ?? described.allOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitrary(choice, whole, known)))
  switch (described.type) {
    case 'string':
      return textOf(described)
    case 'integer':
      return wholeNumberOf(described)
    case 'number':
      return fc.oneof(wholeNumberOf(described), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inside(described.prefixItems?.[0] ?? described.items ?? {}), { maxLength: LIST_MAX })
    case 'object':
      return objectOf(described, inside, known)
    default:
      return strangeValue
  }
}

function wholeNumberOf({ minimum = LEAST, maximum = GREATEST }: Described): fc.Arbitrary<number> {
  const min = Math.max(minimum, LEAST)
  return fc.integer({ min, max: Math.max(min, Math.min(maximum, GREATEST)) })
}

function textOf({ format, pattern, maxLength = TEXT_MAX }: Described): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.constantFrom(...MOMENTS)
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom('a@b.ru', 'Ёлкин@пример.рф', `${'a'.repeat(60)}@b.ru`)
  if (pattern === '^[1-9]\\d{0,15}$') return fc.integer({ min: 1, max: GREATEST }).map(String)
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.constantFrom(...DAYS),
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, TEXT_MAX) }),
  )
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Described,
  inside: (part: unknown) => fc.Arbitrary<unknown>,
  known: ReadonlyMap<string, unknown>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, part]) => {
    const real = known.get(name)
    const value =
      real === undefined
        ? inside(part)
        : fc.oneof({ weight: 6, arbitrary: fc.constant(real) }, { weight: 1, arbitrary: inside(part) })
    return [name, value] as const
  })
  const named = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  })
  if (typeof additionalProperties !== 'object') return named
  return fc
    .tuple(named, fc.dictionary(fc.constantFrom('1', '2', 'x', 'toString'), inside(additionalProperties)))
    .map(([fixed, free]) => ({ ...fixed, ...free }))
}
