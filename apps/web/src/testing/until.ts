import { act } from 'react'
import { vi } from 'vitest'

/** A busy machine needs longer than a moment. */
const PATIENCE = { timeout: 20_000 }

/** Waits until the page shows what was asked for. */
export async function until(isThere: () => boolean): Promise<void> {
  await act(() =>
    vi.waitFor(() => {
      if (!isThere()) throw new Error(`not yet: ${document.body.textContent}`)
    }, PATIENCE),
  )
}
