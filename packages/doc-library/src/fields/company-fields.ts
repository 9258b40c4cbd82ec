import { parseFullName } from '@ot/grammar'
import { type DeclinedPerson, NAMED_FIELDS } from './declension.ts'
import type { CompanyFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { headcountCode } from './incident-codes.ts'

const SETTLEMENT_WORD =
  /^(г|город|гор|п|пос|посёлок|поселок|пгт|рп|с|село|д|дер|деревня|ст|станица|ст-ца|х|хутор|аул)[.\s]/i

/** «г. Москва»; a settlement that already says what it is stays as it is. */
function placeOf(city: string | null): string | null {
  const name = givenText(city)
  if (name === null) return null
  return SETTLEMENT_WORD.test(name) ? name : `г.\u00a0${name}`
}

/** Under the full name the short one stands in brackets, unless it says the same. */
function shortNameInBrackets({ name, shortName }: CompanyFacts): string | null {
  const short = givenText(shortName)
  return short === null || short.toLowerCase() === name.trim().toLowerCase() ? null : `(${short})`
}

const ORGANIZATION_FIELDS: readonly FieldReader<CompanyFacts>[] = [
  {
    path: 'полное_наименование',
    label: 'Полное наименование организации',
    read: ({ name }) => givenText(name),
  },
  {
    path: 'краткое_наименование',
    label: 'Краткое наименование организации',
    read: ({ shortName, name }) => givenText(shortName) ?? givenText(name),
  },
  { path: 'краткое_в_скобках', label: 'Краткое наименование в скобках', read: shortNameInBrackets },
  { path: 'инн', label: 'ИНН организации', read: ({ inn }) => givenText(inn) },
  { path: 'кпп', label: 'КПП организации', read: ({ kpp }) => givenText(kpp) },
  { path: 'огрн', label: 'ОГРН (ОГРНИП) организации', read: ({ ogrn }) => givenText(ogrn) },
  { path: 'окпо', label: 'ОКПО организации', read: ({ okpo }) => givenText(okpo) },
  { path: 'оквэд', label: 'ОКВЭД организации', read: ({ okved }) => givenText(okved) },
  { path: 'октмо', label: 'ОКТМО организации', read: ({ oktmo }) => givenText(oktmo) },
  {
    path: 'юридический_адрес',
    label: 'Юридический адрес',
    read: ({ legalAddress }) => givenText(legalAddress),
  },
  {
    path: 'фактический_адрес',
    label: 'Фактический адрес',
    read: ({ actualAddress }) => givenText(actualAddress),
  },
  {
    path: 'почтовый_адрес',
    label: 'Почтовый адрес',
    read: ({ mailingAddress }) => givenText(mailingAddress),
  },
  { path: 'телефон', label: 'Телефон организации', read: ({ phone }) => givenText(phone) },
  { path: 'почта', label: 'Электронная почта организации', read: ({ email }) => givenText(email) },
  { path: 'город', label: 'Город', read: ({ city }) => givenText(city) },
  { path: 'место', label: 'Место составления документа', read: ({ city }) => placeOf(city) },
  {
    path: 'численность',
    label: 'Численность работников',
    read: ({ headcount }) => (headcount === null ? null : String(headcount)),
  },
  {
    path: 'код_численности',
    label: 'Код численности работников по приказу № 223н',
    read: ({ headcount }) => headcountCode(headcount),
  },
  {
    path: 'номер_сфр',
    label: 'Регистрационный номер в Социальном фонде России',
    read: ({ sfrNumber }) => givenText(sfrNumber ?? null),
  },
]

function director(company: CompanyFacts): DeclinedPerson {
  return {
    name: parseFullName(company.directorName),
    position: company.directorPosition,
    nameCases: company.directorNameCases,
    positionCases: company.directorPositionCases,
  }
}

export const COMPANY_FIELDS: readonly FieldReader<CompanyFacts>[] = [
  ...ORGANIZATION_FIELDS.map((field) => ({ ...field, path: `организация.${field.path}` })),
  ...NAMED_FIELDS.map(({ path, label, read }) => ({
    path: `директор.${path}`,
    label: `Руководитель: ${label.toLowerCase()}`,
    read: (company: CompanyFacts) => read(director(company)),
  })),
]
