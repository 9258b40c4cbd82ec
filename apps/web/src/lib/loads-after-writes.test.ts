import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { repeatLoadsAfterWrites } from './loads-after-writes.ts'

const queryKey = ['templates', 1]

test('загрузка, начатая до записи, не возвращает прежнее, в каком бы порядке ни пришли ответы', async () => {
  const client = new QueryClient()
  repeatLoadsAfterWrites(client)
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const seen: unknown[] = []
  client.getQueryCache().subscribe(({ query }) => seen.push(query.state.data))

  const load = client.fetchQuery({ queryKey, queryFn })
  client.setQueryData(queryKey, 'записано')
  expect(answers).toHaveLength(2)
  answers[0]?.('до записи')
  answers[1]?.('записано, и ещё чужое')
  await load
  expect(client.getQueryData(queryKey)).toBe('записано, и ещё чужое')
  expect(seen).not.toContain('до записи')
})

test('запись, пока ничего не загружается, сервер не спрашивает', async () => {
  const client = new QueryClient()
  repeatLoadsAfterWrites(client)
  let asked = 0
  await client.fetchQuery({ queryKey, queryFn: () => (asked += 1) })
  client.setQueryData(queryKey, 5)
  expect(asked).toBe(1)
  expect(client.getQueryData(queryKey)).toBe(5)
})
