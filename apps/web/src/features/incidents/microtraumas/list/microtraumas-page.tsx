import { IncidentsArea } from '../../incidents-area.tsx'
import { MicrotraumaRegistry } from './microtrauma-registry.tsx'

/** /notifications/microtraumas */
export function MicrotraumasPage() {
  return (
    <IncidentsArea title="Микротравмы">
      <MicrotraumaRegistry />
    </IncidentsArea>
  )
}
