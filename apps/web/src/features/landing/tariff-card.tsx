import { PAGES, TARIFF_LABELS, type Tariff, type TariffMonths } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { NoteMark } from './note-mark.tsx'
import styles from './tariff-card.module.css'
import type { TariffFeature } from './tariff-offers.ts'
import { FreePrice, PaidPrice } from './tariff-price.tsx'

interface TariffCardProps {
  tariff: Tariff
  months: TariffMonths
  features: readonly TariffFeature[]
}

export function TariffCard({ tariff, months, features }: TariffCardProps) {
  return (
    <article className={styles.card}>
      <h3>{TARIFF_LABELS[tariff]}</h3>
      {tariff === 'introductory' ? <FreePrice /> : <PaidPrice tariff={tariff} months={months} />}
      <ul className={styles.features}>
        {features.map(({ text, note }) => (
          <li key={text}>
            {typeset(text)}
            {note !== undefined && <NoteMark note={note} />}
          </li>
        ))}
      </ul>
      <a href={PAGES.register.path} className={styles.start}>
        Начать бесплатно<span className={styles.hidden}>, тариф «{TARIFF_LABELS[tariff]}»</span>
      </a>
    </article>
  )
}
