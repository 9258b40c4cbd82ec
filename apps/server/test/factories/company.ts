import type pg from 'pg'

/** Requisites with right checksums, of no company that exists. */
export const COMPANY_FIELDS = {
  name: 'Общество с ограниченной ответственностью «Ромашка»',
  shortName: 'ООО «Ромашка»',
  formOfOwnership: 'Общество с ограниченной ответственностью',
  activities: [1],
  legalAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  actualAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  mailingAddress: '101000, г. Москва, ул. Мясницкая, д. 1',
  phone: '+7 (495) 123-45-67',
  email: 'info@romashka.example',
  inn: '7707083893',
  kpp: '770701001',
  okpo: '00032537',
  okato: '45286565000',
  oktmo: '45379000',
  okved: '62.01',
  ogrn: '1027700132195',
  okogu: '4210014',
  directorName: 'Иванов Пётр Сергеевич',
  directorPosition: 'Генеральный директор',
}

/** A company in the database itself, on the trial of the standard tariff until 2099. */
export async function insertCompany(pool: pg.Pool, createdAt: string): Promise<number> {
  const fields = COMPANY_FIELDS
  const { rows } = await pool.query<{ id: number }>(
    `insert into companies (created_at, updated_at, name, short_name, form_of_ownership, activity_ids, legal_address,
       actual_address, mailing_address, phone, email, inn, kpp, okpo, okato, oktmo, okved, ogrn, okogu, director_name,
       director_position, director_name_cases, director_position_cases, time_zone, additional_addresses)
     values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, '{}', '{}',
       'Europe/Moscow', '[]') returning id::int`,
    [
      createdAt,
      fields.name,
      fields.shortName,
      fields.formOfOwnership,
      fields.activities,
      fields.legalAddress,
      fields.actualAddress,
      fields.mailingAddress,
      fields.phone,
      fields.email,
      fields.inn,
      fields.kpp,
      fields.okpo,
      fields.okato,
      fields.oktmo,
      fields.okved,
      fields.ogrn,
      fields.okogu,
      fields.directorName,
      fields.directorPosition,
    ],
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('no company was inserted')
  await pool.query(`insert into subscriptions values ($1, 'standard', '2099-12-31', '2000-01-01')`, [id])
  return id
}

export async function insertMember(
  pool: pg.Pool,
  member: { userId: number; companyId: number; role: string; createdAt: string },
): Promise<void> {
  await pool.query('insert into memberships values ($1, $2, $3, $4)', [
    member.userId,
    member.companyId,
    member.role,
    member.createdAt,
  ])
}
