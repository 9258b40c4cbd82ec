import { isStandardCode } from '@ot/domain'
import { z } from 'zod'
import { byId, id } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'employees'

const Cases = z.object({
  nominative: z.string(),
  genitive: z.string(),
  dative: z.string(),
  accusative: z.string(),
  instrumental: z.string(),
  prepositional: z.string(),
})

/** What usually belongs to a profession. `conditional`: only when the condition is confirmed at this workplace. */
const PositionProfile = z.object({
  /** Written for this very position; otherwise the family's, with what distinguishes the title. */
  isOwn: z.boolean(),
  family: z.string(),
  sector: z.string(),
  okpdtr: z.string().nullable(),
  hazards: z.array(z.string()),
  ppe: z.array(z.object({ name: z.string(), norm: z.string(), conditional: z.boolean() })),
  medicalFactors: z.array(
    z.object({ code: z.string(), title: z.string(), periodicity: z.string(), conditional: z.boolean() }),
  ),
  training: z.array(z.object({ title: z.string(), periodicity: z.string(), conditional: z.boolean() })),
  /** Equipment and places that usually belong to the work. */
  things: z.array(z.string()),
  places: z.array(z.string()),
  /** The acts that the lines are taken by; `verified`: compared with their texts. */
  sources: z.array(z.object({ text: z.string(), verified: z.boolean() })),
  note: z.string().nullable(),
})

export const PositionCard = z.object({
  id,
  name: z.string(),
  cases: Cases,
  profile: PositionProfile,
  /** The professional standard of the holder; null: the reference list knows none. */
  standard: z
    .object({ code: z.string().refine(isStandardCode, 'Код стандарта в виде 00.000'), name: z.string() })
    .nullable(),
})
export type PositionCard = z.infer<typeof PositionCard>

/** A line of the reference list. */
export const ListedPosition = z.object({
  id,
  name: z.string(),
  /** Written for this very position; otherwise the profile is a family's. */
  isOwnProfile: z.boolean(),
  /** Other names by which people look for it: «слесарь кипиа». */
  words: z.string(),
})
export type ListedPosition = z.infer<typeof ListedPosition>

export const positionRoutes = defineRoutes({
  'GET /api/positions': {
    access: 'user',
    tag,
    summary: 'Должности и профессии',
    answer: z.array(ListedPosition),
  },
  'GET /api/positions/:id': {
    access: 'user',
    tag,
    summary: 'Должность: падежи и что ей обычно положено',
    params: byId,
    answer: PositionCard,
  },
})
