import type { IncidentAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldLabels } from '../../../lib/form/form-problems.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import { changeIncident, type IncidentChanges } from '../api/change-incident.ts'
import { incidentQuery } from '../api/incident-queries.ts'

const STALE = 412

interface IncidentFormOptions<Values> {
  from: Values
  labels: FieldLabels
  schema?: FormSchema<Values, Values>
  /** What is sent, over the incident as it is stored now. */
  changes: (values: Values, changed: Partial<Values>, stored: IncidentAnswer) => IncidentChanges
  /** `particulars.kindCode` of the wire → `kindCode` of the form. */
  fieldOf?: (wire: string) => string
  onSaved: () => void
}

/** A form over a part of an incident: only what was changed is sent, so that a save in between loses nothing. */
export function useIncidentForm<Values extends object>(
  incident: IncidentAnswer,
  options: IncidentFormOptions<Values>,
) {
  const { labels, schema = typedForm<Values>(), changes, fieldOf = (wire) => wire, onSaved } = options
  const client = useQueryClient()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [from] = useState(options.from)
  const stored = useRef(incident)

  async function save(values: Values, changed: Partial<Values>): Promise<void> {
    const { id, version } = stored.current
    try {
      await changeIncident(client, id, changes(values, changed, stored.current), version)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === STALE) {
        stored.current = await client.fetchQuery({ ...incidentQuery(id), staleTime: 0 })
        throw again(error)
      }
      throw named(error, fieldOf)
    }
  }

  return useContractForm(schema, { from, labels, save, onSaved })
}

/** The advice to everybody else; here it would lose what is typed. */
const REFRESH = / Обновите страницу и повторите\.$/

/** Somebody saved in between. What is typed stays, and the next attempt goes over what he saved. */
export function again({ status, description }: ApiError, button = 'Сохранить'): ApiError {
  return new ApiError(
    status,
    `${description.replace(REFRESH, '')} Нажмите «${button}» ещё раз: запишутся только ваши изменения, остальное не пропадёт.`,
  )
}

/** The same failure with the names of the form. */
export function named(
  { status, description, errors }: ApiError,
  fieldOf: (wire: string) => string,
): ApiError {
  const problems = errors.map(({ field, message }) => ({ field: fieldOf(field), message }))
  return new ApiError(status, description, { errors: problems })
}

/** Takes `prefix.` off the names under it. */
export function under(prefix: string): (wire: string) => string {
  return (wire) => (wire.startsWith(`${prefix}.`) ? wire.slice(prefix.length + 1) : wire)
}
