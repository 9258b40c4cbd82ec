import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Everybody works in a department: without one nobody can be written down. */
export function NoDepartmentsNotice() {
  return (
    <Notice kind="warning">
      <p>
        <strong>У вашей компании нет отделов.</strong>
      </p>
      <p>
        Работник всегда записан в отделе. <Link to={paths.employees}>Добавьте первый отдел</Link> в списке
        работников.
      </p>
    </Notice>
  )
}
