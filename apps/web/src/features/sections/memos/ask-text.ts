import type { PpeEventType, Section } from '@ot/domain'

/** What the paper asks the director for. */
export function askText(section: Section, operation: PpeEventType | null): string {
  switch (section) {
    case 'briefing':
      return 'Прошу организовать инструктажи по охране труда следующих работников:'
    case 'training':
      return 'Прошу организовать обучение по охране труда и проверку знаний следующих работников:'
    case 'medical':
      return 'Прошу направить на медицинские осмотры следующих работников:'
    case 'ppe':
      return operation === 'return'
        ? 'Прошу принять средства индивидуальной защиты у следующих работников:'
        : 'Прошу выдать средства индивидуальной защиты следующим работникам:'
    case 'sout':
      return 'Прошу организовать специальную оценку условий труда на рабочих местах следующих работников:'
    case 'risk':
      return 'Прошу организовать оценку профессиональных рисков на рабочих местах следующих работников:'
  }
}
