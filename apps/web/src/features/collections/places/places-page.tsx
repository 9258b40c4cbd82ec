import { PAGES } from '@ot/domain'
import { CollectionPage } from '../page/collection-page.tsx'
import { useRecordChoices } from '../use-record-choices.ts'
import { placeSpec } from './place-spec.tsx'

/** /company/list/places */
export function PlacesPage() {
  return <CollectionPage title={PAGES.places.title} spec={placeSpec(useRecordChoices())} />
}
