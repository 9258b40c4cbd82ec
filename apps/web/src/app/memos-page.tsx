import { MemosPage } from '../features/sections/memos/registry/memos-page.tsx'
import { UnfinishedSetup } from '../features/start/unfinished-setup.tsx'

/** /notifications/memos */
export function MemosRegistryPage() {
  return <MemosPage setup={<UnfinishedSetup />} />
}
