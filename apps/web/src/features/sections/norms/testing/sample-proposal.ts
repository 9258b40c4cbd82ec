import type { Proposal } from '@ot/contract'

/** A proposal for tests: a duty of a driver that hangs on no condition. */
export function sampleProposal(rule: string, own: Partial<Proposal> = {}): Proposal {
  return {
    key: `${own.positionId ?? 70}:${rule}`,
    action: 'add',
    section: 'briefing',
    name: `Обязанность ${rule}`,
    periodicity: '6 месяцев',
    deadline: '2026-12-01',
    condition: null,
    basis: {
      act: 'Постановление Правительства РФ от 24.12.2021 № 2464',
      clause: 'п. 10',
      edition: '01.09.2026',
      explanation: 'Проводится всем принятым до начала работы.',
      verified: true,
    },
    positionId: 70,
    position: 'Водитель',
    employeeIds: [12],
    outcome: 'proposed',
    note: null,
    ...own,
  }
}

export const QUESTION = sampleProposal('training.first-aid', {
  section: 'training',
  name: 'Первая помощь',
  condition: 'Должен ли работник уметь оказывать первую помощь (п. 33)?',
})
export const CLOSING = sampleProposal('close:medical.4.4', {
  action: 'close',
  section: 'medical',
  name: 'п. 4.4. Шум',
  deadline: null,
})
export const DECLINED = sampleProposal('risk', {
  section: 'risk',
  name: 'Оценка рисков',
  outcome: 'declined',
  note: 'Оценивали в другом учёте',
})
