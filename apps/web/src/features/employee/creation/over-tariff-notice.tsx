import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The tariff is full: what is typed stays, and two ways out. */
export function OverTariffNotice({ text }: { text: string }) {
  return (
    <Notice kind="warning" role="alert">
      {text} Тариф меняется в разделе <Link to={paths.settingsAccount}>«Аккаунт»</Link>. Место освобождается и
      тогда, когда уволен тот, кто больше не работает. Введённое здесь остаётся.
    </Notice>
  )
}
