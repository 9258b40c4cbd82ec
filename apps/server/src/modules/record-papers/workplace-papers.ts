import { CONDITIONS_CLASSES, isDeclared } from '@ot/domain'
import { compareNames, shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import {
  listWorkplaces,
  standingOnWorkplaces,
  type WorkplaceRow,
  workplaceDeadline,
} from '../events/index.ts'
import {
  type ChosenPerson,
  type PaperRecords,
  personCells,
  type RecordRequest,
  recordsOfSection,
  workingPeople,
} from './record-request.ts'

const NOT_ASSESSED = 'не оценено'
const dated = (date: string | null) => (date === null ? '' : shortDate(date))

type Occupied = { workplace: WorkplaceRow; people: readonly ChosenPerson[] }

/** Of one department: its own workplaces, and those where its people stand. */
async function listOccupied(tx: Tx, request: RecordRequest): Promise<Occupied[]> {
  const { companyId, departmentId, isNamed } = request
  const chosen = new Map(workingPeople(request.people).map((person) => [person.id, person]))
  const standing = await standingOnWorkplaces(tx, companyId)
  const isWhole = departmentId === null && !isNamed
  return (await listWorkplaces(tx, companyId)).flatMap((workplace) => {
    const people = (standing.get(workplace.id) ?? []).flatMap((id) => chosen.get(id) ?? [])
    const isOwn = departmentId !== null && workplace.departmentId === departmentId
    return isWhole || isOwn || people.length > 0 ? [{ workplace, people }] : []
  })
}

/** 426-ФЗ, ст. 15: workplaces with their classes, and how many there are of each. */
export async function workplaceList(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const occupied = await listOccupied(tx, request)
  if (occupied.length === 0) return []
  const records = recordsOfSection('workplace', {
    места: occupied.map(placeRow),
    классы: classRows(occupied),
  })
  return [{ person: null, records }]
}

function placeRow({ workplace, people }: Occupied) {
  const { number, name, workingConditionsClass, registeredOn, declarationNumber } = workplace
  const declared = isDeclared(workplace)
  return {
    номер_места: number,
    название: name,
    отдел: [...new Set(people.map(({ department }) => department))].join('; '),
    работников: String(people.length),
    класс: workingConditionsClass ?? NOT_ASSESSED,
    внесено: dated(registeredOn),
    следующая: declared ? 'не требуется' : dated(workplaceDeadline(workplace)),
    декларация: declared ? (declarationNumber ?? 'есть') : '',
  }
}

function classRows(occupied: readonly Occupied[]) {
  return [...CONDITIONS_CLASSES, null].flatMap((assessed) => {
    const ofClass = occupied.filter(({ workplace }) => workplace.workingConditionsClass === assessed)
    if (ofClass.length === 0) return []
    const people = ofClass.flatMap((one) => one.people)
    return [
      {
        класс: assessed ?? NOT_ASSESSED,
        мест: String(ofClass.length),
        работников: String(people.length),
        женщин: String(people.filter(({ sex }) => sex === 'f').length),
      },
    ]
  })
}

/** 426-ФЗ, ст. 15, ч. 5: everybody with the card of his workplace. */
export async function assessmentAcquaintance(tx: Tx, request: RecordRequest): Promise<PaperRecords[]> {
  const rows = (await listOccupied(tx, request)).flatMap(({ workplace, people }) =>
    people.map((person) => ({
      ...personCells(person),
      номер_места: workplace.number,
      класс: workplace.workingConditionsClass ?? NOT_ASSESSED,
      утверждён: dated(workplace.reportOn),
    })),
  )
  if (rows.length === 0) return []
  const sorted = rows.toSorted((left, right) => compareNames(left.фио, right.фио))
  return [{ person: null, records: recordsOfSection('workplace', { знакомятся: sorted }) }]
}
