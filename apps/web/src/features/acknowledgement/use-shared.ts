import { call } from '../../lib/api.ts'
import { useAnswer } from '../../lib/use-answer.ts'

/** What the link opens. */
export function useShared(token: string) {
  const shared = useAnswer((signal) => call('GET /api/acknowledge/:token', { params: { token } }, { signal }))
  return {
    shared,
    async acknowledge(name: string): Promise<void> {
      const body = { name, agreed: true as const }
      shared.show(await call('POST /api/acknowledge/:token', { params: { token }, body }))
    },
  }
}
