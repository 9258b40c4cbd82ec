import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NOBODY_FOUND } from '../texts.ts'

interface NobodyFoundProps {
  /** Why a filter by shortage finds nobody, when nothing is known yet. */
  isUnknown: boolean
  onReset: () => void
}

export function NobodyFound({ isUnknown, onReset }: NobodyFoundProps) {
  return (
    <EmptyState title={NOBODY_FOUND}>
      {isUnknown && <p>О том, чего не хватает работникам, данных пока нет: отбирать не из чего.</p>}
      <Button kind="secondary" onClick={onReset}>
        Показать всех
      </Button>
    </EmptyState>
  )
}
