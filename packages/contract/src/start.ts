import { START_STEP_STATES, START_STEPS } from '@ot/domain'
import { z } from 'zod'
import { id, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'account'
const step = z.enum(START_STEPS, { error: 'Неизвестный шаг' })
const count = z.int().nonnegative()

/** The first six steps of a company, counted by its records, and what this user has made of the guide. */
export const StartAnswer = z.object({
  steps: z.array(
    z.object({
      key: step,
      state: z.enum(START_STEP_STATES),
      count,
      /** Null: there is no whole to compare with. */
      total: count.nullable(),
      blockedBy: step.nullable(),
    }),
  ),
  /** Where to go on; null: all are done. */
  current: step.nullable(),
  isHidden: z.boolean(),
  /** Once all are done the guide is over, whoever is hired later. */
  isFinished: z.boolean(),
})
export type StartAnswer = z.infer<typeof StartAnswer>

export const startRoutes = defineRoutes({
  'GET /api/start': {
    access: 'user',
    tag,
    summary: 'Начало работы: шесть шагов и что из них сделано; без организации — первый',
    query: z.strictObject({ companyId: pathId.optional() }),
    answer: StartAnswer,
  },
  'PATCH /api/start': {
    access: 'user',
    tag,
    summary: 'Скрыть начало работы, вернуть его, отложить шаги: у каждого пользователя своё',
    body: z.strictObject({
      companyId: id,
      isHidden: z.boolean().optional(),
      postponed: z.array(step).max(START_STEPS.length).optional(),
    }),
    answer: StartAnswer,
  },
})
