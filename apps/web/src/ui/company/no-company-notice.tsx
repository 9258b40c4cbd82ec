import { PAGES } from '@ot/domain'
import { Link } from '../link.tsx'
import { Notice } from '../notice.tsx'

/** Instead of a page that needs a company, for a user who has none. */
export function NoCompanyNotice({ purpose }: { purpose: string }) {
  return (
    <Notice kind="warning">
      <p>
        <strong>Сведения об организации ещё не заполнены.</strong>
      </p>
      <p>
        {purpose} <Link to={PAGES.settingsCompany.path}>Добавьте данные компании в настройках</Link>.
      </p>
    </Notice>
  )
}
