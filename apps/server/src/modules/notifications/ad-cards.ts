import { type AdCard, NewAdCard } from '@ot/contract'
import { AD_CARD_PLACES } from '@ot/domain'
import type { Db } from '../../db/client.ts'
import type { Instant } from '../../foundation/clock.ts'
import { Invalid, NotFound } from '../../foundation/errors.ts'
import { pictureTypeOf } from '../../foundation/picture-type.ts'
import { fieldErrors } from '../../http/parse-input.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { deleteAdCard, findAdCard, listAdCards, upsertAdCard } from './ad-card-queries.ts'

const PICTURE_BYTES_MAX = 500 * 1024

export async function shownAdCards(db: Db): Promise<AdCard[]> {
  const rows = await listAdCards(db)
  return rows.flatMap(({ place: stored, title, text, url, picture, updatedAt }) => {
    const place = AD_CARD_PLACES.find((known) => known === stored)
    if (place === undefined) return []
    // A picture that was replaced is another address: the browser's copy of the former one is not shown.
    const address = `/api/ad-cards/${place}/picture?at=${Date.parse(updatedAt)}`
    return [{ place, title, text, url, picture: picture === null ? null : address }]
  })
}

export async function adCardPicture(db: Db, place: number): Promise<FileAnswer> {
  const card = await findAdCard(db, place)
  if (card === null || card.picture === null || card.pictureType === null) throw new NotFound()
  return { fileName: `card-${place}`, content: card.picture, mediaType: card.pictureType }
}

/** The operator's card takes the place of the one that stood there; a picture that would not show is refused now. */
export async function saveAdCard(
  db: Db,
  given: Readonly<Record<keyof NewAdCard, unknown>>,
  { picture, now }: { picture: Buffer | null; now: Instant },
): Promise<void> {
  const parsed = NewAdCard.safeParse(given)
  if (!parsed.success) throw new Invalid(fieldErrors(parsed.error))
  const pictureType = picture === null ? null : pictureTypeOf(picture)
  if (picture !== null && pictureType === null) {
    throw Invalid.field('картинка', 'нужен файл PNG, JPG или WebP')
  }
  if (picture !== null && picture.length > PICTURE_BYTES_MAX) {
    throw Invalid.field('картинка', 'больше 500 КБ')
  }
  await upsertAdCard(db, { ...parsed.data, picture, pictureType, updatedAt: now })
}

export async function removeAdCard(db: Db, place: number): Promise<boolean> {
  return deleteAdCard(db, place)
}
