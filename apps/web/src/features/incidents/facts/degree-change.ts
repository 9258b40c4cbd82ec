import { INCIDENT_DEGREE_LABELS, type IncidentDegree, isNotifiable, isWorse, severityOf } from '@ot/domain'

/** What another degree brings, before it is saved. */
export function degreeChangeText(from: IncidentDegree, to: IncidentDegree): string[] {
  if (from === to) return []
  const changes = [
    `Шаги перестроятся под ${INCIDENT_DEGREE_LABELS[to]} случай. Сделанное, документы и материалы останутся.`,
  ]
  if (isNotifiable(to) && !isNotifiable(from))
    changes.push('Понадобится известить инспекцию труда, прокуратуру и других адресатов.')
  if (isWorse(to, from) && severityOf(from) === 'easy')
    changes.push('Комиссию возглавит государственный инспектор труда, на расследование — 15 дней.')
  if (!isWorse(to, from) && severityOf(to) === 'easy' && severityOf(from) !== 'easy')
    changes.push('Комиссию возглавит работодатель или его представитель, на расследование — 3 дня.')
  return changes
}
