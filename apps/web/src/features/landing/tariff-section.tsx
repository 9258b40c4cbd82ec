import { TARIFF_LABELS, TARIFF_MONTHS, TARIFF_PRICES, type TariffMonths, TRIAL_DAYS } from '@ot/domain'
import { useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { periodName } from './period-name.ts'
import { SectionFrame } from './section-frame.tsx'
import { TariffCard } from './tariff-card.tsx'
import { TariffComparison } from './tariff-comparison.tsx'
import { TARIFF_OFFERS } from './tariff-offers.ts'
import styles from './tariff-section.module.css'

const SHOWN = ['basic', 'standard'] as const
const MONTHS = 3

export function TariffSection() {
  const [months, setMonths] = useState<TariffMonths>(12)
  return (
    <SectionFrame
      id="tariffs"
      title="Тарифы"
      lead={typeset(
        `Первые ${TRIAL_DAYS} дней бесплатно на любом тарифе. Дальше — оплата по счёту за 3, 6 или 12 месяцев.`,
      )}
      isOnSheet
    >
      <MonthPrices />
      <PeriodSwitch months={months} onChange={setMonths} />
      <div className={styles.tariffs}>
        {TARIFF_OFFERS.map(({ tariff, features }) => (
          <TariffCard key={tariff} tariff={tariff} months={months} features={features} />
        ))}
      </div>
      <TariffComparison months={months} />
    </SectionFrame>
  )
}

/** Thousands are set off by style alone: the number stays one word, as the specification writes it. */
function WholeNumber({ value }: { value: number }) {
  const digits = value.toString()
  return (
    <>
      {digits.slice(0, -3)}
      <span className={styles.thousands}>{digits.slice(-3)}</span>
    </>
  )
}

/** On a phone the price of a month comes first, before the long cards. */
function MonthPrices() {
  return (
    <figure className={styles.block}>
      <dl className={styles.prices}>
        {SHOWN.map((tariff) => (
          <div key={tariff}>
            <dt>{TARIFF_LABELS[tariff]}</dt>
            <dd>
              <strong>
                <WholeNumber value={TARIFF_PRICES[tariff][MONTHS] / MONTHS} />
              </strong>{' '}
              {typeset('рублей в месяц')}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>{typeset(`Цена месяца при оплате за ${MONTHS} месяца`)}</figcaption>
    </figure>
  )
}

interface PeriodSwitchProps {
  months: TariffMonths
  onChange: (months: TariffMonths) => void
}

/** For how long one pays at once; the prices below follow. */
function PeriodSwitch({ months, onChange }: PeriodSwitchProps) {
  return (
    <div className={styles.switch} role="radiogroup" aria-labelledby="period-label">
      <span id="period-label" className={styles.label}>
        Оплата сразу за
      </span>
      <div className={styles.periods}>
        {TARIFF_MONTHS.map((period) => (
          <label key={period} className={styles.period}>
            <input
              type="radio"
              name="period"
              value={period}
              checked={period === months}
              onChange={() => onChange(period)}
            />
            {periodName(period)}
          </label>
        ))}
      </div>
    </div>
  )
}
