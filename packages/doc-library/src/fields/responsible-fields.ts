import { RESPONSIBILITY_ROLES, type RoleDefinition } from '@ot/domain'
import { shortDate } from '@ot/text'
import { NAMED_FIELDS } from './declension.ts'
import type { CompanyFacts, ResponsibleFacts } from './facts.ts'
import type { FieldReader } from './field-reader.ts'
import { RESPONSIBLE_ROOT } from './list-names.ts'
import { personScope } from './person-scope.ts'

/** «приказ от 05.10.2026 № 12-ОТ» */
function orderText({ orderNumber, orderDate }: ResponsibleFacts): string | null {
  if (orderNumber === null || orderDate === null) return null
  return `приказ от\u00a0${shortDate(orderDate)} №\u00a0${orderNumber}`
}

function holderOf({ id }: RoleDefinition, { responsible }: CompanyFacts): ResponsibleFacts | null {
  return responsible?.[id] ?? null
}

function roleFields(role: RoleDefinition): FieldReader<CompanyFacts>[] {
  const root = `${RESPONSIBLE_ROOT}.${role.key}`
  const personText = (path: string) => (company: CompanyFacts) => {
    const holder = holderOf(role, company)
    return holder === null ? null : (personScope(holder.person).get(path) ?? null)
  }
  return [
    // For `{#…}` and `{^…}` around what is said of the role.
    { path: root, label: role.name, read: personText('фио.именительный') },
    ...NAMED_FIELDS.map(({ path, label }) => ({
      path: `${root}.${path}`,
      label: `${role.name}: ${label.toLowerCase()}`,
      read: personText(path),
    })),
    {
      path: `${root}.приказ`,
      label: `${role.name}: приказ о назначении`,
      read: (company) => {
        const holder = holderOf(role, company)
        return holder === null ? null : orderText(holder)
      },
    },
  ]
}

/** Who is responsible for what: every role that the company may name somebody for. */
export const RESPONSIBLE_FIELDS: readonly FieldReader<CompanyFacts>[] =
  RESPONSIBILITY_ROLES.flatMap(roleFields)

/** The role that a path is about; null: about none. */
export function roleOfPath(path: string): RoleDefinition | null {
  const [root, key] = path.split('.')
  return root === RESPONSIBLE_ROOT ? (RESPONSIBILITY_ROLES.find((role) => role.key === key) ?? null) : null
}
