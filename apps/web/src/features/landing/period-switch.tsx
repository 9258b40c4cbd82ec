import { TARIFF_MONTHS, type TariffMonths } from '@ot/domain'
import { periodName } from './period-name.ts'
import styles from './period-switch.module.css'

interface PeriodSwitchProps {
  months: TariffMonths
  onChange: (months: TariffMonths) => void
}

/** For how long one pays at once; the prices below follow. */
export function PeriodSwitch({ months, onChange }: PeriodSwitchProps) {
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
