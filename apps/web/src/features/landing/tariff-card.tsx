import {
  monthlyPrice,
  TARIFF_LABELS,
  TARIFF_MONTHS,
  TARIFF_PRICES,
  type Tariff,
  TRIAL_DAYS,
} from '@ot/domain'
import { paths } from '../../lib/paths.ts'
import { rubles } from '../../lib/rubles.ts'
import { typeset } from '../../lib/typeset.ts'
import { NoteMark } from './note-mark.tsx'
import styles from './tariff-card.module.css'
import type { TariffFeature } from './tariff-offers.ts'

const PERIOD_LABELS = { 3: '3 месяца', 6: '6 месяцев', 12: '12 месяцев' } as const

function FreePrice() {
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

function PaidPrice({ tariff }: { tariff: 'basic' | 'standard' }) {
  const prices = TARIFF_PRICES[tariff]
  return (
    <>
      <p className={styles.price}>
        <strong>
          {rubles(monthlyPrice(tariff))}
          <small> в месяц</small>
        </strong>
        <span>
          {typeset('при оплате за 12 месяцев')}
          <NoteMark note="month" />
        </span>
      </p>
      <dl className={styles.periods}>
        {TARIFF_MONTHS.map((months) => (
          <div key={months}>
            <dt>{typeset(PERIOD_LABELS[months])}</dt>
            <dd>{rubles(prices[months])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function TariffCard({ tariff, features }: { tariff: Tariff; features: readonly TariffFeature[] }) {
  return (
    <article className={styles.card}>
      <h3>{TARIFF_LABELS[tariff]}</h3>
      {tariff === 'introductory' ? <FreePrice /> : <PaidPrice tariff={tariff} />}
      <ul className={styles.features}>
        {features.map(({ text, note }) => (
          <li key={text}>
            {typeset(text)}
            {note !== undefined && <NoteMark note={note} />}
          </li>
        ))}
      </ul>
      <a href={paths.register} className={styles.start}>
        Начать бесплатно<span className={styles.hidden}>, тариф «{TARIFF_LABELS[tariff]}»</span>
      </a>
    </article>
  )
}
