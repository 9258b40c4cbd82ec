import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTypingPause } from './use-typing-pause.ts'

/** A text that filters while it is typed; the address gets it when the typing pauses, and may bring another one. */
export function useTypedText(text: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const written = useRef(text)
  const takeText = useEffectEvent(() => {
    if (text === written.current) return
    written.current = text
    setTyped(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listened to is the address alone
  useEffect(() => takeText(), [text])

  useTypingPause(typed, () => {
    const wanted = typed.replace(/\s+/g, ' ').trim()
    if (wanted === written.current) return
    written.current = wanted
    write(wanted)
  })

  return { typed, setTyped }
}
