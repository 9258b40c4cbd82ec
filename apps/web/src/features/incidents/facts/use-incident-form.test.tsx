import type { IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import { stale } from '../../../testing/fake-server.ts'
import { submit, type } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident } from '../testing/sample-incident.ts'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { useIncidentForm } from './use-incident-form.ts'

const READ = 'GET /api/incidents/5'
const PATCH = 'PATCH /api/incidents/5'

let server = incidentsServer({})
afterEach(() => server.restore())

const FRAME = { tellChanged: () => undefined, leave: () => undefined }
const PLACE: FieldTable<{ place: string }> = {
  place: textField({ label: 'Место', kind: 'line', max: 500 }),
}

function PlaceForm({ incident }: { incident: IncidentAnswer }) {
  const of = useIncidentForm(incident, {
    valuesOf: ({ place }) => ({ place }),
    table: PLACE,
    changes: (_values, changed) => changed,
    onSaved: () => undefined,
  })
  return (
    <IncidentFormFrame of={of} frame={FRAME} onShowStored={() => undefined}>
      <FieldRows form={of.form} table={PLACE} names={['place']} prefix="fact" today="2026-11-21" />
    </IncidentFormFrame>
  )
}

function PlacePage() {
  const { data } = useQuery(incidentQuery(5))
  return data === undefined ? null : <PlaceForm incident={data} />
}

/** A form over the place, saved after a colleague has changed the incident. */
async function savePlace(theirs: Partial<IncidentAnswer>) {
  let stored = sampleIncident({ id: 5, version: 1, place: 'Цех', circumstances: 'Оступился' })
  const bodies: unknown[] = []
  server = incidentsServer({
    [READ]: () => Response.json(stored),
    [PATCH]: ({ body }, headers) => {
      bodies.push(body)
      if (headers.get('If-Match') !== `"${stored.version}"`) {
        return stale(stored.version, 'Котов', 'Обстоятельства')
      }
      stored = { ...stored, place: 'Склад', version: 3 }
      return Response.json(stored)
    },
  })
  const page = await openPage(
    <IncidentsArea title="Расследование">
      <PlacePage />
    </IncidentsArea>,
  )
  for (let turn = 0; turn < 3; turn += 1) await settle()
  type(page, 'fact-place', 'Склад')
  stored = { ...stored, ...theirs, version: 2 }
  await submit(page)
  await settle()
  return { page, bodies }
}

test('чужое изменение другого поля названо, «Сохранить моё» его не стирает: уходит только своё', async () => {
  const { page, bodies } = await savePlace({ circumstances: 'Упал с лестницы' })
  expect(page.textContent).toContain('запись сохранили: Котов, 21.11.2026, 12:00')
  expect(page.textContent).toContain(
    'Поля, которые открыты у вас, не изменились. Изменено другое: Обстоятельства.',
  )
  await press(page, 'Сохранить моё')
  await settle()
  expect(bodies).toEqual([{ place: 'Склад' }, { place: 'Склад' }])
})

test('то же поле: рядом стоит, что было, что сохранено и что введено; закрытый вопрос ничего не теряет', async () => {
  const { page, bodies } = await savePlace({ place: 'Двор' })
  const cells = [...page.querySelectorAll('dialog td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['Цех', 'Двор', 'Склад'])
  act(() => page.querySelector<HTMLElement>('dialog [aria-label="Закрыть"]')?.click())
  expect(page.querySelector('dialog')).toBeNull()
  expect(page.querySelector<HTMLTextAreaElement>('#fact-place')?.value).toBe('Склад')
  expect(page.textContent).toContain('Ваши изменения пока не записаны')
  await submit(page)
  await settle()
  expect(page.textContent).toContain('запись сохранили: Котов')
  expect(bodies).toHaveLength(2)
})
