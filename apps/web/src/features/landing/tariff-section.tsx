import { type TariffMonths, TRIAL_DAYS } from '@ot/domain'
import { useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { MonthPrices } from './month-prices.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { SectionFrame } from './section-frame.tsx'
import { TariffCard } from './tariff-card.tsx'
import { TariffComparison } from './tariff-comparison.tsx'
import { TARIFF_OFFERS } from './tariff-offers.ts'
import styles from './tariff-section.module.css'

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
