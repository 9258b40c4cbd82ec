import { Invalid } from '../../foundation/errors.ts'
import type { FoundCompany, InnLookup } from '../../lookup/inn-lookup.ts'

export async function lookUpCompany(
  { lookup, report }: { lookup: InnLookup; report: (cause: string) => void },
  inn: string,
): Promise<FoundCompany> {
  const result = await lookup.find(inn)
  switch (result.kind) {
    case 'found':
      return result.company
    case 'unknown':
      throw Invalid.field('inn', 'Организация с таким ИНН не найдена. Заполните сведения вручную')
    case 'unavailable':
      report(result.cause)
      throw Invalid.field(
        'inn',
        'Справочник организаций сейчас не отвечает. Повторите позже или заполните сведения вручную',
      )
  }
}
