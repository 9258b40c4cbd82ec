import { APPOINTMENT_FIELD_LABELS } from '@ot/domain'

export const COLUMNS = {
  role: APPOINTMENT_FIELD_LABELS.role,
  holder: APPOINTMENT_FIELD_LABELS.employeeFullName,
  training: APPOINTMENT_FIELD_LABELS.educationType,
  order: APPOINTMENT_FIELD_LABELS.orderLink,
} as const
