import { useEffect, useEffectEvent } from 'react'
import { deedOf, isListKey } from './pressed-key.ts'

interface KeyDeeds {
  search: () => void
  keys: () => void
  /** Takes the press for itself: true. */
  takes: (event: KeyboardEvent) => boolean
}

/** Listens for the keys of the whole application; what they do in lists and forms is loaded by their first press. */
export function useKeys(deeds: KeyDeeds): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const deed = deeds.takes(event) ? 'taken' : deedOf(event)
    if (deed === null) return
    event.preventDefault()
    if (deed === 'list') void pressInList(event.code)
    else if (deed === 'save') void pressSave()
    else if (deed !== 'taken') deeds[deed]()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Until it is known whether the press opens a dialog, the next one waits for that. */
async function pressInList(code: string): Promise<void> {
  const { dataset } = document.body
  dataset.opening = 'true'
  try {
    const { pressListKey } = await import('./list-keys.ts')
    if (isListKey(code)) pressListKey(code)
  } finally {
    delete dataset.opening
  }
}

async function pressSave(): Promise<void> {
  const { pressSave: press } = await import('./save-key.ts')
  press()
}
