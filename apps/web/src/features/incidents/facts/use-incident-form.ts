import type { IncidentAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { changeIncident, type IncidentChanges, incidentQuery } from '../../../lib/company/incidents.ts'
import { inFormNames } from '../../../lib/form/form-problems.ts'
import { type ConflictLine, conflictLines } from '../../../lib/form/save-conflict.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useVersionedForm } from '../../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { type FieldTable, fieldLabels } from '../../../ui/form/field-table.tsx'

interface IncidentFormOptions<Values> {
  /** What stands of an incident in the form. */
  valuesOf: (incident: IncidentAnswer) => Values
  /** Where the form begins with something else than what is stored. */
  from?: Values
  table: FieldTable<Values>
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
  const {
    valuesOf,
    table,
    schema = typedForm<Values>(),
    changes,
    fieldOf = (wire) => wire,
    onSaved,
  } = options
  const client = useQueryClient()
  // What is loaded anew while somebody types must not become what his changes are counted from.
  const [begun] = useState(() => ({ stored: valuesOf(incident), from: options.from ?? valuesOf(incident) }))
  const stored = useRef(incident)

  async function save(values: Values, version: SeenVersion, changed: Partial<Values>): Promise<void> {
    try {
      await changeIncident(client, incident.id, changes(values, changed, stored.current), version)
    } catch (error) {
      throw inFormNames(error, fieldOf)
    }
  }

  const { form, saveMine, ...versioned } = useVersionedForm(schema, {
    from: begun.from,
    draft: `incident:${incident.id}:${Object.keys(table).join()}`,
    labels: fieldLabels(table),
    version: incident.version,
    save,
    readStored: () => readAnew(client, incidentQuery(incident.id)),
    onSaved,
  })

  return {
    form,
    ...versioned,
    saveMine(theirs: IncidentAnswer): void {
      stored.current = theirs
      saveMine(theirs)
    },
    linesOf: (theirs: IncidentAnswer): ConflictLine[] =>
      conflictLines(table, { ...versioned.sides(begun.stored), stored: valuesOf(theirs) }),
  }
}
