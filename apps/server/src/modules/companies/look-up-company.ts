import { NotFound, Unavailable } from '../../foundation/errors.ts'
import type { FoundCompany, InnLookup } from '../../lookup/inn-lookup.ts'

/** What is not found is no mistake of who asks: he goes on by hand. */
export async function lookUpCompany(
  { lookup, report }: { lookup: InnLookup; report: (cause: string) => void },
  inn: string,
): Promise<FoundCompany> {
  const result = await lookup.find(inn)
  switch (result.kind) {
    case 'found':
      return result.company
    case 'unknown':
      throw new NotFound('Организация с таким ИНН не найдена. Заполните сведения вручную')
    case 'unavailable':
      report(result.cause)
      throw new Unavailable(
        'Справочник организаций сейчас не отвечает. Повторите позже или заполните сведения вручную',
      )
  }
}
