import { PAGES } from '@ot/domain'
import { Notice } from '../../ui/notice.tsx'

/** Records are of employees: they come first. */
export function NoEmployees() {
  return (
    <Notice>
      <p>
        <strong>В организации пока нет работников.</strong>
      </p>
      <p>
        Записи раздела ведутся по работникам. <a href={PAGES.employeesMain.path}>Добавьте работников</a> или{' '}
        <a href={PAGES.employeesImport.path}>загрузите их списком из Excel</a>.
      </p>
    </Notice>
  )
}
