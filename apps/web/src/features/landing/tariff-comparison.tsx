import {
  monthlyPrice,
  TARIFF_LABELS,
  TARIFF_LIMITS,
  TARIFF_PRICES,
  type Tariff,
  type TariffMonths,
} from '@ot/domain'
import { rubles } from '@ot/text'
import type { ReactNode } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LIBRARY_FORMS } from './library-size.ts'
import { NoteMark } from './note-mark.tsx'
import { includesAllSections, OPTIONAL_SECTIONS_NAME } from './optional-sections.ts'
import { periodName } from './period-name.ts'
import styles from './tariff-comparison.module.css'
import { TARIFF_OFFERS, type TariffFeature } from './tariff-offers.ts'

const EVERYWHERE = [
  `Библиотека: более ${LIBRARY_FORMS} форм и шаблонов`,
  'Инструктажи, инструкции, обучение, СОУТ и риски',
  'Приказы об ответственных, заявки и чек-листы',
  'Расследование происшествий и учёт микротравм',
  'Уведомления о сроках и новости охраны труда',
  'Выгрузка всех данных и документов',
]

/** The comparison, row by row; what differs stands first. */
const TARIFF_DIFFERENCES: readonly TariffDifference[] = [
  { name: 'Работников', offer: (tariff) => ({ text: `до ${TARIFF_LIMITS[tariff].employees}` }) },
  {
    name: 'Рабочие места и виды деятельности',
    offer: (tariff) => ({ text: TARIFF_LIMITS[tariff].officeActivitiesOnly ? 'только офисные' : 'любые' }),
  },
  { name: OPTIONAL_SECTIONS_NAME, offer: includesAllSections },
  {
    name: 'Персональные шаблоны',
    offer: (tariff) =>
      TARIFF_LIMITS[tariff].personalTemplates
        ? { text: 'бесплатно' }
        : { text: 'за отдельную плату', note: 'personal' },
  },
  ...EVERYWHERE.map((name) => ({ name, offer: () => true })),
]

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

/** What a tariff gives: words, or whether it is there at all. */
type Offer = TariffFeature | boolean

interface TariffDifference {
  name: string
  offer: (tariff: Tariff) => Offer
}
