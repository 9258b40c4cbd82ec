import { readFile } from 'node:fs/promises'
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isSettlementAccount,
  type Seller,
  VAT_RATES,
} from '@ot/domain'
import { z } from 'zod'
import { DEMO_SELLER } from '../../seed/demo-seller.ts'
import { type Settings, WrongSetting } from './env.ts'

const text = z.string().trim().min(1).max(500)

const SellerFile = z
  .strictObject({
    name: text,
    inn: z.string().refine(isInn, 'inn — ИНН с верной контрольной цифрой'),
    kpp: z.string().refine(isKpp, 'kpp — 9 знаков').nullable().default(null),
    address: text,
    bank: text,
    bik: z.string().refine(isBik, 'bik — 9 цифр'),
    settlementAccount: text,
    correspondentAccount: text,
    director: text,
    position: text.default('Руководитель'),
    vatRate: z.enum(VAT_RATES).default('none'),
  })
  .refine(({ settlementAccount, bik }) => isSettlementAccount(settlementAccount, bik), {
    error: 'settlementAccount — счёт не подходит к этому БИК',
  })
  .refine(({ correspondentAccount, bik }) => isCorrespondentAccount(correspondentAccount, bik), {
    error: 'correspondentAccount — счёт не подходит к этому БИК',
  })

/** Who is paid on this installation; null: nobody is named. The demonstration has an invented one. */
export async function readSeller({ SELLER_FILE, demo }: Settings): Promise<Seller | null> {
  if (SELLER_FILE === undefined) return demo ? DEMO_SELLER : null
  const parsed = SellerFile.safeParse(await readJson(SELLER_FILE))
  if (!parsed.success) {
    const said = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '))
    throw new WrongSetting(`Неверный SELLER_FILE: ${said.join('; ')}`)
  }
  return parsed.data
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new WrongSetting(`SELLER_FILE не читается: ${error instanceof Error ? error.message : path}`)
  }
}
