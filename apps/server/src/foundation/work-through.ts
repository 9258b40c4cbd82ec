import { inOrder } from './in-order.ts'

/** While the database reads for one, Node composes of another; most connections of the process stay with those who wait at a screen. */
const AT_ONCE = 3

/** Works through all of them, some at a time. What fails in one keeps no other waiting; what failed is told at the end, as `told`. */
export async function workThrough<In>(
  items: readonly In[],
  work: (item: In) => Promise<unknown>,
  told: string,
): Promise<void> {
  const failures: unknown[] = []
  const tried = inOrder(items, AT_ONCE, (item) => work(item).catch((error: unknown) => failures.push(error)))
  for await (const _ of tried);
  if (failures.length > 0) throw new AggregateError(failures, told)
}
