import { isAllowed, PAGES } from '@ot/domain'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './first-steps.module.css'

interface FirstStepsProps {
  company: Companies[number]
  hasEmployees: boolean
}

/** Nothing is recorded yet: what comes first and what after it. */
export function FirstSteps({ company: { role }, hasEmployees }: FirstStepsProps) {
  if (!hasEmployees) {
    return (
      <div className={styles.steps}>
        <p>
          Здесь будут видны просроченные и близкие сроки. Сначала — работники: по их должностям ОТдел
          предложит, что каждому нужно по нормам.
        </p>
        {isAllowed(role, 'employee.change') && (
          <div className={styles.actions}>
            <a href={PAGES.employeesImport.path} className={buttonClass()}>
              Загрузить работников из Excel
            </a>
            <a href={PAGES.employeesNew.path} className={buttonClass('secondary')}>
              Добавить работника
            </a>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={styles.steps}>
      <p>
        Работники есть, а записей об инструктажах, обучении, медосмотрах, СИЗ, СОУТ и рисках ещё нет. По
        нормам они заполняются сразу для всех: по одному ответу на должность.
      </p>
      <div className={styles.actions}>
        <Link to={PAGES.employeesNorms.path} className={buttonClass()}>
          {isAllowed(role, 'event.change') ? 'Проставить по нормам' : 'Посмотреть, что требуют нормы'}
        </Link>
      </div>
    </div>
  )
}
