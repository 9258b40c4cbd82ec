export const PPE_EVENT_TYPES = ['issuance', 'return'] as const
export type PpeEventType = (typeof PPE_EVENT_TYPES)[number]

export const PPE_EVENT_TYPE_LABELS = {
  issuance: 'выдача',
  return: 'возврат',
} satisfies Record<PpeEventType, string>

/** ТР ТС 019/2011: by it a thing has a declaration or a certificate. */
export const PPE_RISK_CLASSES = ['1', '2'] as const
export type PpeRiskClass = (typeof PPE_RISK_CLASSES)[number]

export const PPE_RISK_CLASS_LABELS = {
  1: 'первый: декларация',
  2: 'второй: сертификат',
} satisfies Record<PpeRiskClass, string>
