import type { IncidentAnswer } from '@ot/contract'
import { useDepartments } from '../../../lib/company/staff.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { eventSpecs } from './event-specs.ts'
import { SpecsForm } from './specs-form.tsx'

interface EventFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

/** When, where, what: what the deadlines are counted from. */
export function EventForm(props: EventFormProps) {
  const { company } = useIncidentsScope()
  const departments = useDepartments(company.id)
  return (
    <SpecsForm
      {...props}
      specs={eventSpecs(departments)}
      factsOf={(incident) => incident}
      changes={(facts) => facts}
      fieldOf={(wire) => wire}
    />
  )
}
