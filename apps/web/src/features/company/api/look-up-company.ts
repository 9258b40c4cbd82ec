import { call } from '../../../lib/api.ts'

export function lookUpCompany(inn: string): Promise<Readonly<Record<string, string | undefined>>> {
  return call('POST /api/companies/lookup-by-inn', { body: { inn } })
}
