import { PAGES, usualThings } from '@ot/domain'
import { CollectionPage } from '../page/collection-page.tsx'
import { useRecordChoices } from '../use-record-choices.ts'
import { ImportThings } from './import-things.tsx'
import { thingSpec } from './thing-spec.tsx'
import { UsualThings } from './usual-things.tsx'

/** /company/list/things */
export function ThingsPage() {
  const choices = useRecordChoices()
  return (
    <CollectionPage
      title={PAGES.things.title}
      spec={thingSpec(choices)}
      actions={({ id }) => <ImportThings companyId={id} />}
      besides={(things, add) => (
        <UsualThings of={usualThings({ positions: choices.positions, things })} onAdd={add} />
      )}
    />
  )
}
