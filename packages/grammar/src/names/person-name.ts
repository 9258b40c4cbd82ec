export type Sex = 'm' | 'f'

/** fatherName is '' for a person without a patronymic. */
export type PersonName = { lastName: string; firstName: string; fatherName: string; sex?: Sex }
