export const PPE_EVENT_TYPES = ['issuance', 'return'] as const
export type PpeEventType = (typeof PPE_EVENT_TYPES)[number]

export const PPE_EVENT_TYPE_LABELS = {
  issuance: 'выдача',
  return: 'возврат',
} satisfies Record<PpeEventType, string>
