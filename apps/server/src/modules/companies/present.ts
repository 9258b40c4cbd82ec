import type { CompanyAnswer } from '@ot/contract'
import { presentChosenActivities } from '../activities/index.ts'
import type { MemberCompany } from './queries.ts'

export function presentCompany(row: MemberCompany): CompanyAnswer {
  return {
    id: row.id,
    version: row.version,
    role: row.role,
    name: row.name,
    shortName: row.shortName,
    formOfOwnership: row.formOfOwnership,
    activities: presentChosenActivities(row.activityIds),
    legalAddress: row.legalAddress,
    actualAddress: row.actualAddress,
    mailingAddress: row.mailingAddress,
    phone: row.phone,
    email: row.email,
    inn: row.inn,
    kpp: row.kpp,
    okpo: row.okpo,
    okato: row.okato,
    oktmo: row.oktmo,
    okved: row.okved,
    ogrn: row.ogrn,
    okogu: row.okogu,
    directorName: row.directorName,
    directorPosition: row.directorPosition,
    directorNameCases: row.directorNameCases,
    directorPositionCases: row.directorPositionCases,
    timeZone: row.timeZone,
    city: row.city,
    headcount: row.headcount,
    microEnterprise: row.microEnterprise,
    sfrNumber: row.sfrNumber,
    riskCategory: row.riskCategory,
    additionalAddresses: row.additionalAddresses,
    regionalDaysOff: row.regionalDaysOff,
    coldSeason: row.coldSeason,
  }
}
