import { describe, expect, test } from 'vitest'
import { countShortages, NOTHING_SELECTED, type Selection, staffGroups } from './staff-groups.ts'
import { sampleCoverage, sampleDepartment, sampleEmployee } from './testing/sample-staff.ts'

const staff = {
  departments: [
    sampleDepartment(1, 'Администрация'),
    sampleDepartment(2, 'Архив'),
    sampleDepartment(3, 'Склад'),
  ],
  employees: [
    sampleEmployee(10, 'Абрамов Олег Ильич', 3, { dismissedOn: '2026-10-05' }),
    sampleEmployee(11, 'Громов Пётр Ильич', 3),
    sampleEmployee(12, 'Ёлкина Анна Юрьевна', 1),
    sampleEmployee(13, 'Ким Пётр Львович', 3),
  ],
  coverage: new Map(
    [
      sampleCoverage(11, { briefing: 'overdue', ppe: 'missing', instruction: 'unknown' }),
      sampleCoverage(12, { briefing: 'missing', ppe: 'soon', medical: 'none' }),
      sampleCoverage(13, { medical: 'none', training: 'none' }),
    ].map((states) => [states.employeeId, states]),
  ),
}

/** `номер: id` of those who are shown, by department. */
function shown(own: Partial<Selection>) {
  return staffGroups(staff, { ...NOTHING_SELECTED, ...own }).map(({ department, people }) => [
    department.name,
    people.flatMap(({ employee, isShown, number }) => (isShown ? [`${number}: ${employee.id}`] : [])),
  ])
}

function shownIds(own: Partial<Selection>): number[] {
  return staffGroups(staff, { ...NOTHING_SELECTED, ...own }).flatMap(({ people }) =>
    people.filter(({ isShown }) => isShown).map(({ employee }) => employee.id),
  )
}

describe('Работники по отделам', () => {
  test('отделы в своём порядке, и пустой тоже; номера сквозные; уволенные — в конце отдела', () => {
    expect(shown({})).toEqual([
      ['Администрация', ['1: 12']],
      ['Архив', []],
      ['Склад', ['2: 11', '3: 13', '4: 10']],
    ])
  })

  test('отобранные нумеруются заново', () => {
    expect(shown({ text: 'петр' })).toEqual([
      ['Администрация', []],
      ['Архив', []],
      ['Склад', ['1: 11', '2: 13']],
    ])
  })

  test('один отдел: остальные пусты', () => {
    expect(shown({ departmentId: 3 })).toEqual([
      ['Администрация', []],
      ['Архив', []],
      ['Склад', ['1: 11', '2: 13', '3: 10']],
    ])
  })

  test('у кого с инструкциями так, как сказано', () => {
    expect(shownIds({ instruction: 'unknown' })).toEqual([11])
    expect(shownIds({ instruction: 'unknown', departmentId: 1 })).toEqual([])
  })

  test('в отделе считаются работающие и уволенные', () => {
    const counts = staffGroups(staff, NOTHING_SELECTED).map(({ working, dismissed }) => [working, dismissed])
    expect(counts).toEqual([
      [1, 0],
      [0, 0],
      [2, 1],
    ])
  })

  test.each<[string, Partial<Selection>, number[]]>([
    ['поиск по имени', { text: 'петр' }, [11, 13]],
    ['поиск находит и уволенных', { text: 'абрамов' }, [10]],
    ['нет инструктажа: просрочен или не проведён', { lacking: ['briefing'] }, [12, 11]],
    ['скоро срок — ещё не нехватка', { lacking: ['ppe'] }, [11]],
    ['два отбора вместе: у кого нет ни того, ни другого', { lacking: ['briefing', 'ppe'] }, [11]],
    ['поиск и отбор вместе', { text: 'ёлкина', lacking: ['briefing'] }, [12]],
    ['никого', { text: 'петр', lacking: ['medical'] }, []],
  ])('%s', (_, selection, expected) => {
    expect(shownIds(selection)).toEqual(expected)
  })
})

describe('Нехватка по столбцам', () => {
  test('считаются работающие, у кого просрочено или не сделано', () => {
    expect([...countShortages(staff)]).toEqual([
      ['briefing', 2],
      ['instruction', 0],
      ['training', 0],
      ['medical', 0],
      ['ppe', 1],
    ])
  })

  test('о чём сведений нет ни у кого, то не считается', () => {
    expect([...countShortages({ ...staff, coverage: new Map() })]).toEqual([])
  })
})
