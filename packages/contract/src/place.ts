import { PLACE_EXPLOSIVE, PLACE_FIELDS, type PlaceField } from '@ot/domain'
import { z } from 'zod'
import { byCompany, byId, calendarDate, id, optionalText, requiredText, version } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'collections'
const { name, address, purpose, fireCategory, assemblyPoint, powerCutoff, firstAidKits } = PLACE_FIELDS
const { extinguishers, smokingPlace } = PLACE_FIELDS

const PEOPLE_MAX = 99_999

export const PlaceFields = z.strictObject({
  name: requiredText(name.max),
  address: optionalText(address.max),
  purpose: optionalText(purpose.max),
  fireCategory: optionalText(fireCategory.max),
  /** Null: nobody has said. */
  explosive: z.enum(PLACE_EXPLOSIVE).nullable().default(null),
  assemblyPoint: optionalText(assemblyPoint.max),
  powerCutoff: optionalText(powerCutoff.max),
  firstAidKits: optionalText(firstAidKits.max),
  extinguishers: optionalText(extinguishers.max),
  smokingPlace: optionalText(smokingPlace.max),
  responsibleId: id.nullable().default(null),
  /** Visitors too: many of them ask for drills. */
  peopleAtOnce: z
    .int({ error: 'Целое число людей' })
    .min(1, 'Не меньше 1')
    .max(PEOPLE_MAX, `Не больше ${PEOPLE_MAX}`)
    .nullable()
    .default(null),
  drilledOn: calendarDate.nullable().default(null),
} satisfies Record<PlaceField, z.ZodType>)
export type PlaceFields = z.infer<typeof PlaceFields>

/** A merge patch: each field is checked with the rest of the card. */
const PlacePatch = z.strictObject(
  Object.fromEntries(Object.keys(PlaceFields.shape).map((key) => [key, z.unknown().optional()])),
)

export const PlaceAnswer = z.object({ ...PlaceFields.shape, id, companyId: id, version })
export type PlaceAnswer = z.infer<typeof PlaceAnswer>

export const placeRoutes = defineRoutes({
  'GET /api/places': {
    access: 'user',
    tag,
    summary: 'Здания и помещения: место сбора, отключение сетей, аптечки, средства тушения',
    query: byCompany,
    answer: z.array(PlaceAnswer),
  },
  'POST /api/places': {
    access: 'user',
    tag,
    summary: 'Новое здание или помещение',
    body: z.strictObject({ companyId: id, ...PlaceFields.shape }),
    answer: PlaceAnswer,
    status: 201,
  },
  'PATCH /api/places/:id': {
    access: 'user',
    tag,
    summary: 'Изменить здание или помещение',
    params: byId,
    body: PlacePatch,
    answer: PlaceAnswer,
    versioned: true,
    undoable: true,
  },
  'DELETE /api/places/:id': {
    access: 'user',
    tag,
    summary: 'Удалить здание или помещение, в котором нет оборудования',
    params: byId,
    status: 204,
    versioned: true,
    undoable: true,
  },
})
