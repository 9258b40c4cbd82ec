import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function NoDispatches() {
  return (
    <EmptyState title="Пока что здесь пусто...">
      <p>
        Отправляют зарегистрированные <Link to={PAGES.documentsMain.path}>документы</Link>: каждый получатель
        читает их по личной ссылке из письма и отмечает «Ознакомлен». Здесь видно, кто открыл, кто ознакомился
        и кто ещё нет.
      </p>
    </EmptyState>
  )
}
