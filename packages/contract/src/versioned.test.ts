import { expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from './index.ts'
import type { RouteDefinition } from './route.ts'

/** What follows from the day of return, and the coefficients of all the years: the forms of both close. */
const OF_NO_RECORD = ['POST /api/absences/:id/return', 'PUT /api/incident-statistics/:year']

test('изменение поверх версии отвечает записью с её новой версией', () => {
  const definitions: [string, RouteDefinition][] = Object.entries(routes)
  const silent = definitions.filter(
    ([, { versioned, answer }]) => versioned === true && answer !== undefined && !hasVersion(answer),
  )
  expect(silent.map(([key]) => key).sort()).toEqual(OF_NO_RECORD)
})

/** Of an event too, which is one of several. */
function hasVersion(answer: z.ZodType): boolean {
  if (answer instanceof z.ZodUnion)
    return answer.options.every((one) => one instanceof z.ZodType && hasVersion(one))
  return answer instanceof z.ZodObject && 'version' in answer.shape
}
