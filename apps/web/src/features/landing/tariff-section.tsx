import { TRIAL_DAYS } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { MonthPrices } from './month-prices.tsx'
import { SectionFrame } from './section-frame.tsx'
import { TariffCard } from './tariff-card.tsx'
import { TARIFF_OFFERS } from './tariff-offers.ts'
import styles from './tariff-section.module.css'

export function TariffSection() {
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
      <div className={styles.tariffs}>
        {TARIFF_OFFERS.map(({ tariff, features }) => (
          <TariffCard key={tariff} tariff={tariff} features={features} />
        ))}
      </div>
    </SectionFrame>
  )
}
