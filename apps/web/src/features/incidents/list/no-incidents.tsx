import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './registry.module.css'

export function NoIncidents() {
  const { mayChange } = useIncidentsScope()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Происшествий не записано — пусть так и останется.</p>
      <p>
        Если человек пострадал на работе, запишите это с телефона прямо на месте. Сервис посчитает сроки
        извещений и расследования, проведёт по шагам и подготовит бумаги до акта Н-1.
      </p>
      {mayChange && (
        <Link to={paths.incidentsNew} className={buttonClass()}>
          Сообщить о происшествии
        </Link>
      )}
    </div>
  )
}
