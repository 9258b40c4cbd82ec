import type { IncidentFacts, PrintedPersonFacts, TemplateSummary } from '@ot/doc-library'
import { incidentLabel, STANDINGS } from '@ot/domain'
import { Invalid } from '../../foundation/errors.ts'
import type { IncidentWorld } from './incident-world.ts'

/** What one paper of an incident is about: all of it, one victim, one person who was questioned. */
export type IncidentSubject = {
  kind: 'incident'
  id: number
  name: string
  victimId: number | null
  personIndex: number | null
  facts: { incident: { label: string }; employee?: PrintedPersonFacts }
  incident: IncidentFacts
}

export type ChosenPart = { victimId?: number | undefined; personIndex?: number | undefined }

const TO_OTHER_EMPLOYER = 'soobshchenie-drugomu-rabotodatelyu'
const OF_VICTIM: readonly string[] = [
  'soobshchenie-strahovshchiku',
  TO_OTHER_EMPLOYER,
  'zapros-o-stepeni-tyazhesti',
  'zapros-o-zaklyuchitelnom-diagnoze',
  'protokol-oprosa-postradavshego',
  'akt-n-1',
  'akt-n-1ps',
  'soobshchenie-o-posledstviyah',
  'soprovoditelnoe-pismo-v-sfr',
  'raspiska-o-vruchenii-akta',
]
const OF_WITNESS = 'protokol-oprosa-ochevidca'
const OF_OFFICIAL = 'protokol-oprosa-dolzhnostnogo-lica'
const OF_ANYBODY = 'obyasnitelnaya-zapiska'

/** The act has a number of its own: that of the journal of accidents. */
const NUMBERED_BY_JOURNAL: readonly string[] = ['akt-n-1', 'akt-n-1ps']

/** Every paper that the template makes of this incident, in the order of its people. */
export function subjectsOfIncident(world: IncidentWorld, { id, scope }: TemplateSummary): IncidentSubject[] {
  const { facts } = world
  if (scope === 'incident' && OF_VICTIM.includes(id)) {
    return facts.victims.flatMap((_, about) => (isAsked(world, id, about) ? [ofVictim(world, about)] : []))
  }
  const people = scope === 'incident' ? questionedBy(world, id) : null
  if (people === null || people.length === 0) return [whole(world)]
  return people.map((_, index) => ofPerson(world, people, index))
}

/** Another employer is told of those of the victims that he sent, or to whom they were sent. */
function isAsked({ loaded }: IncidentWorld, id: string, about: number): boolean {
  const standing = loaded.victims[about]?.facts.standing ?? 'employee'
  return id !== TO_OTHER_EMPLOYER || STANDINGS[standing].isToldToThem
}

/** The one asked for; with several victims it has to be named. */
export function oneSubject(
  world: IncidentWorld,
  template: TemplateSummary,
  { victimId, personIndex }: ChosenPart,
): IncidentSubject {
  const all = subjectsOfIncident(world, template)
  const [first] = all
  if (first === undefined)
    throw Invalid.field('incidentId', 'В происшествии нет пострадавших, о которых такая бумага')
  if (first.victimId !== null) {
    if (victimId === undefined && all.length > 1) throw Invalid.field('victimId', 'Выберите пострадавшего')
    const one = victimId === undefined ? first : all.find((subject) => subject.victimId === victimId)
    if (one === undefined) throw Invalid.field('victimId', 'Такого пострадавшего в происшествии нет')
    return one
  }
  if (personIndex === undefined) return first.personIndex === null ? first : whole(world)
  const one = all.find((subject) => subject.personIndex === personIndex)
  if (one === undefined) throw Invalid.field('personIndex', 'Такого человека в происшествии нет')
  return one
}

/** Null: the next of the register. */
export function ownNumber({ id }: TemplateSummary, { incident }: IncidentSubject): string | null {
  if (!NUMBERED_BY_JOURNAL.includes(id) || incident.about === null) return null
  return incident.victims[incident.about]?.act ?? null
}

function questionedBy({ facts, officials }: IncidentWorld, id: string): IncidentFacts['witnesses'] | null {
  switch (id) {
    case OF_WITNESS:
      return facts.witnesses
    case OF_OFFICIAL:
      return officials
    case OF_ANYBODY:
      return [...facts.witnesses, ...officials]
    default:
      return null
  }
}

function whole({ loaded: { incident }, facts }: IncidentWorld): IncidentSubject {
  const label = `Происшествие ${incidentLabel(incident)}`
  return {
    kind: 'incident',
    id: incident.id,
    name: label,
    victimId: null,
    personIndex: null,
    facts: { incident: { label } },
    incident: facts,
  }
}

function ofVictim(world: IncidentWorld, about: number): IncidentSubject {
  const { loaded, facts } = world
  const victim = facts.victims[about]
  const row = loaded.victims[about]
  if (victim === undefined || row === undefined) return whole(world)
  const subject = whole(world)
  const name = `${row.fullname}, ${subject.name.toLowerCase()}`
  return {
    ...subject,
    name,
    victimId: row.id,
    facts:
      row.employeeId === null
        ? { incident: { label: name } }
        : { ...subject.facts, employee: { ...victim.person, id: row.employeeId } },
    incident: { ...facts, about },
  }
}

function ofPerson(world: IncidentWorld, people: IncidentFacts['witnesses'], index: number): IncidentSubject {
  const person = people[index]
  const subject = whole(world)
  if (person === undefined) return subject
  const name = `${person.fullName}, ${subject.name.toLowerCase()}`
  return {
    ...subject,
    name,
    personIndex: index,
    facts: { incident: { label: name } },
    incident: { ...world.facts, questioned: person },
  }
}
