import { useRef } from 'react'

/** What is typed after a dialog was asked for and before its field is there: nobody waits for code to be loaded. */
export function useTypedAhead() {
  const typed = useRef<string | null>(null)
  return {
    begin(): void {
      typed.current = ''
    },
    takes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (typed.current === null || key.length > 1 || ctrlKey || metaKey || altKey) return false
      typed.current += key
      return true
    },
    /** The field is there. */
    end(): string {
      const text = typed.current ?? ''
      typed.current = null
      return text
    },
  }
}
