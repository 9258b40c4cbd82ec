import { grouped } from '@ot/text'

/**
 * Groupings of ОКВЭД 2 by the kind of activity they name: ОК 029-2014 (КДЕС Ред. 2), put into force by order of Росстандарт of 31.01.2014 № 14-ст.
 * Read from the open data of Росстат, set 7708234640-okved2, edition of 01.12.2023. A grouping whose work no kind names is left out.
 */
const CODES: readonly (readonly [activity: number, groupings: string])[] = [
  [1, '69.2'],
  [2, '69.1'],
  [3, '58.2 62 63.12'],
  [4, '73'],
  [5, '70.2'],
  [6, '64 65 66'],
  [7, '68'],
  [8, '71.11 71.12.1'],
  [9, '79'],
  [10, '78'],
  [11, '58.1 60 63.91'],
  [12, '85.3 85.42'],
  [13, '64.2 70.1'],
  [14, '63.11 82.2'],
  [101, '47.11 47.2 47.81'],
  [102, '45.1 45.32 45.4 47.19 47.4 47.5 47.6 47.7 47.82 47.89'],
  [103, '45.31 46 52.1'],
  [104, '47.91'],
  [105, '47.73'],
  [106, '56'],
  [107, '55'],
  [108, '96.02'],
  [109, '96.01'],
  [110, '81.2'],
  [111, '86'],
  [112, '75'],
  [113, '85.1 85.2'],
  [114, '93.1 96.04'],
  [115, '59.14 90 91 93.2'],
  [116, '80'],
  [117, '68.32.1 81.1'],
  [118, '35.3 36 37'],
  [119, '35.1'],
  [120, '38 39'],
  [121, '41'],
  [122, '43'],
  [123, '42'],
  [124, '43.2'],
  [125, '49.4 52.24 52.29'],
  [126, '49.3'],
  [127, '45.2'],
  [128, '47.3'],
  [129, '53'],
  [130, '61'],
  [131, '10 11'],
  [132, '10.7 10.82'],
  [133, '13.91 13.92 14'],
  [134, '31'],
  [135, '16'],
  [136, '25'],
  [137, '26 27 28 29 30'],
  [138, '22'],
  [139, '23.3 23.5 23.6 23.7'],
  [140, '20'],
  [141, '18.1'],
  [142, '33 95'],
  [143, '01.1 01.2 01.3 01.5 01.61 01.63 01.64'],
  [144, '01.4 01.5 01.62'],
  [145, '02'],
  [146, '05 06 07 08 09'],
  [147, '87 88'],
  [148, '71.2 72'],
]

/** A class has two digits, and nothing wider says what is done. */
const SHORTEST = 2
const ACTIVITIES_OF = spread()

function spread(): ReadonlyMap<string, readonly number[]> {
  const pairs = CODES.flatMap(([activity, groupings]) =>
    groupings.split(' ').map((grouping) => ({ grouping, activity })),
  )
  const byGrouping = grouped(pairs, ({ grouping }) => grouping)
  return new Map([...byGrouping].map(([grouping, own]) => [grouping, own.map(({ activity }) => activity)]))
}

/** The kinds of activity that a code of ОКВЭД 2 speaks of, by the narrowest grouping that names any; none when no grouping does. */
export function activitiesOfCode(okved: string): readonly number[] {
  const code = okved.trim()
  for (let length = code.length; length >= SHORTEST; length -= 1) {
    const found = ACTIVITIES_OF.get(code.slice(0, length))
    if (found !== undefined) return found
  }
  return []
}
