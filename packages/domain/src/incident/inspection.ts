/** Why the state inspector of labour investigates himself (ТК РФ, ст. 229.3; приказ Минтруда № 223н, п. 17, 20). */
export const INSPECTION_GROUNDS = ['hidden', 'complaint', 'additional', 'civilContract'] as const
export type InspectionGround = (typeof INSPECTION_GROUNDS)[number]

export const INSPECTION_GROUND_LABELS = {
  hidden: 'Случай, о котором вовремя не сообщили (п. 20.4)',
  complaint: 'Жалоба или несогласие с выводами комиссии (ст. 229.3, ч. 1)',
  additional: 'Дополнительное расследование (ст. 229.3, ч. 2)',
  civilContract: 'Тяжёлый или смертельный случай по гражданско-правовому договору (п. 17)',
} satisfies Record<InspectionGround, string>
