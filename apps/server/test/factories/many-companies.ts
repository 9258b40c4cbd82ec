import { COMPANY_FIELDS } from './company.ts'

type Rows = (text: string, values?: unknown[]) => Promise<unknown>

const DEPARTMENTS = 5
const POSITIONS = 5
const SECTIONS = `array['briefing', 'training', 'medical', 'ppe']`

/** So many companies beside those there are, each with people and four obligations of each of them; statistics as an hour later. */
export async function insertManyCompanies(
  rows: Rows,
  { companies, people }: { companies: number; people: number },
): Promise<void> {
  await rows(
    `insert into companies (created_at, updated_at, name, short_name, form_of_ownership, activity_ids, legal_address,
       actual_address, mailing_address, phone, email, inn, kpp, okpo, okato, oktmo, okved, ogrn, okogu, director_name,
       director_position, director_name_cases, director_position_cases, time_zone, additional_addresses)
     select now(), now(), $2, $2, '', '{1}', '', '', '', '', '', '7707083893', '770701001', '', '', '', '', '', '', '', '',
       '{}', '{}', 'Europe/Moscow', '[]' from generate_series(1, $1)`,
    [companies, COMPANY_FIELDS.shortName],
  )
  await rows(
    `insert into departments (company_id, created_at, updated_at, name)
     select id, now(), now(), 'Цех ' || number from companies, generate_series(1, ${DEPARTMENTS}) number`,
  )
  await rows(
    `insert into employees (company_id, created_at, updated_at, department_id, position_id, last_name, first_name, father_name,
       sex, birth_date, hire_date)
     select d.company_id, now(), now(), d.id, 1 + number % ${POSITIONS}, 'Работник ' || number, 'Иван', '', 'm', '1980-01-01', '2020-01-01'
     from departments d, generate_series(1, $1) number`,
    [people / DEPARTMENTS],
  )
  await rows(
    `insert into events (company_id, created_at, updated_at, entered_on, employee_id, section, name, periodicity, date,
       deadline, facts, rule)
     select e.company_id, now(), now(), '2024-03-01', e.id, section, section, '1 год', '2024-03-01', '2025-03-01', '{}',
       section || '.asked'
     from employees e, unnest(${SECTIONS}) section`,
  )
  await rows('analyze')
}
