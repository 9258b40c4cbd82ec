import { TARIFF_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { CompanySubscription } from '../../lib/company/subscription-text.ts'
import { type TermState, termState } from '../../lib/company/subscription-text.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './billing.module.css'
import { OrderDialog } from './order-dialog.tsx'
import { limitTexts, termText } from './texts.ts'
import type { Billing } from './use-billing.ts'

export function SubscriptionCard({ billing }: { billing: Billing }) {
  const { subscription, mayPay } = billing
  const ordering = useDialogSlot<true>()
  return (
    <>
      <p className={styles.term}>
        <strong>{TARIFF_LABELS[subscription.tariff]}</strong>
        <Badge tone={TONES[termState(subscription)]}>{termText(subscription)}</Badge>
      </p>
      <Next subscription={subscription} today={billing.today} />
      <ul className={styles.limits}>
        {limitTexts(subscription).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {!subscription.canOrder && (
        <Notice kind="info">Счета пока не выставляются. Напишите в поддержку, мы поможем.</Notice>
      )}
      {subscription.canOrder && mayPay && (
        <Button onClick={() => ordering.open(true)}>Выбрать тариф и срок</Button>
      )}
      {subscription.canOrder && !mayPay && (
        <p className={styles.note}>Тариф выбирает и оплачивает владелец.</p>
      )}
      {ordering.about !== null && (
        <OrderDialog
          key={ordering.opening}
          billing={billing}
          isOpen={ordering.isOpen}
          onClose={ordering.close}
        />
      )}
    </>
  )
}

const TONES = { running: 'success', ending: 'warning', ended: 'danger' } as const satisfies Record<
  TermState,
  string
>

/** A period that is paid and has not begun. */
function Next({ subscription: { periods }, today }: { subscription: CompanySubscription; today: string }) {
  const later = periods.filter(({ from }) => from > today)
  return later.map(({ tariff, from, until }) => (
    <p key={from} className={styles.note}>
      С {shortDate(from)} по {shortDate(until)} оплачен тариф «{TARIFF_LABELS[tariff]}».
    </p>
  ))
}
