import { foldLetters } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { programmeName } from '../training/programme-name.ts'
import type { Programme } from '../training/programmes.ts'

/** PP 2464, п. 53, подп. «е» and п. 33, подп. «а»: what whoever briefs at the workplace has learnt himself. */
const OF_INSTRUCTOR: readonly Programme[] = ['methods', 'first-aid']

type Named = { personId: number; lastName: string; firstName: string; fatherName: string }
type Training = {
  personId: number
  programme: Programme
  date: CalendarDate | null
  deadline: CalendarDate | null
  failed: boolean
}

/** «Петров П. П.» or the name in full among the staff; null: nobody, or several people. */
export function instructorAmong<P extends Named>(text: string, staff: readonly P[]): P | null {
  const [surname = '', ...names] = wordsOf(text)
  const found = staff.filter(({ lastName, firstName, fatherName }) => {
    const own = [firstName, fatherName].map((name) => wordsOf(name)[0] ?? '')
    return wordsOf(lastName)[0] === surname && names.slice(0, 2).every((name, i) => isOf(name, own[i] ?? ''))
  })
  const [first] = found
  const isOne = found.every(({ personId }) => personId === first?.personId)
  return first !== undefined && isOne ? first : null
}

function isOf(written: string, name: string): boolean {
  return written.length === 1 ? name.startsWith(written) : name === written
}

function wordsOf(text: string): string[] {
  return foldLetters(text)
    .split(/[\s.,]+/u)
    .filter((word) => word !== '')
}

/** What did not hold on the day, in words; a training of a later day says nothing of the time before it. */
export function lackingOfInstructor(
  personId: number,
  trainings: readonly Training[],
  day: CalendarDate,
): string[] {
  const own = trainings.filter((training) => training.personId === personId)
  return OF_INSTRUCTOR.filter((programme) => {
    const ofProgramme = own.filter((training) => training.programme === programme)
    return !ofProgramme.some((training) => holdsOn(training, day))
  }).map((programme) => programmeName(programme))
}

function holdsOn({ date, deadline, failed }: Training, day: CalendarDate): boolean {
  if (date === null || failed) return false
  return date > day || deadline === null || deadline >= day
}
