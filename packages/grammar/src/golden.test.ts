import { inclineFirstname, inclineLastname, inclineMiddlename } from 'lvovich'
import petrovich from 'petrovich'
import { describe, expect, test } from 'vitest'
import names from './golden/names.json'
import positions from './golden/positions.json'
import { CASES, type Case } from './inflection/cases.ts'
import { declineFullName } from './names/decline-name.ts'
import { parseFullName } from './names/parse-full-name.ts'
import type { PersonName } from './names/person-name.ts'
import { detectSex } from './names/sex.ts'
import { declinePosition } from './positions/decline-position.ts'

type Wrong = { expected: string; received: string }
type Decline = (nominative: string, grammaticalCase: Case, row: number) => string
type Gender = 'male' | 'female'

const sexes = names.map(([sex = '']) => sex)
const nameForms = names.map(([, ...forms]) => forms)

function wrongForms(rows: readonly (readonly string[])[], decline: Decline): Wrong[] {
  return rows.flatMap((forms, row) =>
    CASES.map((grammaticalCase, at) => ({
      expected: forms[at] ?? '',
      received: decline(forms[0] ?? '', grammaticalCase, row),
    })).filter(({ expected, received }) => expected !== received),
  )
}

function accuracy(rows: readonly unknown[], wrong: readonly Wrong[]): string {
  const all = rows.length * CASES.length
  return `${all - wrong.length} из ${all} форм`
}

/** A library as it comes, told the sex and the parts of the name. */
function bare(incline: (name: PersonName, gender: Gender, grammaticalCase: Case) => string[]): Decline {
  return (nominative, grammaticalCase, row) =>
    incline(parseFullName(nominative), sexes[row] === 'm' ? 'male' : 'female', grammaticalCase)
      .filter((word) => word !== '')
      .join(' ')
}

const byLvovich = bare((name, gender, grammaticalCase) => [
  inclineLastname(name.lastName, grammaticalCase, gender),
  inclineFirstname(name.firstName, grammaticalCase, gender),
  inclineMiddlename(name.fatherName, grammaticalCase, gender),
])

const byPetrovich = bare((name, gender, grammaticalCase) => {
  const middle = name.fatherName === '' ? {} : { middle: name.fatherName }
  const declined = petrovich(
    { last: name.lastName, first: name.firstName, ...middle, gender },
    grammaticalCase,
  )
  return [declined.last ?? '', declined.first ?? '', declined.middle ?? '']
})

describe('образцы, написанные вручную', () => {
  test('все имена и должности стоят в верном падеже', () => {
    const wrongNames = wrongForms(nameForms, (name, grammaticalCase) =>
      declineFullName(parseFullName(name), grammaticalCase),
    )
    const wrongPositions = wrongForms(positions, declinePosition)
    console.log(`имена: ${accuracy(names, wrongNames)}, должности: ${accuracy(positions, wrongPositions)}`)
    expect(wrongNames).toEqual([])
    expect(wrongPositions).toEqual([])
  })

  test('lvovich без наших правил вернее petrovich, поэтому он взят за основу', () => {
    const lvovich = wrongForms(nameForms, byLvovich)
    const rival = wrongForms(nameForms, byPetrovich)
    console.log(
      `имена без наших правил: lvovich ${accuracy(names, lvovich)}, petrovich ${accuracy(names, rival)}`,
    )
    expect(lvovich.length).toBeLessThan(rival.length)
  })

  test('пол узнаётся по самому имени', () => {
    const detected = nameForms.map(([name = '']) => `${name}: ${detectSex(parseFullName(name))}`)
    expect(detected).toEqual(names.map(([sex, name]) => `${name}: ${sex}`))
  })

  test('образцов не меньше 150 каждого вида, все разные, в шести падежах', () => {
    for (const rows of [nameForms, positions]) {
      expect(rows.length).toBeGreaterThanOrEqual(150)
      expect(new Set(rows.map(([nominative]) => nominative)).size).toBe(rows.length)
      expect(rows.filter((forms) => forms.length !== CASES.length)).toEqual([])
    }
  })
})
