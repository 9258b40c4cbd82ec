import { TARIFF_LABELS, TARIFF_MONTHS, TARIFF_PRICES, TRIAL_DAYS } from '@ot/domain'
import { rubles } from '@ot/text'
import { typeset } from '../../lib/typeset.ts'
import styles from './legal-document.module.css'

const PAID = ['basic', 'standard'] as const

export function OfferPriceTable() {
  return (
    <table className={styles.prices}>
      <caption>Цены тарифов за период</caption>
      <thead>
        <tr>
          <th scope="col">Тариф</th>
          {TARIFF_MONTHS.map((months) => (
            <th key={months} scope="col">
              {typeset(`${months} мес.`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PAID.map((tariff) => (
          <tr key={tariff}>
            <th scope="row">{TARIFF_LABELS[tariff]}</th>
            {TARIFF_MONTHS.map((months) => (
              <td key={months}>{rubles(TARIFF_PRICES[tariff][months])}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{TARIFF_LABELS.introductory}</th>
          <td colSpan={TARIFF_MONTHS.length}>{typeset(`бесплатно, ${TRIAL_DAYS} дней`)}</td>
        </tr>
      </tbody>
    </table>
  )
}
