import { monthlyPrice, TARIFF_LABELS, TARIFF_PRICES, type Tariff, type TariffMonths } from '@ot/domain'
import { rubles } from '@ot/text'
import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NoteMark } from './note-mark.tsx'
import { periodName } from './period-name.ts'
import styles from './tariff-comparison.module.css'
import { type Offer, TARIFF_DIFFERENCES } from './tariff-differences.ts'
import { TARIFF_OFFERS } from './tariff-offers.ts'

const SHOWN = TARIFF_OFFERS.map(({ tariff }) => tariff)

/** All tariffs side by side; the price follows the chosen period. */
export function TariffComparison({ months }: { months: TariffMonths }) {
  return (
    <>
      <h3 className={styles.title} id="comparison-title">
        Сравнение тарифов
      </h3>
      <table className={styles.table} aria-labelledby="comparison-title">
        <thead>
          <tr>
            <th scope="col">Что входит</th>
            {SHOWN.map((tariff) => (
              <th key={tariff} scope="col">
                {TARIFF_LABELS[tariff]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={
              <>
                {typeset(`Цена месяца при оплате за ${periodName(months)}`)}
                <NoteMark note="month" />
              </>
            }
            cell={(tariff) => <strong>{monthPrice(tariff, months)}</strong>}
          />
          {TARIFF_DIFFERENCES.map(({ name, offer }) => (
            <Row key={name} name={typeset(name)} cell={(tariff) => <OfferText offer={offer(tariff)} />} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ name, cell }: { name: ReactNode; cell: (tariff: Tariff) => ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {SHOWN.map((tariff) => (
        <td key={tariff}>{cell(tariff)}</td>
      ))}
    </tr>
  )
}

function monthPrice(tariff: Tariff, months: TariffMonths): string {
  return TARIFF_PRICES[tariff] === null ? 'бесплатно' : rubles(monthlyPrice(tariff, months))
}

function OfferText({ offer }: { offer: Offer }) {
  if (offer === false) return <span className={styles.no}>{typeset('не входит')}</span>
  if (offer === true) {
    return (
      <>
        <span className={styles.yes} aria-hidden="true">
          ✓
        </span>
        <VisuallyHidden>входит</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      {typeset(offer.text)}
      {offer.note !== undefined && <NoteMark note={offer.note} />}
    </>
  )
}
