import { TARIFF_LABELS, TARIFF_PRICES } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import styles from './month-prices.module.css'

const SHOWN = ['basic', 'standard'] as const
const MONTHS = 3

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
export function MonthPrices() {
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
