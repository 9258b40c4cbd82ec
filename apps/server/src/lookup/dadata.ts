import { FORMS_OF_OWNERSHIP } from '@ot/domain'
import { upperFirst } from '@ot/text'
import { z } from 'zod'
import { DadataAnswer } from './dadata-answer.ts'
import type { FoundCompany, InnLookup, LookupResult } from './inn-lookup.ts'

const TIME_LIMIT_MS = 5000
export const DADATA_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs/findById/party'

export type DadataSettings = { token: string; url?: string; timeLimitMs?: number }

/** Requisites from DaData's findById/party; see its documentation for the shapes. */
export function dadataLookup({
  token,
  url = DADATA_URL,
  timeLimitMs = TIME_LIMIT_MS,
}: DadataSettings): InnLookup {
  return {
    async find(inn) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Token ${token}`,
          },
          body: JSON.stringify({ query: inn, count: 1, branch_type: 'MAIN' }),
          signal: AbortSignal.timeout(timeLimitMs),
        })
        if (!response.ok) return { kind: 'unavailable', cause: `status ${response.status}` }
        return resultOf(DadataAnswer.parse(await response.json()))
      } catch (error) {
        return { kind: 'unavailable', cause: causeOf(error) }
      }
    },
  }
}

function causeOf(error: unknown): string {
  if (error instanceof z.ZodError) return 'unexpected answer'
  return error instanceof Error ? error.name : 'unknown failure'
}

function resultOf(answer: DadataAnswer): LookupResult {
  const party = answer.suggestions[0]?.data
  return party === undefined ? { kind: 'unknown' } : { kind: 'found', company: companyOf(party) }
}

type Party = DadataAnswer['suggestions'][number]['data']

function companyOf(party: Party): FoundCompany {
  const address = party.address
  const isSoleTrader = party.type === 'INDIVIDUAL'
  return known({
    name: party.name.full_with_opf,
    shortName: party.name.short_with_opf ?? party.name.full_with_opf,
    formOfOwnership: FORMS_OF_OWNERSHIP.get(party.okfs ?? ''),
    legalAddress: address?.unrestricted_value ?? address?.value,
    city: address?.data?.city ?? address?.data?.settlement,
    inn: party.inn,
    kpp: isSoleTrader ? null : party.kpp,
    ogrn: party.ogrn,
    okpo: party.okpo,
    okato: party.okato,
    oktmo: party.oktmo,
    okogu: party.okogu,
    okved: party.okved,
    directorName: isSoleTrader ? fullName(party.fio) : party.management?.name,
    directorPosition: isSoleTrader ? 'Индивидуальный предприниматель' : sentenceCase(party.management?.post),
  })
}

function fullName(fio: Party['fio']): string | undefined {
  const parts = [fio?.surname, fio?.name, fio?.patronymic].filter(
    (part) => typeof part === 'string' && part !== '',
  )
  return parts.length === 0 ? undefined : parts.join(' ')
}

/** The register writes positions in capitals: «ГЕНЕРАЛЬНЫЙ ДИРЕКТОР». */
function sentenceCase(post: string | null | undefined): string | undefined {
  if (post === null || post === undefined || post === '') return undefined
  return upperFirst(post.toLowerCase())
}

function known(company: Record<string, string | null | undefined>): FoundCompany {
  const entries = Object.entries(company).flatMap(([key, value]) =>
    value === null || value === undefined || value === '' ? [] : [[key, value] as const],
  )
  return Object.fromEntries(entries)
}
