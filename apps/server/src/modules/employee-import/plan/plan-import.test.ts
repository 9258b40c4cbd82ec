import { writeWorkbook } from '@ot/spreadsheet'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { actions, HEADER, messages, OLGA_ROW, PETR_ROW, plan } from '../testing/plan.ts'
import { NO_OPTIONS, OLGA, snapshot } from '../testing/staff.ts'
import { planImport } from './plan-import.ts'

describe('новые и прежние', () => {
  test('новый добавляется со всеми сведениями, отдел создаётся, пол виден по имени', () => {
    const result = plan([HEADER, PETR_ROW])
    expect(result.changes).toEqual({
      newDepartments: ['Склад'],
      added: [
        {
          ...OLGA,
          employeeGroupId: -1,
          positionId: 38,
          lastName: 'Ёлкин',
          firstName: 'Пётр',
          fatherName: 'Ильич',
          sex: 'm',
          birthDate: '1990-05-01',
          hireDate: '2021-03-01',
        },
      ],
      jobs: [],
      changed: [],
    })
    expect(result.outcome).toMatchObject({
      sheet: { name: 'список', headerRow: 1, rows: 1 },
      lacking: [],
      totals: { add: 1, change: 0, dismiss: 0, same: 0, skip: 0, error: 0 },
      newDepartments: ['Склад'],
      unknownPositions: [],
    })
    expect(result.outcome.rows[0]).toMatchObject({ row: 2, employeeId: null, fullName: 'Ёлкин Пётр Ильич' })
    expect(result.outcome.rows[0]?.changes).toContainEqual({ field: 'department', from: null, to: 'Склад' })
  })

  test('строка названа так, как будет записана, а с ошибкой — так, как стоит в файле', () => {
    const named = (birthDate: string) =>
      plan([HEADER, ['ЁЛКИН  ПЁТР ИЛЬИЧ', 'Склад', 'Кладовщик', birthDate, '01.03.2021']]).outcome.rows[0]
    expect(named('01.05.1990')?.fullName).toBe('Ёлкин Пётр Ильич')
    expect(named('вчера')?.fullName).toBe('ЁЛКИН  ПЁТР ИЛЬИЧ')
  })

  test('тот же список второй раз ничего не меняет', () => {
    const result = plan([HEADER, OLGA_ROW], snapshot([OLGA]))
    expect(result.outcome.rows).toEqual([
      {
        row: 2,
        action: 'same',
        employeeId: 100,
        fullName: OLGA_ROW[0],
        repeatOf: null,
        changes: [],
        errors: [],
      },
    ])
    expect(result.changes).toEqual({ newDepartments: [], added: [], jobs: [], changed: [] })
  })

  test('отдел и должность — без различия прописных, ё, пробелов и дефисов', () => {
    const row = ['Смирнова Ольга Викторовна', 'БУХГАЛТЕРИЯ', 'экономист', '28.02.1985', '09.01.2020']
    expect(actions(plan([HEADER, row], snapshot([OLGA])))).toEqual(['same'])
    const fitter = [
      'Ёлкин Пётр Ильич',
      'бухгалтерия ',
      'электромонтер  по ремонту электро-оборудования',
      '01.05.1990',
      '01.03.2021',
    ]
    expect(plan([HEADER, fitter]).outcome.unknownPositions).toHaveLength(1)
    fitter[2] = 'электромонтер по ремонту электрооборудования'
    expect(plan([HEADER, fitter]).changes.added[0]).toMatchObject({
      positionId: 89,
      positionStaff: null,
      employeeGroupId: 1,
    })
  })

  test('двойной пробел в штатном названии — не изменение', () => {
    const result = plan(
      [
        ['ФИО', 'Должность', 'Должность по штатному расписанию'],
        ['Смирнова Ольга Викторовна', 'Экономист', 'Ведущий экономист'],
      ],
      snapshot([{ positionStaff: 'Ведущий  экономист' }]),
    )
    expect(actions(result)).toEqual(['same'])
  })

  test('чего в файле нет или что пусто, то остаётся', () => {
    const stored = {
      ...OLGA,
      snils: '001-001-001 12',
      email: 'olga@example.test',
      personalPhone: '+7 (900) 123-45-67',
    }
    const result = plan(
      [
        ['ФИО', 'Дата приёма', 'E-mail', 'Телефон'],
        ['Смирнова Ольга Викторовна', '10.01.2020', '', '-'],
      ],
      snapshot([stored]),
    )
    expect(result.changes.changed).toEqual([
      { id: 100, personId: 100, version: 1, record: stored, after: { ...stored, hireDate: '2020-01-10' } },
    ])
    expect(result.outcome.rows[0]?.changes).toEqual([
      { field: 'hireDate', from: '2020-01-09', to: '2020-01-10' },
    ])
    expect(result.outcome.lacking).toEqual(['department', 'position', 'birthDate'])
  })

  test('перевод в другой отдел и на другую должность сбрасывает прежнее название по штату', () => {
    const result = plan(
      [HEADER, ['Смирнова Ольга Викторовна', 'Склад', 'Бухгалтер', '', '']],
      snapshot([{ positionStaff: 'Ведущий экономист' }]),
    )
    expect(result.outcome.rows[0]?.changes).toEqual([
      { field: 'department', from: 'Бухгалтерия', to: 'Склад' },
      { field: 'position', from: 'Экономист', to: 'Бухгалтер' },
      { field: 'positionStaff', from: 'Ведущий экономист', to: null },
    ])
  })
})

const FAMILY = { isOwnProfile: true, family: 'Семейство' }

describe('должности', () => {
  const senior = ['Ёлкин Пётр Ильич', 'Склад', 'Старший кладовщик-бухгалтер', '01.05.1990', '01.03.2021']

  test('неизвестная — ошибка строки и похожие из справочника', () => {
    const result = plan([HEADER, senior, [...senior.with(0, 'Ёлкин Олег Ильич')]])
    expect(messages(result)[0]).toEqual([
      2,
      2,
      'Должности «Старший кладовщик-бухгалтер» нет в справочнике: выберите, какой она соответствует',
    ])
    expect(result.outcome.unknownPositions).toEqual([
      {
        title: 'Старший кладовщик-бухгалтер',
        rows: 2,
        suggestions: [
          { id: 38, name: 'Кладовщик', ...FAMILY },
          { id: 4, name: 'Бухгалтер', ...FAMILY },
        ],
        neighbour: null,
      },
    ])
  })

  test('непохожей ни на что предлагается то, что в этом отделе у большинства', () => {
    const keepers = ['Ёлкин Олег Ильич', 'Ёлкин Илья Ильич'].map((name) =>
      senior.with(0, name).with(2, 'Кладовщик'),
    )
    const accountant = senior.with(0, 'Ёлкин Ким Ильич').with(2, 'Бухгалтер')
    const strange = senior.with(2, 'Ъыь')
    const neighbourOf = (row: typeof strange) =>
      plan([HEADER, ...keepers, accountant, row]).outcome.unknownPositions.map(({ neighbour }) => neighbour)
    expect(neighbourOf(strange)).toEqual([{ id: 38, name: 'Кладовщик', ...FAMILY }])
    expect(neighbourOf(strange.with(1, 'Гараж'))).toEqual([null])
  })

  test('сказанное другими словами узнаётся без вопроса и показывается', () => {
    const result = plan([HEADER, senior.with(2, 'Ст. кладовщица 2р.')])
    expect(messages(result)).toEqual([])
    expect(result.changes.added[0]).toMatchObject({ positionId: 38, positionStaff: 'Ст. кладовщица 2р.' })
    expect(result.outcome.recognisedPositions).toEqual([
      { title: 'Ст. кладовщица 2р.', rows: 1, position: { id: 38, name: 'Кладовщик', ...FAMILY } },
    ])
  })

  test('сказанное пользователем важнее узнанного', () => {
    const told = { positions: { 'Ст. кладовщица 2р.': 4 } }
    const result = plan([HEADER, senior.with(2, 'Ст. кладовщица 2р.')], snapshot(), told)
    expect(result.changes.added[0]?.positionId).toBe(4)
    expect(result.outcome.recognisedPositions).toEqual([])
  })

  test('сопоставленная записывается и в штатное название; в следующий раз спрашивать не о чем', () => {
    const result = plan([HEADER, senior], snapshot(), { positions: { 'старший кладовщик бухгалтер': 38 } })
    expect(result.changes.added[0]).toMatchObject({
      positionId: 38,
      positionStaff: 'Старший кладовщик-бухгалтер',
    })
    expect(result.memory.titles).toEqual({ 'Старший кладовщик-бухгалтер': 38 })
    expect(
      plan([HEADER, senior], snapshot([], { titles: result.memory.titles })).changes.added[0]?.positionId,
    ).toBe(38)
    const stored = result.changes.added.map((record) => ({ ...record, employeeGroupId: 1 }))
    expect(actions(plan([HEADER, senior.with(1, 'Бухгалтерия')], snapshot(stored)))).toEqual(['same'])
  })

  test('название, с которым здесь уже работают, известно', () => {
    const others = [{ positionId: 38, positionStaff: 'Старший кладовщик-бухгалтер' }]
    expect(plan([HEADER, senior], snapshot(others)).changes.added[0]?.positionId).toBe(38)
  })

  test('название по штату в своём столбце важнее', () => {
    const result = plan([
      [...HEADER, 'Должность по штатному расписанию'],
      [...PETR_ROW, 'Кладовщик склада № 2'],
    ])
    expect(result.changes.added[0]).toMatchObject({ positionId: 38, positionStaff: 'Кладовщик склада № 2' })
  })

  test('должности, которой нет, сопоставить нельзя', () => {
    expect(() =>
      plan([HEADER, senior], snapshot(), { positions: { 'Старший кладовщик-бухгалтер': 999 } }),
    ).toThrow('Такой должности нет в справочнике')
  })
})

describe('ошибки по строкам и столбцам', () => {
  test.each<[string, string[], [number, number | null, string][]]>([
    ['нет отчества', PETR_ROW.with(0, 'Ёлкин Пётр'), [[2, 0, 'Впишите отчество или отметьте, что его нет']]],
    [
      'одна фамилия',
      PETR_ROW.with(0, 'Ёлкин'),
      [
        [2, 0, 'Впишите имя'],
        [2, 0, 'Впишите отчество или отметьте, что его нет'],
      ],
    ],
    ['нет отдела', PETR_ROW.with(1, ''), [[2, 1, 'Впишите отдел']]],
    ['нет должности', PETR_ROW.with(2, ''), [[2, 2, 'Впишите должность']]],
    ['моложе 14', PETR_ROW.with(3, '01.05.2015'), [[2, 3, 'Работнику должно быть не меньше 14 лет']]],
    [
      'старше 100',
      PETR_ROW.with(3, '01.05.1920'),
      [[2, 3, 'Проверьте год рождения: работнику больше 100 лет']],
    ],
    [
      'принят ребёнком',
      PETR_ROW.with(4, '01.05.2000'),
      [[2, 4, 'Дата приёма раньше, чем работнику исполнилось 14 лет']],
    ],
    ['не дата', PETR_ROW.with(4, 'скоро'), [[2, 4, 'Это не дата: «скоро». Впишите её как ДД.ММ.ГГГГ']]],
    [
      'пол не виден',
      PETR_ROW.with(0, 'Гнедич Саша Женя'),
      [[2, null, 'По имени пол не определить: впишите «м» или «ж»']],
    ],
  ])('%s', (_name, row, expected) => {
    const result = plan([HEADER, row])
    expect(messages(result)).toEqual(expected)
    expect(result.outcome.totals.error).toBe(1)
  })

  test('прежняя неверная дата не мешает изменить другое', () => {
    const result = plan(
      [
        ['ФИО', 'Отдел'],
        ['Смирнова Ольга Викторовна', 'Склад'],
      ],
      snapshot([{ hireDate: '1990-01-01' }]),
    )
    expect(actions(result)).toEqual(['change'])
  })

  test('отдел для тех, у кого его в файле нет', () => {
    const rows = [['ФИО', 'Должность', 'Дата рождения', 'Дата приёма'], PETR_ROW.toSpliced(1, 1)]
    expect(plan(rows).outcome.lacking).toEqual(['department'])
    const result = plan(rows, snapshot(), { departmentName: 'Склад' })
    expect(result.outcome.lacking).toEqual([])
    expect(result.changes.newDepartments).toEqual(['Склад'])
  })
})

describe('столбцы по слову пользователя', () => {
  const rows = [
    ['ФИО', 'Отдел', 'Должность', 'Начал', 'Родился', 'Примечание'],
    ['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик', '01.03.2021', '01.05.1990', '12'],
  ]

  test('сказанное важнее узнанного и запоминается по заголовкам файла', () => {
    const mapping = {
      0: 'fullName',
      1: 'department',
      2: 'position',
      3: 'hireDate',
      4: 'birthDate',
      5: 'internalPhone',
    }
    const told = plan(rows, snapshot(), { mapping })
    expect(told.changes.added[0]).toMatchObject({ hireDate: '2021-03-01', internalPhone: '12' })
    expect(told.memory.mapping).toEqual(mapping)
    const next = plan(
      [...rows, rows[1]?.with(0, 'Ёлкин Олег Ильич') ?? []],
      snapshot([], { remembered: [told.memory] }),
    )
    expect(next.outcome.columns.map(({ field }) => field)).toEqual(Object.values(mapping))
    expect(actions(next)).toEqual(['add', 'add'])
  })

  test('образцы значений каждого столбца', () => {
    expect(plan(rows).outcome.columns[5]).toEqual({
      index: 5,
      header: 'Примечание',
      field: null,
      samples: ['12'],
    })
  })

  test('одно сведение из двух столбцов — отказ', () => {
    expect(() =>
      plan(rows, snapshot(), { mapping: { 0: 'fullName', 3: 'hireDate', 4: 'hireDate' } }),
    ).toThrow('Одно и то же сведение указано для столбцов «Начал» и «Родился»')
  })
})

describe('столбец дат без формата', () => {
  const WORKBOOK = 'xl/workbook.xml'

  /** A small workbook whose dates are bare numbers. */
  async function bytesOf(from1904: boolean, [birth, hire]: readonly [number, number]) {
    const rows = [HEADER, [...PETR_ROW.slice(0, 3), birth, hire]]
    const file = await writeWorkbook([{ name: 'Лист1', widths: [], frozenRows: 0, rows }])
    const parts = unzipSync(file)
    const workbook = strFromU8(parts[WORKBOOK] ?? new Uint8Array()).replace(/<workbookPr[^>]*>/, '')
    const told = workbook.replace(/<workbook [^>]*>/, `$&<workbookPr date1904="${from1904 ? 1 : 0}"/>`)
    return zipSync({ ...parts, [WORKBOOK]: strToU8(told) })
  }

  test.each<[boolean, readonly [number, number]]>([
    [false, [32_994, 44_256]],
    [true, [31_532, 42_794]],
  ])('книга системы 1904 года: %s — дни те же', async (from1904, serials) => {
    const file = { fileName: 'список.xlsx', bytes: await bytesOf(from1904, serials), options: NO_OPTIONS }
    expect(planImport(file, snapshot()).plan.changes.added).toMatchObject([
      { birthDate: '1990-05-01', hireDate: '2021-03-01' },
    ])
  })
})

describe('строки с ошибками исправляют, пропускают или оставляют', () => {
  const wrong = PETR_ROW.with(3, '31.02.1990')
  const nobodysFather = ['Ли Анна', 'Кухня', 'Кладовщик', '01.05.1990', '01.03.2021']

  test('сказанное вместо файла читается, как из файла, и без столбца тоже', () => {
    const mended = { '2:birthDate': '28.02.1990', '3:fatherName': 'нет', '3:sex': 'ж' }
    const result = plan([HEADER, wrong, nobodysFather], snapshot(), { mended })
    expect(actions(result)).toEqual(['add', 'add'])
    expect(result.changes.added).toMatchObject([
      { birthDate: '1990-02-28' },
      { lastName: 'Ли', fatherName: '', sex: 'f' },
    ])
  })

  test('об ошибке видно, что написано сейчас', () => {
    const [row] = plan([HEADER, wrong]).outcome.rows
    expect(row?.errors).toMatchObject([{ field: 'birthDate', said: '31.02.1990' }])
  })

  test('пропущенная строка не ошибка; её отдел не создаётся', () => {
    const result = plan([HEADER, OLGA_ROW, nobodysFather], snapshot(), { skipped: [3] })
    expect(actions(result)).toEqual(['add', 'skip'])
    expect(result.outcome.newDepartments).toEqual([])
  })

  test('строка с ошибкой отдела не создаёт', () => {
    const result = plan([HEADER, OLGA_ROW, nobodysFather])
    expect(actions(result)).toEqual(['add', 'error'])
    expect(result.outcome.newDepartments).toEqual([])
  })

  test('среди добавленных сосчитаны уволенные', () => {
    const rows = [
      [...HEADER, 'Дата увольнения'],
      [...OLGA_ROW, '01.02.2022'],
      [...PETR_ROW, ''],
    ]
    expect(plan(rows).outcome.addedDismissed).toBe(1)
  })
})
