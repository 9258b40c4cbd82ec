import { call, callWithHeaders } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import type { Journal } from './journal-dialog.tsx'

const JOURNAL = 'zhurnal-registratsii-neschastnyh-sluchaev'

/** 223н, form 11. */
export function incidentJournal(date: string): Journal {
  return {
    title: 'Журнал регистрации несчастных случаев',
    async save(period, format) {
      const { answer, headers } = await callWithHeaders('POST /api/templates/:id/draft', {
        params: { id: JOURNAL },
        body: { ...period, date, format },
      })
      saveFile(answer, fileName(headers, `Журнал несчастных случаев.${format}`))
    },
    async register(client, period, idempotencyKey) {
      const body = { ...period, date, templateId: JOURNAL }
      const registered = await call('POST /api/documents', { body }, { idempotencyKey })
      await client.invalidateQueries({ queryKey: ['documents', period.companyId] })
      return registered
    },
  }
}
