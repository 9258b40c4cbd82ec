import { useState } from 'react'

/** What a dialog is about; `openFor`: it is open when the page comes. It stays while the dialog closes, and each opening begins with a form of its own. */
export function useDialogSlot<T>(openFor: T | null = null) {
  const [slot, setSlot] = useState<{ about: T | null; isOpen: boolean; opening: number }>({
    about: openFor,
    isOpen: openFor !== null,
    opening: 0,
  })
  return {
    ...slot,
    open: (about: T) => setSlot(({ opening }) => ({ about, isOpen: true, opening: opening + 1 })),
    close: () => setSlot((current) => ({ ...current, isOpen: false })),
  }
}
