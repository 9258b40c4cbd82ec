import type { ImportOutcome } from '@ot/contract'

type Row = ImportOutcome['rows'][number]

export function column(index: number, header: string, field: ImportOutcome['columns'][number]['field']) {
  return { index, header, field, samples: [] }
}

export function row(number: number, action: Row['action'], more: Partial<Row> = {}): Row {
  return {
    row: number,
    action,
    employeeId: null,
    fullName: 'Петров Пётр Петрович',
    repeatOf: null,
    changes: [],
    errors: [],
    ...more,
  }
}

/** A dry run of a file with two columns; its totals are those of its rows. */
export function outcome(more: Partial<ImportOutcome> = {}): ImportOutcome {
  const { rows = [] } = more
  const count = (action: Row['action']) => rows.filter((its) => its.action === action).length
  return {
    written: false,
    sheet: { name: 'Кадры', headerRow: 4, rows: rows.length },
    columns: [column(0, 'ФИО', 'fullName'), column(1, 'Подразделение', 'department')],
    lacking: [],
    totals: {
      add: count('add'),
      change: count('change'),
      dismiss: count('dismiss'),
      same: count('same'),
      skip: count('skip'),
      error: count('error'),
    },
    addedDismissed: 0,
    newDepartments: [],
    recognisedPositions: [],
    unknownPositions: [],
    limitProblem: null,
    ...more,
    rows,
  }
}
