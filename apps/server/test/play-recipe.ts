import type { RouteKey } from '@ot/contract'
import type { Client } from './client.ts'
import { RECIPES } from './isolation-recipes.ts'
import type { Played, Recipe } from './recipe.ts'
import { formWith } from './upload.ts'

export function recipeOf(call: RouteKey): Recipe {
  const recipe = RECIPES[call]
  if (recipe === undefined) throw new Error(`${call}: опишите вызов в test/isolation-recipes.ts`)
  return recipe
}

/** `headers` beside those that the body asks for. */
export function play(
  client: Client,
  call: RouteKey | 'POST' | 'PATCH',
  { path, body, upload }: Played,
  headers: Readonly<Record<string, string>> = {},
) {
  const method = call.split(' ')[0] ?? ''
  const form = upload && formWith(upload)
  return client.inject({
    method:
      method === 'PATCH' || method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET',
    url: path,
    ...(body && { payload: JSON.stringify(body) }),
    ...form,
    headers: { ...(body && { 'content-type': 'application/json' }), ...form?.headers, ...headers },
  })
}
