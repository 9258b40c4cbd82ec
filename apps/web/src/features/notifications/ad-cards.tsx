import type { AdCard } from '@ot/contract'
import { AD_CARD_PLACES, type AdCardPlace, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './ad-cards.module.css'
import { adCardsQuery } from './api/notification-queries.ts'

type ShownCard = Omit<AdCard, 'place'>

/** In the places that the operator has left empty. */
const TIPS = {
  1: {
    title: 'Сроки в своём календаре',
    text: 'Подпишитесь по ссылке, и сроки будут видны в телефоне, почте или Outlook.',
    url: PAGES.notificationsSummary.path,
    picture: null,
  },
  2: {
    title: 'Обязанности по нормам',
    text: 'По должностям видно, какие инструктажи, обучение, медосмотры и СИЗ нужны каждому.',
    url: PAGES.employeesNorms.path,
    picture: null,
  },
  3: {
    title: 'Документы одним архивом',
    text: 'Вся группа документов с реквизитами организации скачивается за один раз.',
    url: PAGES.documentsMain.path,
    picture: null,
  },
} satisfies Record<AdCardPlace, ShownCard>

/** Three cards of the operator; a tip about the product where there is none. */
export function AdCards() {
  const cards = useQuery(adCardsQuery())
  if (cards.isPending) return null
  return (
    <ul className={styles.cards} aria-label="Полезное">
      {AD_CARD_PLACES.map((place) => (
        <Card key={place} card={cards.data?.find((card) => card.place === place) ?? TIPS[place]} />
      ))}
    </ul>
  )
}

function Card({ card: { title, text, url, picture } }: { card: ShownCard }) {
  const [isBroken, setBroken] = useState(false)
  const isOutside = !url.startsWith('/')
  return (
    <li className={styles.card}>
      {picture !== null && !isBroken && (
        <img src={picture} alt="" className={styles.picture} loading="lazy" onError={() => setBroken(true)} />
      )}
      <a
        href={url}
        className={styles.title}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {typeset(title)}
      </a>
      <p className={styles.text}>{typeset(text)}</p>
    </li>
  )
}
