import { Notice } from '../../../ui/notice.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'

/** The tariff is full: what is typed stays, and two ways out. */
export function OverTariffNotice({ text }: { text: string }) {
  return (
    <Notice kind="warning" role="alert">
      <TariffText text={text} /> Введённое здесь остаётся.
    </Notice>
  )
}
