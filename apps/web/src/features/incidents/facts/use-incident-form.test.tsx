// @vitest-environment happy-dom
import type { IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { failure } from '../../../testing/fake-server.ts'
import { submit, type } from '../../../testing/form.ts'
import { openPage, settle } from '../../../testing/open-page.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { incidentQuery } from '../api/incident-queries.ts'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident } from '../testing/sample-incident.ts'
import { useIncidentForm } from './use-incident-form.ts'

const READ = 'GET /api/incidents/5'
const PATCH = 'PATCH /api/incidents/5'

let server = incidentsServer({})
afterEach(() => server.restore())

function PlaceForm({ incident }: { incident: IncidentAnswer }) {
  const { place, circumstances } = incident
  const form = useIncidentForm(incident, {
    from: { place, circumstances },
    labels: {},
    changes: (_values, changed) => changed,
    onSaved: () => undefined,
  })
  const { problemLine, values, set } = form
  return (
    <form
      ref={form.ref}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <TextField id="place" label="Место" value={values.place} onChange={(next) => set('place', next)} />
      {problemLine !== null && <FormError text={problemLine} />}
    </form>
  )
}

function PlacePage() {
  const { data } = useQuery(incidentQuery(5))
  return data === undefined ? null : <PlaceForm incident={data} />
}

test('чужое изменение другого поля второе нажатие не стирает: уходит только своё', async () => {
  let stored = sampleIncident({ id: 5, version: 1, place: 'Цех', circumstances: 'Оступился' })
  const bodies: unknown[] = []
  server = incidentsServer({
    [READ]: () => Response.json(stored),
    [PATCH]: ({ body }, headers) => {
      bodies.push(body)
      if (headers.get('If-Match') !== `"${stored.version}"`) return failure(412, 'Запись сохранил другой.')
      stored = { ...stored, place: 'Склад', version: 3 }
      return Response.json(stored)
    },
  })
  const page = await openPage(<PlacePage />)
  await settle()
  type(page, 'place', 'Склад')
  stored = { ...stored, circumstances: 'Упал с лестницы', version: 2 }
  await submit(page)
  await settle()
  expect(page.textContent).toContain('запишутся только ваши изменения')
  await submit(page)
  await settle()
  expect(bodies).toEqual([{ place: 'Склад' }, { place: 'Склад' }])
})
