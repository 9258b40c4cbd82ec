import { paths } from '../../../../lib/paths.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Records are of employees: they come first. */
export function NoEmployees() {
  return (
    <Notice>
      <p>
        <strong>В организации пока нет работников.</strong>
      </p>
      <p>
        Записи раздела ведутся по работникам. <a href={paths.employeesMain}>Добавьте работников</a> или{' '}
        <a href={paths.employeesImport}>загрузите их списком из Excel</a>.
      </p>
    </Notice>
  )
}
