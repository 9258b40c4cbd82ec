import { PAGES } from '@ot/domain'
import { CollectionPage } from '../page/collection-page.tsx'
import { useRecordChoices } from '../use-record-choices.ts'
import { ImportThings } from './import-things.tsx'
import { thingSpec } from './thing-spec.tsx'

/** /company/list/things */
export function ThingsPage() {
  return (
    <CollectionPage
      title={PAGES.things.title}
      spec={thingSpec(useRecordChoices())}
      actions={({ id }) => <ImportThings companyId={id} />}
    />
  )
}
