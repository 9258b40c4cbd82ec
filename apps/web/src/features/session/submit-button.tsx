import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'

const neverChanges = () => () => undefined

/** Cannot be pressed on a prerendered page until its script can do what the button says. */
export function SubmitButton({ isBusy = false, children }: { isBusy?: boolean; children: string }) {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <Button type="submit" isBusy={isBusy} disabled={!isAlive}>
      {children}
    </Button>
  )
}
