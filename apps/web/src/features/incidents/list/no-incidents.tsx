import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'

export function NoIncidents() {
  const { mayChange } = useIncidentsScope()
  return (
    <EmptyState title="Происшествий не записано — пусть так и останется.">
      <p>
        Если человек пострадал на работе, запишите это с телефона прямо на месте. Сервис посчитает сроки
        извещений и расследования, проведёт по шагам и подготовит бумаги до акта Н-1.
      </p>
      {mayChange && (
        <Link to={PAGES.incidentsNew.path} className={buttonClass()}>
          Сообщить о происшествии
        </Link>
      )}
    </EmptyState>
  )
}
