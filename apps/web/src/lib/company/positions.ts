import type { ListedPosition } from '@ot/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, rememberAnswer } from '../api.ts'

/** The reference list of positions and professions: the same for everybody, and for a long time. */
export function positionsQuery() {
  return queryOptions({
    queryKey: ['positions'],
    queryFn: async ({ signal }) => {
      const positions = await call('GET /api/positions', {}, { signal })
      rememberAnswer('positions', positions)
      return positions
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Whether the profile was written for the position itself or is that of its family. */
export function profileWords({ isOwnProfile }: Pick<ListedPosition, 'isOwnProfile'>): string {
  return isOwnProfile ? 'полный профиль' : 'профиль семейства'
}

export function positionChoice(position: ListedPosition) {
  const { id, name, words } = position
  return { value: id, label: name, words, note: profileWords(position) }
}
