import { useState } from 'react'

/** What a dialog is about. It stays while the dialog closes, and each opening begins with a form of its own. */
export function useDialogSlot<T>() {
  const [slot, setSlot] = useState<{ about: T | null; isOpen: boolean; opening: number }>({
    about: null,
    isOpen: false,
    opening: 0,
  })
  return {
    ...slot,
    open: (about: T) => setSlot(({ opening }) => ({ about, isOpen: true, opening: opening + 1 })),
    close: () => setSlot((current) => ({ ...current, isOpen: false })),
  }
}
