import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { useDocumentTitle } from '../../lib/use-document-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'

const TITLE = 'Страница не найдена'

/** A good address of nobody: the number is wrong, or of another organisation. */
export function EmployeeNotFound() {
  useDocumentTitle(TITLE)
  return (
    <Screen
      title={TITLE}
      text="Работника с таким номером нет. Проверьте адрес или найдите работника в списке."
    >
      <Link to={PAGES.employees.path} className={buttonClass()}>
        Все сотрудники
      </Link>
    </Screen>
  )
}
