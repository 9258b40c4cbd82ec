import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Notice } from '../notice.tsx'

/** Instead of a page that needs a company, for a user who has none. */
export function NoCompanyNotice({ purpose }: { purpose: string }) {
  return (
    <Notice kind="warning">
      <p>
        <strong>Сведения об организации ещё не заполнены.</strong>
      </p>
      <p>
        {purpose} <Link to={paths.settingsCompany}>Добавьте данные компании в настройках</Link>.
      </p>
    </Notice>
  )
}
