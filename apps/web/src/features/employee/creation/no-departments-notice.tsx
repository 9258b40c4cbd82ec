import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/notice.tsx'

/** Everybody works in a department: without one nobody can be written down. */
export function NoDepartmentsNotice() {
  return (
    <Notice kind="warning">
      <p>
        <strong>У вашей компании нет отделов.</strong>
      </p>
      <p>
        Работник всегда записан в отделе. <Link to={PAGES.employees.path}>Добавьте первый отдел</Link> в
        списке работников.
      </p>
    </Notice>
  )
}
