import { afterAll, beforeAll } from 'vitest'
import { type TestApp, type TestCompany, testApp } from '../../../../test/world.ts'
import { csv } from './staff.ts'

type Extra = {
  dryRun?: boolean
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Another process of the same installation. */
  app?: TestApp
}

export const HEADER = ['ФИО', 'Отдел', 'Должность', 'Дата рождения', 'Дата приёма']
export const PETR = ['Ёлкин Пётр Ильич', 'Склад', 'Кладовщик', '01.05.1990', '01.03.2021']
export const ANNA = ['Ёлкина Анна Ильинична', 'Склад', 'Экономист', '02.05.1992', '02.03.2021']

/** Sends lists of people and looks at what they have changed. */
export function importDesk() {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  function send(
    company: TestCompany,
    rows: readonly (readonly string[])[],
    { dryRun, fields, headers, app: asked = app }: Extra = {},
  ) {
    const path = `/api/employees/import?companyId=${company.id}${dryRun === true ? '&dryRun=true' : ''}`
    const upload = { fileName: 'список.csv', bytes: csv(rows), ...(fields && { fields }) }
    return asked.as(company.editor).upload(path, upload, headers === undefined ? {} : { headers })
  }

  const employeesOf = (company: TestCompany) =>
    app.rows('select * from employees where company_id = $1 order by id', [company.id])

  /** Everything an import could touch. */
  async function stateOf(company: TestCompany) {
    const tables = ['employees', 'departments', 'audit_entries', 'import_mappings']
    return Promise.all(
      tables.map((name) => app.rows(`select * from ${name} where company_id = $1 order by 2`, [company.id])),
    )
  }

  return {
    send,
    employeesOf,
    stateOf,
    get app() {
      return app
    },
  }
}
