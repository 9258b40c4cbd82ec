import { z } from 'zod'

const maybe = z.string().nullish()

/** The part of DaData's answer that is read. Everything but the name and the ИНН may be missing there. */
export const DadataAnswer = z.object({
  suggestions: z.array(
    z.object({
      data: z.object({
        inn: z.string(),
        kpp: maybe,
        ogrn: maybe,
        okpo: maybe,
        okato: maybe,
        oktmo: maybe,
        okogu: maybe,
        okfs: maybe,
        okved: maybe,
        type: z.enum(['LEGAL', 'INDIVIDUAL']).nullish(),
        name: z.object({ full_with_opf: z.string(), short_with_opf: maybe }),
        fio: z.object({ surname: maybe, name: maybe, patronymic: maybe }).nullish(),
        management: z.object({ name: maybe, post: maybe }).nullish(),
        address: z
          .object({
            value: maybe,
            unrestricted_value: maybe,
            data: z.object({ city: maybe, settlement: maybe }).nullish(),
          })
          .nullish(),
      }),
    }),
  ),
})
export type DadataAnswer = z.infer<typeof DadataAnswer>
