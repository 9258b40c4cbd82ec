import type { IncidentAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { incidentQuery } from '../../../lib/company/incidents.ts'
import { stale } from '../../../testing/fake-server.ts'
import { submit, type } from '../../../testing/form.ts'
import { openPage, press, settle } from '../../../testing/open-page.tsx'
import { IncidentsArea } from '../incidents-area.tsx'
import { incidentsServer } from '../testing/incidents-server.ts'
import { sampleIncident, sampleVictim } from '../testing/sample-incident.ts'
import { ListForm } from './list-form.tsx'
import { VictimsForm } from './victims-form.tsx'

const FRAME = { tellChanged: () => undefined, leave: () => undefined }

let server = incidentsServer({})
afterEach(() => server.restore())

function FormPage({ children }: { children: (incident: IncidentAnswer) => ReactNode }) {
  const { data } = useQuery(incidentQuery(5))
  return data === undefined ? null : children(data)
}

/** A form over an incident that a colleague saves before the first press. */
async function openForm(
  { before, after }: { before: Partial<IncidentAnswer>; after: Partial<IncidentAnswer> },
  form: (incident: IncidentAnswer) => ReactNode,
) {
  const bodies: unknown[] = []
  const answers = [sampleIncident({ version: 1, ...before }), sampleIncident({ version: 2, ...after })]
  server = incidentsServer({
    'GET /api/incidents/5': () => Response.json(answers.length > 1 ? answers.shift() : answers[0]),
    'PATCH /api/incidents/5': ({ body }, headers) => {
      bodies.push(body)
      return headers.get('If-Match') === '"2"' ? Response.json(answers[0]) : stale(2, 'Котов')
    },
  })
  const page = await openPage(
    <IncidentsArea title="Расследование">
      <FormPage>{form}</FormPage>
    </IncidentsArea>,
  )
  for (let turn = 0; turn < 3; turn += 1) await settle()
  return { page, bodies }
}

async function saveOver(page: HTMLElement): Promise<void> {
  await submit(page)
  await settle()
  expect(page.textContent).toContain('запись сохранили: Котов')
  await press(page, 'Сохранить моё')
  await settle()
}

const witness = (fullname: string) => ({
  employeeId: null,
  fullname,
  position: null,
  address: null,
  phone: null,
  email: null,
})
const withWitnesses = (...names: string[]): Partial<IncidentAnswer> => ({
  particulars: { ...sampleIncident().particulars, witnesses: names.map(witness) },
})

test('очевидец, которого внёс коллега, «Сохранить моё» не убирает', async () => {
  const { page, bodies } = await openForm(
    { before: withWitnesses('Пак'), after: withWitnesses('Пак', 'Ли') },
    (incident) => <ListForm incident={incident} name="witnesses" frame={FRAME} onSaved={() => undefined} />,
  )
  await press(page, /Добавить очевидца/)
  type(page, 'witnesses-1-fullname', 'Юн')
  await saveOver(page)
  expect(bodies.at(-1)).toMatchObject({
    particulars: { witnesses: [{ fullname: 'Пак' }, { fullname: 'Юн' }, { fullname: 'Ли' }] },
  })
})

test('пострадавший, которого внёс коллега, остаётся', async () => {
  const first = sampleVictim(1)
  const added = sampleVictim(2, { fullname: 'Ёлкина Анна Юрьевна', diagnosis: 'ушиб' })
  const { page, bodies } = await openForm(
    { before: { victims: [first] }, after: { victims: [first, added] } },
    (incident) => <VictimsForm incident={incident} frame={FRAME} onSaved={() => undefined} />,
  )
  type(page, 'incident-victims', 'Громов')
  act(() => page.querySelector<HTMLElement>('[role=option]')?.click())
  await settle()
  await saveOver(page)
  expect(bodies.at(-1)).toMatchObject({
    victims: [{ employeeId: 11 }, { employeeId: 13 }, { employeeId: 12, diagnosis: 'ушиб' }],
  })
})
