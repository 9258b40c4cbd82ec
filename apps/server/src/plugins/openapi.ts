import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import {
  CompanyAnswer,
  CompletedEvent,
  DocumentAnswer,
  EmployeeAnswer,
  ErrorBody,
  EventAnswer,
  IncidentAnswer,
  MicrotraumaAnswer,
  Proposal,
  TemplateAnswer,
} from '@ot/contract'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BYTES } from '../http/openapi.ts'

export const OPENAPI_PATH = '/api/openapi.json'

/** Shapes that several calls share, described once. */
const SHARED = {
  ErrorBody,
  CompanyAnswer,
  EmployeeAnswer,
  CompletedEvent,
  EventAnswer,
  IncidentAnswer,
  MicrotraumaAnswer,
  Proposal,
  TemplateAnswer,
  DocumentAnswer,
}

const schemaRegistry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(SHARED)) schemaRegistry.add(schema, { id })

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** A transform has no JSON Schema of its own: its answer is described by the form it accepts. */
const describeTransform: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema === BYTES) jsonSchema.format = 'binary'
  const description = z.globalRegistry.get(zodSchema)?.description
  if (description !== undefined) jsonSchema.description = description
  const { def } = zodSchema._zod
  if (def.type !== 'pipe' || Object.keys(jsonSchema).length > 0) return
  const { $schema: _dialect, ...accepted } = z.toJSONSchema(def.in, { io: 'input', unrepresentable: 'any' })
  Object.assign(jsonSchema, accepted)
}

const zodToJsonConfig = { unrepresentable: 'any', override: describeTransform } as const

const withSharedShapes = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig })

/** The shared shapes are answers; nobody sends one, so their input forms would stand there unused. */
const withUsedShapes: SwaggerTransformObject = (document) => {
  const described = withSharedShapes(document)
  const shapes = 'components' in described ? (described.components?.schemas ?? {}) : {}
  for (const id of Object.keys(SHARED)) Reflect.deleteProperty(shapes, `${id}Input`)
  return described
}

export const openapiPlugin = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'ОТдел', version: '1', description: 'Документы и учёт по охране труда' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig }),
    transformObject: withUsedShapes,
  })
  app.get(OPENAPI_PATH, { schema: { hide: true }, config: { access: 'public' } }, async () => app.swagger())
})
