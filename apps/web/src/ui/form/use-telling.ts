import { useEffect } from 'react'
import type { FormInDialog } from './form-dialog.tsx'

/** Keeps a dialog told whether its form has anything to lose; a form that has left the dialog has not. */
export function useTelling(isChanged: boolean, tellChanged: FormInDialog['tellChanged'] | undefined): void {
  useEffect(() => {
    tellChanged?.(isChanged)
    return () => tellChanged?.(false)
  }, [isChanged, tellChanged])
}
