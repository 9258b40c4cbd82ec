import {
  monthlyPrice,
  type PaidTariff,
  periodSaving,
  TARIFF_MONTHS,
  TARIFF_PRICES,
  type TariffMonths,
  TRIAL_DAYS,
} from '@ot/domain'
import { rubles } from '@ot/text'
import { typeset } from '../../lib/typeset.ts'
import { NoteMark } from './note-mark.tsx'
import { periodName } from './period-name.ts'
import styles from './tariff-card.module.css'

export function FreePrice() {
  return (
    <>
      <p className={styles.price}>
        <strong>Бесплатно</strong>
        <span>
          {typeset(`первые ${TRIAL_DAYS} дней`)}
          <NoteMark note="trial" />
        </span>
      </p>
      <p className={styles.after}>
        {typeset('Потом выберите тариф. Если не выберете, всё созданное можно читать и выгружать.')}
      </p>
    </>
  )
}

/** The month of the chosen period, and what each period costs as a whole. */
export function PaidPrice({ tariff, months }: { tariff: PaidTariff; months: TariffMonths }) {
  const saving = periodSaving(tariff, months)
  return (
    <>
      <p className={styles.price}>
        <strong>
          {rubles(monthlyPrice(tariff, months))}
          <small> в месяц</small>
        </strong>
        <span>
          {typeset(`при оплате за ${periodName(months)}`)}
          <NoteMark note="month" />
        </span>
        <span>{saving > 0 && typeset(`выгода ${rubles(saving)}`)}</span>
      </p>
      <dl className={styles.periods}>
        {TARIFF_MONTHS.map((period) => (
          <div key={period} className={period === months ? styles.chosen : undefined}>
            <dt>{periodName(period)}</dt>
            <dd>{rubles(TARIFF_PRICES[tariff][period])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
