import type pg from 'pg'

/** Row policies bind the owner of the tables too: he sees and writes rows only in the scope of their companies. */
const ENTER_ALL = `select app_set_companies(coalesce(string_agg(id::text, ','), '')) from companies`

/** As the owner of the tables, in a transaction whose rows are those of all companies there are. */
export async function inAllCompanies<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`begin; ${ENTER_ALL}`)
    const answer = await work(client)
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
