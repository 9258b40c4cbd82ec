import type { PaperFormat } from '@ot/domain'
import type { Ctx } from '../../ctx.ts'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import type { SellerPaper } from './invoice-queries.ts'

type Asked = { id: number; paper: SellerPaper; format: PaperFormat }

export async function invoiceFile(_ctx: Ctx, _deps: Deps, _asked: Asked): Promise<FileAnswer> {
  throw new NotFound()
}
