import type { IncidentAnswer } from '@ot/contract'
import { useDepartments } from '../../../lib/company/staff.ts'
import { withoutPrefix } from '../../../lib/form/form-problems.ts'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { CommissionForm } from './commission-form.tsx'
import { DegreeForm } from './degree-form.tsx'
import { eventSpecs } from './event-specs.ts'
import { ExtensionForm } from './extension-form.tsx'
import { type FactsKey, factsTitle } from './facts-keys.ts'
import { ListForm } from './list-form.tsx'
import {
  ACT_SPECS,
  HELP_SPECS,
  INSPECTION_SPECS,
  QUALIFICATION_SPECS,
  SCENE_SPECS,
} from './particulars-specs.ts'
import { SpecsForm } from './specs-form.tsx'
import { victimChanges } from './victim-changes.ts'
import { INJURY_SPECS, OUTCOME_SPECS, workSpecs } from './victim-specs.ts'
import { VictimsForm } from './victims-form.tsx'

const WIDTH = 760

interface FactsDialogProps {
  incident: IncidentAnswer
  about: FactsKey
  isOpen: boolean
  onClose: () => void
}

/** The form of one group of facts: the same from the step that asks and from the page of facts. */
export function FactsDialog({ incident, about, isOpen, onClose }: FactsDialogProps) {
  return (
    <FormDialog title={factsTitle(about, incident)} width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) => <FactsForm incident={incident} about={about} frame={frame} onSaved={onClose} />}
    </FormDialog>
  )
}

interface FactsFormProps {
  incident: IncidentAnswer
  about: FactsKey
  frame: FormInDialog
  onSaved: () => void
}

function FactsForm({ about, ...form }: FactsFormProps) {
  switch (about.kind) {
    case 'event':
      return <EventForm {...form} />
    case 'victims':
      return <VictimsForm {...form} />
    case 'degree':
      return <DegreeForm {...form} />
    case 'commission':
      return <CommissionForm {...form} />
    case 'extension':
      return <ExtensionForm {...form} />
    case 'help':
    case 'scene':
    case 'qualification':
    case 'act':
    case 'inspection':
      return <ParticularsForm {...form} kind={about.kind} />
    case 'injury':
    case 'work':
    case 'outcome':
      return <VictimForm {...form} kind={about.kind} victimId={about.victimId} />
    case 'witnesses':
    case 'officials':
    case 'causes':
    case 'offenders':
      return <ListForm {...form} name={about.kind} />
  }
}

const PARTICULARS = {
  help: HELP_SPECS,
  scene: SCENE_SPECS,
  qualification: QUALIFICATION_SPECS,
  act: ACT_SPECS,
  inspection: INSPECTION_SPECS,
} as const

const OF_VICTIM = { injury: () => INJURY_SPECS, work: workSpecs, outcome: () => OUTCOME_SPECS } as const

type OwnFormProps<Kind> = Omit<FactsFormProps, 'about'> & { kind: Kind }

function ParticularsForm({ kind, ...form }: OwnFormProps<keyof typeof PARTICULARS>) {
  return (
    <SpecsForm
      {...form}
      specs={PARTICULARS[kind]}
      factsOf={scalars}
      changes={(particulars) => ({ particulars })}
      fieldOf={withoutPrefix('particulars')}
    />
  )
}

function scalars({
  particulars: {
    causes: _causes,
    witnesses: _witnesses,
    officials: _officials,
    offenders: _offenders,
    orderAnswers: _orderAnswers,
    ...own
  },
}: IncidentAnswer) {
  return own
}

function VictimForm({
  kind,
  victimId,
  ...form
}: OwnFormProps<keyof typeof OF_VICTIM> & { victimId: number }) {
  const index = form.incident.victims.findIndex(({ id }) => id === victimId)
  const victim = form.incident.victims[index]
  if (victim === undefined) return <p>Этого человека среди пострадавших больше нет.</p>
  return (
    <SpecsForm
      {...form}
      specs={OF_VICTIM[kind](victim)}
      factsOf={({ victims }) => victims.find(({ id }) => id === victimId) ?? victim}
      changes={(facts, stored) => victimChanges(stored, victimId, facts)}
      fieldOf={withoutPrefix(`victims.${index}`)}
    />
  )
}

interface EventFormProps {
  incident: IncidentAnswer
  frame: FormInDialog
  onSaved: () => void
}

/** When, where, what: what the deadlines are counted from. */
function EventForm(props: EventFormProps) {
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
