import type { RoleDefinition } from './role.ts'
import {
  ELECTRICAL_ROLES,
  FIRE_SAFETY_ROLES,
  FIRST_AID_ROLES,
  LABOUR_ROLES,
  MICROTRAUMA_ROLES,
} from './roles.ts'

/** Fields of responsibility a company names people for; the warnings of the documents page stand on them. */
export const RESPONSIBILITY_TYPES = [
  'labourProtection',
  'microtrauma',
  'firstAidKit',
  'fireSafety',
  'electricalSafety',
] as const
export type ResponsibilityType = (typeof RESPONSIBILITY_TYPES)[number]

export type ResponsibilityGroup = {
  id: number
  type: ResponsibilityType
  name: string
  tooltip: string
  roles: readonly RoleDefinition[]
}

/** Ids are part of the API (`responsibilityRoleDefinitionId`) and never change their meaning. */
export const RESPONSIBILITY_GROUPS: readonly ResponsibilityGroup[] = [
  {
    id: 1,
    type: 'labourProtection',
    name: 'Охрана труда',
    tooltip:
      'Кто организует работу по охране труда, проводит инструктажи, возглавляет комиссию по проверке знания, обеспечивает СИЗ и медосмотры (ТК РФ, ст. 214, 223)',
    roles: LABOUR_ROLES,
  },
  {
    id: 2,
    type: 'microtrauma',
    name: 'Микротравмы',
    tooltip: 'Кто регистрирует микроповреждения (микротравмы) и рассматривает их причины (ТК РФ, ст. 226)',
    roles: MICROTRAUMA_ROLES,
  },
  {
    id: 3,
    type: 'firstAidKit',
    name: 'Аптечка',
    tooltip:
      'Кто хранит аптечки первой помощи, пополняет их и следит за сроками годности (приказ Минздрава № 262н)',
    roles: FIRST_AID_ROLES,
  },
  {
    id: 4,
    type: 'fireSafety',
    name: 'Пожарная безопасность',
    tooltip:
      'Кто отвечает за пожарную безопасность объектов и проводит противопожарные инструктажи (ПП РФ № 1479, приказ МЧС № 1120)',
    roles: FIRE_SAFETY_ROLES,
  },
  {
    id: 5,
    type: 'electricalSafety',
    name: 'Электробезопасность',
    tooltip:
      'Кто отвечает за электрохозяйство, замещает ответственного и присваивает группу I (приказы Минэнерго № 811 и Минтруда № 903н)',
    roles: ELECTRICAL_ROLES,
  },
]

export const RESPONSIBILITY_ROLES: readonly RoleDefinition[] = RESPONSIBILITY_GROUPS.flatMap(
  ({ roles }) => roles,
)

const ROLE_BY_ID: ReadonlyMap<number, RoleDefinition> = new Map(
  RESPONSIBILITY_ROLES.map((role) => [role.id, role]),
)

/** Null: there is no such role. */
export function findResponsibilityRole(id: number): RoleDefinition | null {
  return ROLE_BY_ID.get(id) ?? null
}

/** A type is unfilled while nobody who works here stands in one of its roles. */
export function isTypeFilled(type: ResponsibilityType, isHeld: (roleId: number) => boolean): boolean {
  const group = RESPONSIBILITY_GROUPS.find((candidate) => candidate.type === type)
  return group?.roles.every(({ id }) => isHeld(id)) ?? false
}
