import type { Completion, EventAnswer } from '@ot/contract'
import { PROGRAMME_FACTS } from '@ot/domain'
import type { DemoDepartment } from './demo-people.ts'

const SPECIALIST = 'Черных Т. П., специалист по охране труда'
const FOREMEN: Record<DemoDepartment, string> = {
  Администрация: SPECIALIST,
  'Производственный участок': 'Воробей С. И., мастер участка',
  'Склад и транспорт': 'Гончаренко Л. М., заведующий складом',
}
const TRAINING_CENTRE = 'Учебный центр «Заречье-Профи»'
const CLINIC = 'Поликлиника № 3'
/** A helmet or earplugs have no size. */
const SIZES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(костюм|комбинезон|халат|фартук|жилет|плащ|куртка|пальто)/i, ['48–50', '52–54', '56–58']],
  [/^(обувь|ботинки|сапоги|валенки)/i, ['39', '41', '43', '44']],
  [/^(перчатки|рукавицы|краги)/i, ['8', '9', '10']],
]
const USUAL_HOURS = 8
const EVERY_RESTRICTED = 8

type Done = { number: number; lastName: string; department: DemoDepartment; year: string }

/** What is written down beside the day. */
export function factsOf(
  event: EventAnswer,
  { number, lastName, department, year }: Done,
): Omit<Completion, 'date'> {
  switch (event.section) {
    case 'briefing': {
      const foreman = FOREMEN[department]
      const isIntroductory = event.kind.endsWith('introductory') || event.kind === 'civil-defence'
      return {
        instructor: isIntroductory || foreman.startsWith(lastName) ? SPECIALIST : foreman,
        ...(event.kind === 'internship' && { shifts: 3 }),
      }
    }
    case 'training': {
      const { minHours } = PROGRAMME_FACTS[event.programme]
      const isOutside = /^(?:general|hazardous|electrical)/.test(event.programme)
      return {
        hours: minHours ?? USUAL_HOURS,
        protocolNumber: `${protocolOf(event.programme)}/${year.slice(2)}`,
        result: 'passed',
        provider: isOutside ? TRAINING_CENTRE : null,
      }
    }
    case 'medical':
      return { conclusion: number % EVERY_RESTRICTED === 0 ? 'restricted' : 'fit', organisation: CLINIC }
    case 'ppe':
      return { size: sizeOf(event.name, number) }
    default:
      return {}
  }
}

function sizeOf(ppe: string, number: number): string | null {
  const sizes = SIZES.find(([pattern]) => pattern.test(ppe))?.[1] ?? []
  return sizes[number % sizes.length] ?? null
}

/** One protocol a programme and a day of the commission. */
function protocolOf(programme: string): string {
  return String(Object.keys(PROGRAMME_FACTS).indexOf(programme) + 1)
}
