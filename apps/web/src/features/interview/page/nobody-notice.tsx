import { PAGES } from '@ot/domain'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'

/** Most answers are people, and most proposals come from their positions. */
export function NobodyNotice() {
  return (
    <EmptyState title="Сначала загрузите список работников">
      <p>По должностям ОТдел сам предложит, кто за что отвечает: останется проверить.</p>
      <Link to={PAGES.employeesImport.path} className={buttonClass()}>
        Загрузить работников
      </Link>
    </EmptyState>
  )
}
